/** Stores a made order in one transaction with its mails, its payment and whatever else belongs to it, then begins the payment of who pays online. */
import type { PlacedOrder } from '#contract/order.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { insertOrder } from './insert-order-store.ts';
import type { NewOrder } from './new-order.ts';
import { orderMails } from './order-mails.ts';
import type { OrderServices } from './order-services.ts';

export interface OrderToStore {
  order: NewOrder;
  /** Who gets the confirmation. */
  email: string;
  who: string;
  key: IdempotencyKey | null;
  /** First in the transaction, before anything is stored; throws to refuse. */
  before?: (trx: Trx) => Promise<void>;
  after?: (trx: Trx, stored: { id: number; formattedId: string }) => Promise<void>;
}

export async function storeOrder(services: OrderServices, { order, email, who, key, before, after }: OrderToStore): Promise<PlacedOrder> {
  const company = await services.readCompany();
  const online = isProviderMethod(order.paymentMethodId);
  // Who pays online is written to when the money is there.
  const mails = online ? [] : orderMails(order, { company, publicUrl: services.publicUrl, email });
  const payment: PlacedOrder['payment'] = { state: online ? 'PENDING' : 'OPEN', redirectUrl: null };
  const year = yearOf(localNow(services.now()).date);
  const stored = await transaction(services.db, async (trx) => {
    await before?.(trx);
    // First the jobs: the counter's row is then locked for one statement only.
    await services.jobs.enqueueMails(
      trx,
      mails.map((mail) => mail.dedupeKey),
    );
    const inserted = await insertOrder(trx, { order, year, who, mails, key, payment });
    if (online) await services.payments.register(trx, { ...inserted, total: order.total, methodId: order.paymentMethodId });
    await after?.(trx, inserted);
    return inserted;
  });
  return { ...stored, uuid: order.uuid, payment };
}

/** The order stands; a repeated call goes on with the same payment. */
export async function withPayment(services: OrderServices, placed: PlacedOrder): Promise<PlacedOrder> {
  return placed.payment.state === 'PENDING' ? { ...placed, payment: await services.payments.begin(placed.uuid) } : placed;
}
