/** State of an order's payment, for anyone with its link. While it is not settled the provider is asked, at most once a second for all callers together. */
import type { OrderPayment } from '#contract/payment.ts';
import { chfFromRappen } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { canceledAfterMs, isOnItsWay } from '#domain/order/payment-progress.ts';
import { notFound } from '#server/call/refusal.ts';
import { amountToPay, isPayable, orderToPay } from '#server/order/order-to-pay.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import { isOfOther } from './begin-payment.ts';
import { checkPayment } from './check-payment.ts';
import { withTimeout } from './with-timeout.ts';
import { isOnline, onlineWays } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { claimCheck, latestPayment } from './payment-store.ts';
import type { PaymentRow } from './payment-store.ts';

const askedEveryMs = 900;

export async function readOrderPayment(services: PaymentServices, uuid: string): Promise<OrderPayment> {
  const before = await find(services, uuid);
  if (!(await askedAgain(services, before))) return answer(before);
  return answer(await find(services, uuid));
}

interface Found {
  order: OrderToPay;
  payment: PaymentRow | null;
}

async function find(services: PaymentServices, uuid: string): Promise<Found> {
  const order = await orderToPay(services.db, { uuid }, await onlineWays(services));
  if (!order) throw notFound();
  return { order, payment: await latestPayment(services.db, order.id) };
}

async function askedAgain(services: PaymentServices, { order, payment }: Found): Promise<boolean> {
  if (payment === null || !isOnline(services) || payment.transactionId === null) return false;
  if (order.paymentStatusId === paymentStatus.PAID || ['PAID', 'FAILED', 'REVIEW'].includes(payment.state)) return false;
  const now = services.now();
  if (!(await claimCheck(services.db, payment.id, new Date(now), new Date(now - askedEveryMs)))) return false;
  try {
    await withTimeout(checkPayment(services, payment));
    return true;
  } catch (error) {
    services.warn('the payment provider was not reached', error);
    return false;
  }
}

function answer({ order, payment }: Found): OrderPayment {
  const { state, failure } = stateOf({ order, payment });
  return {
    formattedId: order.formattedId,
    state,
    failure,
    paymentMethodId: order.paymentMethodId,
    total: chfFromRappen(amountToPay(order)),
    methods: [...order.methods],
    keptUntil: order.rest > 0 ? null : new Date(order.placedAtMs + canceledAfterMs).toISOString(),
  };
}

const plain = (state: OrderPayment['state']): Pick<OrderPayment, 'state' | 'failure'> => ({ state, failure: null });

function stateOf({ order, payment }: Found): Pick<OrderPayment, 'state' | 'failure'> {
  if (order.paymentStatusId === paymentStatus.PAID) return plain('PAID');
  if (order.orderStatusId === orderState.CANCELED) return plain('CANCELED');
  if (order.rest > 0 && (payment === null || isOfOther(payment, order.rest))) return plain('OPEN');
  if (payment?.state === 'REVIEW') return plain('REVIEW');
  if (!isPayable(order) || payment === null) return plain('NONE');
  if (payment.state === 'FAILED') return { state: 'FAILED', failure: payment.failure === 'declined' ? 'declined' : 'technical' };
  if (payment.transactionId === null) return { state: 'OPEN', failure: 'unavailable' };
  return plain(isOnItsWay(payment.word) ? 'CHECKING' : 'OPEN');
}
