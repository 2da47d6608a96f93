/**
 * Places an order: checks permission and request, prices it on the server, and stores it in one transaction together with its mails.
 * Its price always equals that of the cart: the same function calculates both.
 */
import { randomUUID } from 'node:crypto';
import { PlacedOrder } from '#contract/place-order.ts';
import type { OrderInsert } from '#contract/place-order.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { languageOf } from '#domain/contact/customer.ts';
import type { Language } from '#domain/language/language.ts';
import { idempotent } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import type { IdempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { checkWish } from './check-wish.ts';
import type { CheckedWish } from './check-wish.ts';
import { mayConfirm } from './may-confirm.ts';
import { rateLimitGuests } from './rate-limit-guests.ts';
import { newOrder } from './make-order.ts';
import { priceOrder } from './price-order.ts';
import { findOrderFacts } from './order-facts-store.ts';
import type { OrderFacts } from './order-facts-store.ts';
import type { OrderServices } from './order-services.ts';
import { storeOrder, withPayment } from './store-order.ts';
import { actorName } from '#server/call/actor-name.ts';

export interface Caller {
  actor: Actor;
  /** null: the buyer chose none for the shop. */
  chosenLanguage: Language | null;
  idempotencyKey: string | null;
  ip: string;
}

export async function placeOrder(services: OrderServices, given: OrderInsert, caller: Caller): Promise<PlacedOrder> {
  const key = idempotencyKey(`order ${identity(caller.actor)}`, caller.idempotencyKey, given);
  const facts = await factsOf(services, given, key);
  const placed = await idempotent(
    services.db,
    key,
    (body) => PlacedOrder.parse(body),
    async (taken) => place(services, given, { ...caller, facts }, taken),
    facts.kept,
  );
  return withPayment(services, placed);
}

async function place(
  services: OrderServices,
  given: OrderInsert,
  { actor, chosenLanguage, ip, facts }: Caller & { facts: OrderFacts },
  key: IdempotencyKey | null,
): Promise<PlacedOrder> {
  const { order, wish, confirmsItself } = await orderAsWished(services, given, { actor, chosenLanguage, facts });
  const email = confirmationEmail(wish, given);
  if (actor.kind === 'guest') await rateLimitGuests(services, { email, ip });
  const tell = given.tell !== false || !may(actor, 'manageOrders');
  return storeOrder(services, { order, email, who: actorName(actor), key, confirmsItself, tell });
}

/**
 * The order checked, priced and ready to be stored, in the language in which the buyer reads the shop, else that of the customer.
 * `facts`: if already read.
 */
export async function orderAsWished(
  services: OrderServices,
  given: OrderInsert,
  { actor, chosenLanguage, facts }: Pick<Caller, 'actor' | 'chosenLanguage'> & { facts?: OrderFacts },
) {
  const checked = await checkWish(services, given, facts ?? (await factsOf(services, given, null)), actor);
  const confirmsItself = await mayConfirm(services, given, checked);
  const wish = confirmsItself ? { ...checked, confirmedDeliveryDate: checked.requestedDeliveryDate } : checked;
  const cart = await priceOrder(services, given, wish, actor);
  const language = (may(actor, 'manageOrders') ? null : chosenLanguage) ?? languageOf(wish.customer.languageId);
  const order = await newOrder(services, { given, wish, cart, actor, language, uuid: randomUUID(), at: new Date(services.now()) });
  return { order, wish, confirmsItself };
}

async function factsOf({ db }: OrderServices, given: OrderInsert, key: IdempotencyKey | null): Promise<OrderFacts> {
  const { customerId, invoiceAddressId, deliveryAddressId } = given;
  const addressIds = [invoiceAddressId, ...(deliveryAddressId === null ? [] : [deliveryAddressId])];
  return findOrderFacts(db, { key, customerId, addressIds });
}

function confirmationEmail({ customer }: CheckedWish, given: OrderInsert): string {
  return customer.email === '' ? given.invoiceEmail : customer.email;
}

function identity(actor: Actor): string {
  if (actor.kind === 'customer') return `user ${actor.userId}`;
  return actor.kind === 'guest' ? `guest ${actor.customerId}` : '';
}
