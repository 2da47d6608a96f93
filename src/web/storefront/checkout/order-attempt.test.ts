import { describe, expect, test } from 'vitest';
import type { OrderInsert, PlacedOrder } from '#contract/place-order.ts';
import { CallFailure } from '#contract/failure.ts';
import type { AttemptKeeper, Send } from './order-attempt.ts';
import { currentKey, placeOnce } from './order-attempt.ts';

const order = (comment: string): OrderInsert => ({
  cartItems: [{ key: 'a', productId: 1, configuration: null, quantity: 1, externalCustomerRef: '' }],
  comment,
  externalCustomerRef: '',
  orderPerson: '',
  customerId: 1,
  invoiceEmail: 'lea@example.ch',
  invoiceAddressId: 1,
  deliveryAddressId: 1,
  requestedDeliveryDate: '2026-11-26',
  paymentMethodId: 1,
  customerRequestType: 1,
  deliveryType: 'DELIVERY',
  termsAccepted: true,
});

function keeper(): AttemptKeeper {
  let key: { key: string; startedAtMs: number } | null = null;
  let sent: readonly OrderInsert[] = [];
  return {
    readKey: () => key,
    writeKey: (attempt) => (key = attempt),
    readSent: () => sent,
    writeSent: (list) => (sent = list),
    clear: () => {
      key = null;
      sent = [];
    },
  };
}

function clock(startMs = 0) {
  let made = 0;
  const time = { ms: startMs };
  return { time, now: () => time.ms, newKey: () => `key ${(made += 1)}` };
}

/** A server that follows the contract: same key and body give the same order, another body under the key is refused. `lose` drops the next answers. */
function server() {
  const orders = new Map<string, { text: string; placed: PlacedOrder }>();
  const state = { lose: 0, refuse: null as CallFailure | null };
  const send: Send = async (body, key) => {
    if (state.refuse) throw state.refuse;
    const text = JSON.stringify(body);
    const kept = orders.get(key);
    if (kept && kept.text !== text) throw new CallFailure(422, [{ message: 'idempotencyKeyReused', params: {} }]);
    const placed = kept?.placed ?? {
      id: orders.size + 1,
      formattedId: `A2026-0000${orders.size + 1}`,
      uuid: `uuid ${orders.size + 1}`,
      payment: { state: 'OPEN', redirectUrl: null },
    };
    orders.set(key, { text, placed });
    if (state.lose > 0) {
      state.lose -= 1;
      throw new CallFailure(0, [{ message: 'offline', params: {} }]);
    }
    return placed;
  };
  return { orders, state, send };
}

describe('an order attempt', () => {
  test('keeps its key until an order stands, then the next attempt has another', async () => {
    const kept = keeper();
    const time = clock();
    const { orders, send } = server();
    expect(currentKey(kept, time)).toBe(currentKey(kept, time));
    await placeOnce(order(''), send, kept, time);
    await placeOnce(order(''), send, kept, time);
    expect([...orders.keys()]).toEqual(['key 1', 'key 2']);
  });

  test('a double click gives one order', async () => {
    const kept = keeper();
    const time = clock();
    const { orders, send } = server();
    const [first, second] = await Promise.all([placeOnce(order(''), send, kept, time), placeOnce(order(''), send, kept, time)]);
    expect(second).toEqual(first);
    expect(orders.size).toBe(1);
  });

  test('a lost answer and a retry give one order', async () => {
    const kept = keeper();
    const time = clock();
    const { orders, state, send } = server();
    state.lose = 2;
    await expect(placeOnce(order(''), send, kept, time)).rejects.toThrow('offline');
    await expect(placeOnce(order(''), send, kept, time)).rejects.toThrow('offline');
    expect((await placeOnce(order(''), send, kept, time)).uuid).toBe('uuid 1');
    expect(orders.size).toBe(1);
  });

  test('a lost answer, then other words: the order that stands is found, no second one is placed', async () => {
    const kept = keeper();
    const time = clock();
    const { orders, state, send } = server();
    state.lose = 1;
    await expect(placeOnce(order('first'), send, kept, time)).rejects.toThrow('offline');
    expect((await placeOnce(order('second'), send, kept, time)).uuid).toBe('uuid 1');
    expect(orders.size).toBe(1);
    expect(kept.readKey()).toBeNull();
  });

  test('another tab used the key: the refusal is passed on, so that the page can say so', async () => {
    const kept = keeper();
    const time = clock();
    const { send } = server();
    await send(order('of the other tab'), currentKey(kept, time));
    await expect(placeOnce(order('mine'), send, kept, time)).rejects.toThrow('idempotencyKeyReused');
  });

  test('a refused order is not remembered as sent, and the key stays', async () => {
    const kept = keeper();
    const time = clock();
    const { state, send } = server();
    state.refuse = new CallFailure(409, [{ message: 'totalChanged', params: { total: 12 } }]);
    await expect(placeOnce(order(''), send, kept, time)).rejects.toThrow('totalChanged');
    expect(kept.readSent()).toEqual([]);
    expect(currentKey(kept, time)).toBe('key 1');
  });

  test('after a day an order is a new one, with a key of its own', () => {
    const kept = keeper();
    const time = clock();
    expect(currentKey(kept, time)).toBe('key 1');
    time.time.ms = 24 * 3_600_000;
    expect(currentKey(kept, time)).toBe('key 2');
  });
});
