/** Stores a new order together with its mails, its payment and any related writes; `withPayment` then begins an online payment. */
import type { PlacedOrder } from '#contract/place-order.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { costsOf } from './order-costs.ts';
import { inGerman } from './in-german.ts';
import { insertOrders } from './insert-order-store.ts';
import type { NumberedOrder, Placing } from './insert-order-store.ts';
import type { NewOrder } from './new-order.ts';
import { orderMails } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';

export interface OrderToStore {
  order: NewOrder;
  /** Recipient of the confirmation. */
  email: string;
  who: string;
  key: IdempotencyKey | null;
  confirmsItself?: boolean;
  /** False: no confirmation is sent, only the shop's copy. */
  tell?: boolean;
  /** Runs first in the transaction, before anything is stored; throws to refuse. */
  before?: (trx: Trx) => Promise<void>;
  after?: (trx: Trx, stored: NumberedOrder) => Promise<void>;
}

export async function storeOrder(services: OrderServices, given: OrderToStore): Promise<PlacedOrder> {
  const { order, email, who, key, confirmsItself = false, tell = true } = given;
  const company = await services.readCompany();
  const online = isProviderMethod(order.paymentMethodId);
  // With online payment, the mails are sent when the payment has arrived.
  const all = online ? [] : orderMails(order, { company, publicUrl: services.publicUrl, email, inGerman: inGerman(services) });
  const mails = tell ? all : all.filter(({ dedupeKey }) => !dedupeKey.startsWith('order-confirmation:'));
  const payment: PlacedOrder['payment'] = { state: online ? 'PENDING' : 'OPEN', redirectUrl: null };
  const placing: Placing = { order, costs: costsOf(services, order), who, mails, key, payment, confirmsItself };
  const year = yearOf(localNow(services.now()).date);
  const alone = online || given.before !== undefined || given.after !== undefined;
  const stored = alone ? await storeWithMore(services, placing, { ...given, year }) : await services.storePlacing(placing, year);
  services.sendSoon(mails.map((mail) => mail.dedupeKey));
  return { ...stored, uuid: order.uuid, payment };
}

/** Takes several statements, so they run in a transaction. */
async function storeWithMore(
  { db, payments }: OrderServices,
  placing: Placing,
  { before, after, year }: Pick<OrderToStore, 'before' | 'after'> & { year: number },
): Promise<NumberedOrder> {
  const { total, paymentMethodId } = placing.order;
  return transaction(db, async (trx) => {
    await before?.(trx);
    const [inserted] = await insertOrders(trx, [placing], year);
    if (!inserted) throw new Error('an insert without a row');
    if (isProviderMethod(paymentMethodId)) await payments.register(trx, { ...inserted, total, methodId: paymentMethodId });
    await after?.(trx, inserted);
    return inserted;
  });
}

/** Begins the online payment of a stored order, if any; a repeated call continues the same payment. */
export async function withPayment(services: OrderServices, placed: PlacedOrder): Promise<PlacedOrder> {
  return placed.payment.state === 'PENDING' ? { ...placed, payment: await services.payments.begin(placed.uuid) } : placed;
}
