import { useState } from 'react';
import { orderState } from '#domain/order/order-state.ts';
import type { Order } from '#contract/order.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { Ask } from '../ui/ask.tsx';
import { officeTexts } from '../frame/office-words.ts';
import pageStyles from '../ui/page.module.css';
import { stateMark, stateVerb } from './order-view.ts';
import { useOrderState } from './use-order-state.ts';

const t = officeTexts.order;

interface StateChange {
  orderStatusId: number;
  refusal: string | null;
}

interface OrderStateActionsProps {
  order: Order;
  changes: readonly StateChange[];
}

/** What moves the order on, for the head; the last is the usual next step. */
export function OrderStateActions({ order, changes }: OrderStateActionsProps) {
  const { busy, change, meanwhile, reload } = useOrderState(order);
  const offered = changes.filter(({ orderStatusId, refusal }) => refusal === null && orderStatusId !== orderState.CANCELED);
  const next = offered.find(({ orderStatusId }) => orderStatusId === orderState.SENT) ?? offered.at(-1);
  const ordered = [...offered.filter((each) => each !== next), ...(next === undefined ? [] : [next])];
  return (
    <>
      {ordered.map((each) => (
        <button
          key={each.orderStatusId}
          type="button"
          className={`${pageStyles['button']} ${each === next ? pageStyles['ink'] : ''}`}
          disabled={busy}
          onClick={() => void change(each.orderStatusId)}
        >
          {stateVerb(each.orderStatusId)}
        </button>
      ))}
      <Meanwhile text={meanwhile} onReload={reload} />
    </>
  );
}

/** Canceling, and why other steps are not possible. */
export function OrderStateMore({ order, changes }: OrderStateActionsProps) {
  const failureText = useFailureText();
  const { busy, change, meanwhile, reload } = useOrderState(order);
  const [asking, setAsking] = useState(false);
  // Preparation is reached by a provider's payment only, never by hand.
  const shown = changes.filter(
    ({ orderStatusId, refusal }) => orderStatusId === orderState.CANCELED || (refusal !== null && orderStatusId !== orderState.PREPARATION),
  );
  return (
    <>
      {shown.map(({ orderStatusId, refusal }) => (
        <div key={orderStatusId}>
          <button type="button" className={pageStyles['button']} disabled={busy || refusal !== null} onClick={() => setAsking(true)}>
            {stateVerb(orderStatusId)}
          </button>
          {refusal === null ? null : (
            <small>{failureText.key(refusal, { from: stateMark(order.orderStatusId).label, to: stateMark(orderStatusId).label })}</small>
          )}
        </div>
      ))}
      <Ask
        title={t.cancelTitle(order.formattedId)}
        text={t.cancelText}
        verb={t.cancelNow}
        back={officeTexts.cancel}
        open={asking}
        onYes={() => {
          setAsking(false);
          void change(orderState.CANCELED);
        }}
        onNo={() => setAsking(false)}
      />
      <Meanwhile text={meanwhile} onReload={reload} />
    </>
  );
}

function Meanwhile({ text, onReload }: { text: string | null; onReload: () => void }) {
  return (
    <Ask
      title={t.changedTitle}
      text={text ?? ''}
      verb={officeTexts.reload}
      back={officeTexts.cancel}
      open={text !== null}
      onYes={onReload}
      onNo={onReload}
    />
  );
}
