/** Steps of the tests of deliveries and invoices: orders of two lines, and staff's calls. */
import type { Delivery } from '#contract/delivery.ts';
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import { get, itemOf, order, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';

export async function twoLines(buyer: Buyer, over: object = {}): Promise<Order> {
  const [pallet, crate] = [await productOf(buyer.app, 'EP_0001'), await productOf(buyer.app, 'HK_0001')];
  const { body } = await order(buyer, [itemOf(pallet, 10), itemOf(crate, 3)], { paymentMethodId: 1, ...over });
  return orderAs(buyer, body.id);
}

export async function orderAs(person: Person, id: number): Promise<Order> {
  return (await get<{ order: Order }>(person, `/order/${id}`)).body.order;
}

/** `undefined`: everything that is open; else the number of pieces per line. */
function linesOf({ positions }: Order, quantities: readonly number[] | undefined) {
  if (quantities === undefined) return {};
  return {
    lines: positions.flatMap(({ id }, at) => ((quantities[at] ?? 0) === 0 ? [] : [{ positionId: id, quantity: quantities[at] ?? 0 }])),
  };
}

interface Over {
  /** Idempotency-Key */
  key?: string;
  [field: string]: unknown;
}

const keyHeader = (key: string | undefined): Record<string, string> => (key === undefined ? {} : { 'idempotency-key': key });

export async function deliver(
  staff: Person,
  placed: Order,
  quantities?: readonly number[],
  { key, ...over }: Over = {},
): Promise<Answer<Delivery>> {
  const body = {
    orderId: placed.id,
    version: placed.version,
    day: '2026-11-25',
    deliveryType: 'TRUCK',
    ...linesOf(placed, quantities),
    ...over,
  };
  return send<Delivery>(staff, 'POST', '/delivery', body, keyHeader(key));
}

export async function invoice(
  staff: Person,
  placed: Order,
  quantities?: readonly number[],
  { key, ...over }: Over = {},
): Promise<Answer<Invoice>> {
  return send<Invoice>(
    staff,
    'POST',
    '/invoice',
    { orderId: placed.id, version: placed.version, ...linesOf(placed, quantities), ...over },
    keyHeader(key),
  );
}

export async function credit(staff: Person, id: number, body: object, key?: string): Promise<Answer<CreditNote>> {
  return send<CreditNote>(staff, 'POST', `/invoice/${id}/credit`, body, keyHeader(key));
}
