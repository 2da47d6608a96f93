/** What the customer has asked to change about the order, and the way to ask for more, as long as something is left to change. */
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { writeOrderWish } from '#contract/order-wish.ts';
import type { OrderWish } from '#contract/order-wish.ts';
import { dateText } from '#domain/calendar/date-text.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { call } from '#web/call.ts';
import '#web/texts/wish-texts.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './order-wish.module.css';
import { wishId } from './wish-id.ts';

const WishForm = lazy(async () => import('./wish-form.tsx'));

interface OrderWishesProps {
  uuid: string;
  /** Oldest first. */
  wishes: readonly OrderWish[];
}

export function OrderWishes({ uuid, wishes }: OrderWishesProps) {
  const t = useTranslations('order');
  const w = useTranslations('wish');
  const [told, setTold] = useState(wishes);
  const [open, setOpen] = useState(false);
  return (
    <section id={wishId} className={styles['wish']} tabIndex={-1}>
      <h2>{t('wishTitle')}</h2>
      <div role="status">
        {told.length === 0 ? null : (
          <>
            <ol className={styles['told']}>
              {told.map(({ at, kind, text }) => (
                <li key={`${at} ${kind}`}>
                  <p className="small muted">{w(`told.${kind}`, { day: dateText(localNow(Date.parse(at)).date) })}</p>
                  {text === '' ? null : <p className={styles['text']}>{text}</p>}
                </li>
              ))}
            </ol>
            <p>{w('waits')}</p>
          </>
        )}
      </div>
      {open ? (
        <Suspense>
          <WishForm
            onSend={async (wish) => {
              setTold((await call(writeOrderWish, { params: { uuid }, body: wish })).items);
              setOpen(false);
            }}
          />
        </Suspense>
      ) : (
        <div>
          <Button kind="outline" mark="plus" onClick={() => setOpen(true)}>
            {w('open')}
          </Button>
        </div>
      )}
    </section>
  );
}
