import { useTranslations } from 'use-intl';
import type { OrderSummary } from '#contract/order.ts';
import { isProviderMethod, paymentMethod } from '#domain/order/payment-method.ts';
import { orderState, orderStateName, paymentStatus } from '#domain/order/order-state.ts';
import { StatusMark } from '#web/ui/status-mark.tsx';
import type { StatusState } from '#web/ui/status-mark.tsx';
import styles from './order-row.module.css';

const glyphs: Readonly<Record<number, StatusState>> = {
  [orderState.PLACED]: 'working',
  [orderState.SENT]: 'done',
  [orderState.PREPARATION]: 'open',
  [orderState.INVOICED]: 'done',
  [orderState.CANCELED]: 'canceled',
};

type Facts = Pick<OrderSummary, 'orderStatusId' | 'paymentStatusId' | 'paymentMethodId' | 'productionStartedOn'> & {
  delivered?: OrderSummary['delivered'];
};

/** Progress of an order in words for its customer; payment only if the customer has to act, or it is done. */
export function OrderStateMarks({ orderStatusId, paymentStatusId, paymentMethodId, productionStartedOn, delivered }: Facts) {
  const t = useTranslations('profile');
  const partly = orderStatusId === orderState.PLACED && delivered === 'PARTIAL';
  const usual =
    orderStatusId === orderState.PLACED && productionStartedOn !== null
      ? 'inProduction'
      : (`states.${orderStateName(orderStatusId)}` as const);
  const paid = paymentStatusId === paymentStatus.PAID;
  const inAdvance = paymentMethodId === paymentMethod.PREPAYMENT || isProviderMethod(paymentMethodId);
  const saysPayment = orderStatusId !== orderState.CANCELED && orderStatusId !== orderState.PREPARATION && (paid || inAdvance);
  return (
    <span className={styles['marks']}>
      <StatusMark state={partly ? 'part' : (glyphs[orderStatusId] ?? 'working')} label={t(partly ? 'partly' : usual)} />
      {saysPayment ? <StatusMark state={paid ? 'done' : 'open'} label={t(paid ? 'paid' : 'unpaid')} /> : null}
    </span>
  );
}
