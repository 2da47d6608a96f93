/**
 * Periodic checks: payments whose messages were lost, buyers who left, orders that remain unpaid, refunds without an answer. Each may run twice or on
 * several servers at once; locks and unique keys limit the effects to one.
 */
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { canceledAfterMs, isOnItsWay, writtenAfterMs } from '#domain/order/payment-progress.ts';
import { transaction } from '#server/db/pool.ts';
import { postMails } from '#server/mail/post-mail.ts';
import { orderToPay } from '#server/order/order-to-pay.ts';
import { giveUpOrder, lockPayableOrder, ordersInPreparationBefore } from '#server/order/settle-order.ts';
import { checkPayment, checkPaymentById } from './check-payment.ts';
import { paymentFailed } from './payment-letter.ts';
import { isOnline, noWays } from './payment-services.ts';
import type { PaymentServices } from './payment-services.ts';
import { deleteEventsBefore, duePayments, latestPayment, pendingRefunds, unpaidOrders } from './payment-store.ts';
import { askForRefund } from './refund-order.ts';

const everyMs = 15_000;
const eventsKeptMs = 90 * 86_400_000;

export async function watchPayments(services: PaymentServices): Promise<void> {
  const { db, now } = services;
  if (isOnline(services)) {
    for (const id of await duePayments(db, new Date(now()))) await one(services, async () => checkPaymentById(services, id));
    for (const refund of await pendingRefunds(db)) await one(services, async () => askForRefund(services, refund));
  }
  const reminded = {
    state: orderState.PREPARATION,
    before: new Date(now() - writtenAfterMs),
    after: new Date(now() - canceledAfterMs),
  };
  for (const id of await unpaidOrders(db, reminded)) await one(services, async () => writeToBuyer(services, id));
  for (const id of await ordersInPreparationBefore(db, orderState.PREPARATION, new Date(now() - canceledAfterMs)))
    await one(services, async () => cancelUnpaid(services, id));
  await deleteEventsBefore(db, new Date(now() - eventsKeptMs));
}

/** A failure with one is tried again next time and does not delay the others. */
async function one({ warn }: PaymentServices, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    warn('a payment could not be looked after', error);
  }
}

async function writeToBuyer(services: PaymentServices, id: number): Promise<void> {
  const { db, jobs, publicUrl, now } = services;
  const [order, company] = await Promise.all([orderToPay(db, { id }, noWays), services.readCompany()]);
  if (!order) return;
  await transaction(db, async (trx) => {
    const locked = await lockPayableOrder(trx, id);
    if (locked.orderStatusId === orderState.PREPARATION) await postMails(trx, jobs, [paymentFailed({ order, company, publicUrl })], now());
  });
}

/** The provider is asked first: a payment that has arrived or is on its way keeps the order. */
async function cancelUnpaid(services: PaymentServices, id: number): Promise<void> {
  const latest = await latestPayment(services.db, id);
  if (latest !== null && isOnline(services)) {
    const { state, said } = await checkPayment(services, latest);
    if (state === 'PAID' || state === 'REVIEW' || isOnItsWay(said?.word ?? null)) return;
  }
  await transaction(services.db, async (trx) => {
    const order = await lockPayableOrder(trx, id);
    if (order.orderStatusId !== orderState.PREPARATION || order.paymentStatusId === paymentStatus.PAID) return;
    const nowMs = services.now();
    await giveUpOrder(trx, order, 'nicht bezahlt innert 24 Stunden', nowMs);
    await services.reopenQuote(trx, id, { nowMs, who: '' });
  });
}

export function openWatch(services: PaymentServices): { start: () => void; stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  return {
    start: () => {
      timer ??= setInterval(() => {
        running ??= watchPayments(services)
          .catch((error: unknown) => services.warn('payments could not be looked after', error))
          .finally(() => {
            running = null;
          });
      }, everyMs).unref();
    },
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
