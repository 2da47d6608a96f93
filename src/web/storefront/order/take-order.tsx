/** Below an order that was placed as a guest: takes it into the account of the same e-mail address (decision 0140). */
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { takeOrder } from '#contract/order-take.ts';
import { call } from '#web/call.ts';
import { logInPath, orderPath, paths } from '#web/paths.ts';
import { useRootData } from '#web/root-data.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import '#web/texts/wish-texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { isLoggedIn } from '../page/require-log-in.ts';
import styles from './take-order.module.css';

export function TakeOrder({ order }: { order: Order }) {
  const t = useTranslations('wish.take');
  const account = useTranslations('profile.tabs');
  const shell = useTranslations('shell');
  const session = useRootData()?.session ?? null;
  const failureText = useFailureText();
  const [state, setState] = useState<'TAKEN' | 'CONFIRM' | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  if (!order.customer.guest) return null;
  // Staff have no account to take it into, and take nothing in a customer's name.
  if (isLoggedIn(session) && (session.customerId === null || session.seesAs !== undefined)) return null;
  const take = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      setState((await call(takeOrder, { params: { uuid: order.uuid }, body: {} })).state);
    } catch (failure) {
      setProblem(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles['take']}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      <div>
        <p role="status">{state === null ? null : state === 'TAKEN' ? t('taken') : t('confirm', { email: session?.email ?? '' })}</p>
        <p role="alert">{problem}</p>
      </div>
      {isLoggedIn(session) ? (
        state === 'TAKEN' ? (
          <ButtonLink kind="outline" to={paths.profileOrders} mark="arrow">
            {account('bestellungen')}
          </ButtonLink>
        ) : (
          <Button kind="outline" busy={busy} onClick={() => void take()}>
            {t('now')}
          </Button>
        )
      ) : (
        <ButtonLink kind="outline" to={logInPath(orderPath(order.uuid))}>
          {shell('logIn')}
        </ButtonLink>
      )}
    </section>
  );
}
