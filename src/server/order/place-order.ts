/**
 * Places an order: who may, what is wished, what it costs by the server's own prices, and everything stored in one transaction together with its mails.
 * The price is that of the cart by construction: both come from the same function.
 */
import { randomUUID } from 'node:crypto';
import { PlacedOrder } from '#contract/order.ts';
import type { OrderInsert } from '#contract/order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { yearOf } from '#domain/calendar/plain-date.ts';
import { isProviderMethod } from '#domain/order/payment-method.ts';
import { transaction } from '#server/db/pool.ts';
import type { Language } from '#server/http/binding.ts';
import { answerOnce } from '#server/idempotency/answer-once.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { checkWish } from './check-wish.ts';
import type { CheckedWish } from './check-wish.ts';
import { insertOrder } from './insert-order-store.ts';
import { newOrder } from './make-order.ts';
import { orderMails } from './order-mails.ts';
import { priceOrder } from './price-order.ts';
import type { OrderServices } from './order-services.ts';
import { whoIs } from './who-is.ts';

export interface Caller {
  actor: Actor;
  language: Language;
  idempotencyKey: string | null;
}

export async function placeOrder(services: OrderServices, given: OrderInsert, caller: Caller): Promise<PlacedOrder> {
  const key = idempotencyKey(`order ${identity(caller.actor)}`, caller.idempotencyKey, given);
  const placed = await answerOnce(
    services.db,
    key,
    (body) => PlacedOrder.parse(body),
    async (taken) => place(services, given, caller, taken),
  );
  // The order stands; a repeated call goes on with the same payment.
  return placed.payment.state === 'PENDING' ? { ...placed, payment: await services.payments.begin(placed.uuid) } : placed;
}

async function place(
  services: OrderServices,
  given: OrderInsert,
  { actor, language }: Caller,
  key: IdempotencyKey | null,
): Promise<PlacedOrder> {
  const wish = await checkWish(services, given, actor);
  const cart = await priceOrder(services, given, wish, actor);
  const company = await services.readCompany();
  const order = await newOrder(services, { given, wish, cart, actor, language, uuid: randomUUID(), at: new Date(services.now()) });
  const online = isProviderMethod(order.paymentMethodId);
  // Who pays online is written to when the money is there.
  const mails = online ? [] : orderMails(order, { company, publicUrl: services.publicUrl, email: confirmationEmail(wish, given) });
  const payment: PlacedOrder['payment'] = { state: online ? 'PENDING' : 'OPEN', redirectUrl: null };
  const year = yearOf(localNow(services.now()).date);
  const stored = await transaction(services.db, async (trx) => {
    // First the jobs: the counter's row is then locked for one statement only.
    await services.jobs.enqueueMails(
      trx,
      mails.map((mail) => mail.dedupeKey),
    );
    const inserted = await insertOrder(trx, { order, year, who: whoIs(actor), mails, key, payment });
    if (online) await services.payments.register(trx, { ...inserted, total: order.total, methodId: order.paymentMethodId });
    return inserted;
  });
  return { ...stored, uuid: order.uuid, payment };
}

function confirmationEmail({ customer }: CheckedWish, given: OrderInsert): string {
  return customer.email === '' ? given.invoiceEmail : customer.email;
}

function identity(actor: Actor): string {
  if (actor.kind === 'customer') return `user ${actor.userId}`;
  return actor.kind === 'guest' ? `guest ${actor.customerId}` : '';
}
