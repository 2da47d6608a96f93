import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call, CallOptions } from '#contract/endpoint.ts';
import { CallFailure } from '#contract/failure.ts';
import { CartStore } from './cart-store.ts';
import { MapStorage } from '#test/map-storage.ts';

interface Asked {
  body: { cartItems: { quantity: number }[]; zipCode: string; deliveryType: string; country: string; deliveryAddressId?: number };
  signal: AbortSignal | undefined;
  answer: (price: unknown) => void;
  refuse: (failure: unknown) => void;
}

/** A server that answers when the test tells it to. */
function slowServer(): { call: Call; asked: Asked[] } {
  const asked: Asked[] = [];
  const call = async (_: unknown, input: unknown, options?: CallOptions): Promise<unknown> =>
    new Promise((answer, refuse) => {
      asked.push({ body: (input as { body: Asked['body'] }).body, signal: options?.signal, answer, refuse });
      options?.signal?.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')));
    });
  return { call: call as Call, asked };
}

const item = { productId: 19, articleNumber: 'EP_0001', name: 'EPAL 1', configuration: null, quantity: 4, details: [] };
const price = { cartPrice: { discount: 0, items: [] }, shippingCost: null, totals: null };

let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  MapStorage.install('localStorage');
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openStore(language = 'de') {
  const server = slowServer();
  const store = new CartStore(server.call, language);
  stop = store.open();
  return { store, ...server };
}

