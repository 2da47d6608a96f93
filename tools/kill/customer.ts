/** A customer who never gives up: requests an order with one idempotency key until it is acknowledged, whatever dies in between. */
import { setTimeout as delay } from 'node:timers/promises';
import { createAddress } from '#contract/address.ts';
import { createCustomer } from '#contract/customer.ts';
import { readDeliveryDates } from '#contract/calendar.ts';
import { pathOf } from '#contract/endpoint.ts';
import { placeOrder, PlacedOrder } from '#contract/place-order.ts';
import type { OrderInsert } from '#contract/place-order.ts';
import { readProducts } from '#contract/product.ts';

export interface Buyer {
  token: string;
  /** A new order; each has a different quantity. */
  nextBody: () => Omit<OrderInsert, 'cartItems'> & { cartItems: object[] };
}

const answerWithinMs = 20_000;
const pauseMs = 50;
/** This share of the answers is discarded, as by a bad connection; the buyer then asks again. */
const lostAnswers = 0.2;

async function ask(
  url: string,
  { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
): Promise<{ status: number; answer: unknown }> {
  const response = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    signal: AbortSignal.timeout(answerWithinMs),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, answer: await response.json() };
}

async function must<Answer>(url: string, options: Parameters<typeof ask>[1] = {}): Promise<Answer> {
  const { status, answer } = await ask(url, options);
  if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(answer)}`);
  return answer as Answer;
}

export async function newBuyer(base: string): Promise<Buyer> {
  const guest = await must<{ id: number; token: string }>(base + pathOf(createCustomer), {
    body: { guest: true, contactPerson: { firstName: 'Anna', lastName: 'Muster', email: 'anna@muster.example' } },
  });
  const headers = { authorization: `Bearer ${guest.token}` };
  const address = await must<{ id: number }>(base + pathOf(createAddress, { id: guest.id }), {
    headers,
    body: { name: 'Anna Muster', street: 'Seestrasse 1', zipCode: '8001', city: 'Zürich', country: 'CH' },
  });
  const { preselected } = await must<{ preselected: string }>(base + pathOf(readDeliveryDates));
  const { items } = await must<{ items: { id: number; configuration: object | null }[] }>(
    `${base}${pathOf(readProducts)}?articleNumber=HK_0001`,
  );
  const [crate] = items;
  if (!crate) throw new Error('the demo catalogue has no HK_0001');
  let orders = 0;
  return {
    token: guest.token,
    nextBody: () => ({
      cartItems: [
        { key: '1', productId: crate.id, configuration: crate.configuration, quantity: 1 + (orders++ % 20), externalCustomerRef: '' },
      ],
      comment: '',
      externalCustomerRef: '',
      orderPerson: '',
      customerId: guest.id,
      invoiceEmail: 'anna@muster.example',
      invoiceAddressId: address.id,
      deliveryAddressId: address.id,
      requestedDeliveryDate: preselected,
      paymentMethodId: 2,
      customerRequestType: 1,
      deliveryType: 'DELIVERY',
      termsAccepted: true,
    }),
  };
}

/** Resolves with the acknowledged order; throws when the shop refuses it, for which there is no reason. */
export async function orderUntilAcknowledged(
  base: string,
  { token, nextBody }: Buyer,
  key: string,
): Promise<{ order: PlacedOrder; asked: number }> {
  const options = { body: nextBody(), headers: { authorization: `Bearer ${token}`, 'idempotency-key': key } };
  for (let asked = 1; ; asked++) {
    const result = await ask(base + pathOf(placeOrder), options).catch(() => null);
    if (result?.status === 200 && Math.random() >= lostAnswers) return { order: PlacedOrder.parse(result.answer), asked };
    if (result !== null && result.status >= 400 && result.status < 500)
      throw new Error(`refused: ${result.status} ${JSON.stringify(result.answer)}`);
    await delay(pauseMs);
  }
}
