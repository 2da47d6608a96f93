import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { orderState } from '#domain/order/order-state.ts';
import { CallFailure } from '#contract/failure.ts';
import { changeOrderState } from '#contract/order.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { instantText } from '../text/instant-text.ts';
import pageStyles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { stateMark, stateVerb } from './order-view.ts';
import styles from '../document/document.module.css';

const t = officeTexts.order;
interface StateChange {
  orderStatusId: number;
  refusal: string | null;
}

/** Who changed the order while it stood open here, as the server says. */
function meanwhileOf(error: unknown): string | null {
  const item = error instanceof CallFailure ? error.errors.find((each) => each.message === 'changedMeanwhile') : undefined;
  return item ? t.changedMeanwhile(String(item.params['who'] ?? ''), instantText(String(item.params['at'] ?? ''))) : null;
}

export function OrderStatePanel({ order, changes }: { order: Order; changes: readonly StateChange[] }) {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [meanwhile, setMeanwhile] = useState<string | null>(null);
  // Preparation is reached by a provider's payment only, never by hand.
  const offered = changes.filter(({ orderStatusId, refusal }) => refusal === null || orderStatusId !== orderState.PREPARATION);
  const change = async (orderStatusId: number): Promise<void> => {
    setAsking(false);
    setBusy(true);
    try {
      await call(changeOrderState, { params: { id: order.id }, body: { orderStatusId, version: order.version } });
      toast.success(officeTexts.done);
      await revalidate();
    } catch (error) {
      const text = meanwhileOf(error);
      if (text === null) toast.error(error instanceof CallFailure ? failureText(error) : String(error));
      else setMeanwhile(text);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section>
      <h2>{t.changeState}</h2>
      {offered.every(({ refusal }) => refusal !== null) ? <p>{t.noChange}</p> : null}
      <ul className={styles['states']}>
        {offered.map(({ orderStatusId, refusal }) => (
          <li key={orderStatusId}>
            <button
              type="button"
              className={pageStyles['button']}
              disabled={busy || refusal !== null}
              onClick={() => (orderStatusId === orderState.CANCELED ? setAsking(true) : void change(orderStatusId))}
            >
              {stateVerb(orderStatusId)}
            </button>
            {refusal === null ? null : (
              <small>{failureText.key(refusal, { from: stateMark(order.orderStatusId).label, to: stateMark(orderStatusId).label })}</small>
            )}
          </li>
        ))}
      </ul>
      <Dialog title={t.cancelTitle(order.formattedId)} open={asking} onClose={() => setAsking(false)}>
        <p>{t.cancelText}</p>
        <div className={pageStyles['answer']}>
          <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => void change(orderState.CANCELED)}>
            {t.cancelNow}
          </button>
          <button type="button" className={pageStyles['button']} onClick={() => setAsking(false)}>
            {officeTexts.cancel}
          </button>
        </div>
      </Dialog>
      <Dialog title={t.changedTitle} open={meanwhile !== null} onClose={() => setMeanwhile(null)}>
        <p>{meanwhile}</p>
        <div className={pageStyles['answer']}>
          <button
            type="button"
            className={`${pageStyles['button']} ${pageStyles['ink']}`}
            onClick={() => {
              setMeanwhile(null);
              void revalidate();
            }}
          >
            {officeTexts.reload}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
