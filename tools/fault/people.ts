/** Users of the shop while its connections are bad: buyers whose every try is timed, visitors who view pages and price carts, payers who do not give up. */
import { setTimeout as delay } from 'node:timers/promises';
import { pathOf } from '#contract/endpoint.ts';
import { placeOrder, PlacedOrder } from '#contract/place-order.ts';
import { payOrder, StartedPayment } from '#contract/payment.ts';

export interface Timed {
  what: string;
  status: number;
  ms: number;
}

export interface OrderTry {
  /** Null: not acknowledged. */
  placed: PlacedOrder | null;
}

/** Longer than any request may take. */
const giveUpMs = 40_000;
const paidWithinMs = 120_000;

interface Question {
  body?: object;
  headers?: Record<string, string>;
}

/** Status 0: no answer. */
export async function ask(url: string, { body, headers = {} }: Question = {}): Promise<{ status: number; text: string; ms: number }> {
  const begin = performance.now();
  try {
    const response = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      signal: AbortSignal.timeout(giveUpMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - begin };
  } catch {
    return { status: 0, text: '', ms: performance.now() - begin };
  }
}

export const orderTimes = { done: [] as Timed[], waiting: new Set<string>() };

/** The tries that ended since the last call. */
export function takeTimes(): Timed[] {
  return orderTimes.done.splice(0);
}

export async function tryOrder(base: string, token: string, key: string, body: object): Promise<OrderTry> {
  orderTimes.waiting.add(key);
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
  const { status, text, ms } = await ask(base + pathOf(placeOrder), { body, headers });
  orderTimes.waiting.delete(key);
  orderTimes.done.push({ what: text.slice(0, 200), status, ms });
  return { placed: status === 200 ? PlacedOrder.parse(JSON.parse(text)) : null };
}

let size = 0;

/** Another product page each time, so that none is cached, and a cart. */
export async function visitorPages(base: string): Promise<Timed[]> {
  size = (size + 1) % 80;
  const timed = async (path: string, body?: object): Promise<Timed> => {
    const { status, ms } = await ask(base + path, body === undefined ? {} : { body });
    return { what: path, status, ms };
  };
  return Promise.all([
    timed('/-verpackung'),
    timed('/produkte/holzkisten'),
    timed(`/products/HK_0001?length=${800 + size * 10}`),
    timed('/checkout'),
    timed('/api/product/order-price', { zipCode: '8001', cartItems: [{ key: '1', productId: 1, configuration: null, quantity: 20 }] }),
    timed('/api/search?q=holzkiste'),
  ]);
}

/** Goes to the provider's page as often as the shop redirects there, until the shop reports the order as paid. False: it still does not after two minutes. */
export async function payUntilPaid(base: string, uuid: string, paymentMethodId: number, onPage: (url: string) => void): Promise<boolean> {
  const url = base + pathOf(payOrder, { uuid });
  const end = performance.now() + paidWithinMs;
  while (performance.now() < end) {
    const { status, text } = await ask(url, { body: { paymentMethodId } });
    const started = status === 200 ? StartedPayment.parse(JSON.parse(text)) : null;
    if (started?.state === 'PAID') return true;
    if (started?.redirectUrl) onPage(started.redirectUrl);
    await delay(500);
  }
  return false;
}