describe('the cart of a page', () => {
  test('prices once after a burst of changes, with the last state', async () => {
    const { store, asked } = openStore();
    store.add(item);
    store.setQuantity('19', 5);
    store.setZipCode('6210');
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(150);
    expect(asked.map(({ body }) => [body.cartItems[0]?.quantity, body.zipCode])).toEqual([[5, '6210']]);
  });

  test('can be waited for: whoever orders gets the price of what lies in it', async () => {
    const { store, asked } = openStore();
    store.add(item);
    let known: unknown = null;
    void store.priced().then((state) => {
      known = state.price;
    });
    await vi.advanceTimersByTimeAsync(150);
    expect(known).toBeNull();
    asked[0]?.answer(price);
    await vi.advanceTimersByTimeAsync(0);
    expect(known).toBe(price);
    expect((await store.priced()).price).toBe(price);
  });

  test('speaks the language of the visitor, whatever was stored', async () => {
    const first = openStore();
    first.store.add({ ...item, name: 'EUR-Palette', details: [{ label: 'Holz', value: 'Fichte' }] });
    stop();
    const { store, asked } = openStore('fr');
    expect(store.state()).toMatchObject({ ready: true, told: false });
    await vi.advanceTimersByTimeAsync(150);
    expect(asked[0]?.body).toMatchObject({ withTexts: true });
    const texts = { name: 'Palette EUR', details: [{ label: 'Bois', value: 'Épicéa' }] };
    asked[0]?.answer({ ...price, cartPrice: { discount: 0, items: [{ key: '19', texts }] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().lines[0]).toMatchObject(texts);
    expect(store.state().told).toBe(true);
    expect(localStorage.getItem(localStorage.key(0) ?? '')).toContain('Palette EUR');
    store.setQuantity('19', 7);
    await vi.advanceTimersByTimeAsync(150);
    expect(asked[1]?.body).not.toHaveProperty('withTexts');
  });

  test('keeps the name of a line whose product is withdrawn', async () => {
    openStore().store.add({ ...item, name: 'EUR-Palette', details: [{ label: 'Holz', value: 'Fichte' }] });
    stop();
    const { store, asked } = openStore('fr');
    await vi.advanceTimersByTimeAsync(150);
    const details = [{ label: 'Bois', value: 'Épicéa' }];
    asked[0]?.answer({ ...price, cartPrice: { discount: 0, items: [{ key: '19', texts: { details } }] } });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().lines[0]).toMatchObject({ name: 'EUR-Palette', details });
  });

  test('is told at once in the language of its words, and where the server does not answer', async () => {
    const first = openStore('fr');
    first.store.add(item);
    expect(first.store.state().told).toBe(true);
    await vi.advanceTimersByTimeAsync(150);
    first.asked[0]?.answer(price);
    await vi.advanceTimersByTimeAsync(0);
    stop();
    expect(openStore('fr').store.state().told).toBe(true);
    stop();
    const { store, asked } = openStore('en');
    await vi.advanceTimersByTimeAsync(150);
    expect(store.state().told).toBe(false);
    asked[0]?.refuse(new CallFailure(503, []));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().told).toBe(true);
  });

  test('adding the same product raises its quantity', () => {
    const { store } = openStore();
    store.add(item);
    store.add(item);
    expect(store.state().lines.map(({ quantity }) => quantity)).toEqual([8]);
  });

  test('aborts the price of an older state and keeps the last one until the new one is there', async () => {
    const { store, asked } = openStore();
    store.add(item);
    await vi.advanceTimersByTimeAsync(150);
    asked[0]?.answer(price);
    await vi.advanceTimersByTimeAsync(0);
    store.setQuantity('19', 6);
    expect(store.state()).toMatchObject({ price, pricing: true });
    await vi.advanceTimersByTimeAsync(150);
    store.setQuantity('19', 7);
    expect(asked[1]?.signal?.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(150);
    const newer = { ...price, cartPrice: { discount: 0.05, items: [] } };
    asked[2]?.answer(newer);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toMatchObject({ price: newer, pricing: false, failure: null });
  });

  test('a failed price leaves lines and last price, and says what failed', async () => {
    const { store, asked } = openStore();
    store.add(item);
    await vi.advanceTimersByTimeAsync(150);
    asked[0]?.refuse(new CallFailure(422, [{ message: 'zipCodeUnknown', params: {} }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state().failure?.errors[0]?.message).toBe('zipCodeUnknown');
    expect(store.state().lines).toHaveLength(1);
  });

  test('a postal code that nobody knows leaves the goods priced and no delivery of another place', async () => {
    const { store, asked } = openStore();
    store.add(item);
    store.setZipCode('6210');
    await vi.advanceTimersByTimeAsync(150);
    asked[0]?.answer({ ...price, shippingCost: { place: 'Sursee' } });
    await vi.advanceTimersByTimeAsync(0);
    store.setZipCode('9999');
    await vi.advanceTimersByTimeAsync(150);
    asked[1]?.refuse(new CallFailure(422, [{ message: 'zipCodeUnknown', params: {} }]));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.map(({ body }) => body.zipCode)).toEqual(['6210', '9999', '']);
    asked[2]?.answer(price);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state()).toMatchObject({ price, pricing: false, zipCode: '9999' });
    expect(store.state().failure?.errors[0]?.message).toBe('zipCodeUnknown');
  });

  test('a remark asks for no price; a quantity that is not above 0 changes nothing', async () => {
    const { store, asked } = openStore();
    store.add(item);
    await vi.advanceTimersByTimeAsync(150);
    store.setRemark('19', 'Halle 2');
    store.setQuantity('19', 0);
    store.setQuantity('19', Number.NaN);
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(1);
    expect(store.state().lines[0]).toMatchObject({ remark: 'Halle 2', quantity: 4 });
  });

  test('pickup, country and a stored address go along with the price; the same again asks nothing', async () => {
    const { store, asked } = openStore();
    store.add(item);
    store.setDelivery({ deliveryType: 'DELIVERY', country: 'DE', deliveryAddressId: 7 });
    await vi.advanceTimersByTimeAsync(150);
    store.setDelivery({ deliveryType: 'DELIVERY', country: 'DE', deliveryAddressId: 7 });
    await vi.advanceTimersByTimeAsync(500);
    expect(asked.map(({ body }) => [body.country, body.deliveryAddressId])).toEqual([['DE', 7]]);
    store.setDelivery({ deliveryType: 'PICKUP', country: 'CH' });
    await vi.advanceTimersByTimeAsync(150);
    expect(asked[1]?.body).not.toHaveProperty('deliveryAddressId');
  });

  test('a removed line comes back where it stood', () => {
    const { store } = openStore();
    store.add(item);
    store.add({ ...item, productId: 20 });
    const [first] = store.state().lines;
    store.remove('19');
    expect(store.state().lines.map(({ productId }) => productId)).toEqual([20]);
    if (first) store.restore(first, 0);
    expect(store.state().lines.map(({ productId }) => productId)).toEqual([19, 20]);
  });

  test('an emptied cart has no price and stays empty in the storage', () => {
    const { store } = openStore();
    store.add(item);
    store.clear();
    expect(store.state()).toMatchObject({ lines: [], price: null, pricing: false });
    stop();
    const { store: later } = openStore();
    expect(later.state().lines).toEqual([]);
  });
});
