/**
 * Each call of the payment provider × each fault: the order is kept and shows its state, no one pays or is refunded twice,
 * and all is well when the provider is back.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OrderPayment, StartedPayment } from '#contract/payment.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import type { PaymentProviderStandIn, Trouble } from '#fakes/payment-provider/payment-provider.ts';
import { claimCreation, releaseClaim } from '#server/payment/payment-store.ts';
import { isLong } from '../../depth.ts';
import { get, itemOf, logIn, newGuest, order, orderByLink, problemsOf, productOf, send, visitor } from '../buyer.ts';
import type { Answer, Buyer, Item, Person } from '../buyer.ts';
import { shopWithProvider } from '../payment-steps.ts';
import type { ShopApp } from '../shop-app.ts';

let nowMs = Date.parse('2026-11-23T07:00:00+01:00');
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let guest: Buyer;
let staff: Person;
let pallet: Item;

beforeAll(async () => {
  // Without webhooks: only the calls to the provider matter here.
  ({ shop, provider } = await shopWithProvider({ now: () => nowMs, hears: false }));
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  pallet = itemOf(await productOf(shop.app, 'EP_0001'), 10);
});
afterAll(async () => shop.close());
afterEach(() => {
  provider.faults.forget();
  nowMs += 120_000;
});

const twint = 100;
const visa = 104;
const placeOrder = async (): Promise<PlacedOrder> => {
  const answer = await order(guest, [pallet], { paymentMethodId: twint });
  expect(answer.status).toBe(200);
  return answer.body;
};
const pay = async ({ uuid }: PlacedOrder, paymentMethodId = twint): Promise<Answer<StartedPayment>> =>
  send<StartedPayment>(visitor(shop.app), 'POST', `/order-by-link/${uuid}/payment`, { paymentMethodId });
const stateOf = async ({ uuid }: PlacedOrder): Promise<OrderPayment> =>
  (await get<OrderPayment>(visitor(shop.app), `/order-by-link/${uuid}/payment`)).body;
const transactionsOf = ({ formattedId }: PlacedOrder) =>
  [...provider.ledger.entries.values()].filter(({ asked }) => asked.merchantReference.startsWith(`${formattedId}-`));
const ledgerOf = async ({ id }: PlacedOrder): Promise<string[]> =>
  (
    await shop.database.pool.query<{ kind: string }>(
      `select kind from payment_entry where order_id = $1 and source = 'provider' order by id`,
      [id],
    )
  ).rows.map(({ kind }) => kind);
const later = (): void => {
  provider.faults.forget();
  nowMs += 60_000;
};

const spoiled: readonly Trouble[] = isLong
  ? ['status500', 'status503', 'loseAnswer', 'partial', 'html', 'nonsense']
  : ['status500', 'partial'];
const often = (trouble: Trouble): Trouble[] => Array.from({ length: 200 }, () => trouble);

describe.each(spoiled)('%s', (trouble) => {
  test('at the creation: the order stands and is paid with one transaction', async () => {
    provider.trouble('create', ...often(trouble));
    provider.trouble('search', ...often('status500'));
    const placed = await placeOrder();
    expect(placed.payment).toEqual({ state: 'PENDING', redirectUrl: null });
    expect(await stateOf(placed)).toMatchObject({ state: 'OPEN', failure: 'unavailable' });
    later();
    expect((await pay(placed)).body.redirectUrl).toMatch(/^http/);
    expect(transactionsOf(placed)).toHaveLength(1);
  });

  test('at the search for a lost creation: nothing is created anew before it is known', async () => {
    provider.trouble('create', 'loseAnswer');
    provider.trouble('search', ...often(trouble));
    const placed = await placeOrder();
    expect(placed.payment.redirectUrl).toBeNull();
    later();
    expect((await pay(placed)).body.redirectUrl).toMatch(/^http/);
    expect(transactionsOf(placed)).toHaveLength(1);
  });

  test('at the address of the page: nobody is led astray', async () => {
    provider.trouble('page', ...often(trouble));
    const placed = await placeOrder();
    expect(placed.payment).toMatchObject({ state: 'PENDING', redirectUrl: null });
    later();
    expect((await pay(placed)).body.redirectUrl).toMatch(/^http/);
    expect(transactionsOf(placed)).toHaveLength(1);
  });

  test('at the change of the method: it says so, and the payment goes on', async () => {
    const placed = await placeOrder();
    provider.trouble('update', ...often(trouble));
    const changed = await pay(placed, visa);
    expect([changed.status, problemsOf(changed)]).toEqual([503, ['paymentUnavailable']]);
    later();
    expect((await pay(placed, visa)).body.redirectUrl).toMatch(/^http/);
    expect(transactionsOf(placed)).toHaveLength(1);
  });

  test('at the question whether it is paid: the order waits, and is paid once', async () => {
    const placed = await placeOrder();
    provider.decide(provider.entryOf(`${placed.formattedId}-1`), 'pay');
    nowMs += 60_000;
    provider.trouble('read', ...often(trouble));
    await shop.watchPayments();
    expect(await ledgerOf(placed)).toEqual([]);
    expect((await orderByLink(shop.app, placed.uuid)).orderStatusId).toBe(3);
    later();
    await shop.watchPayments();
    await shop.watchPayments();
    expect([await ledgerOf(placed), (await orderByLink(shop.app, placed.uuid)).orderStatusId]).toEqual([['payment'], 1]);
  });

  test('at a refund: it is pending, and given once', async () => {
    const placed = await placeOrder();
    provider.decide(provider.entryOf(`${placed.formattedId}-1`), 'pay');
    nowMs += 60_000;
    await shop.watchPayments();
    provider.trouble('refund', ...often(trouble));
    const before = provider.ledger.refunds.size;
    const asked = await send<{ state: string }>(staff, 'POST', `/order/${placed.id}/refund`, { amount: 5 });
    expect([asked.status, asked.body.state]).toEqual([200, 'PENDING']);
    later();
    await shop.watchPayments();
    await shop.watchPayments();
    expect([provider.ledger.refunds.size - before, await ledgerOf(placed)]).toEqual([1, ['payment', 'refund']]);
  });
});

test('a slow provider is waited for', async () => {
  provider.trouble('create', 'slow');
  expect((await placeOrder()).payment.redirectUrl).toMatch(/^http/);
});

test('one that says nothing is not waited for without end: the order stands', async () => {
  provider.trouble('create', 'hang');
  provider.trouble('search', ...often('status500'));
  const placed = await placeOrder();
  expect(placed.payment).toEqual({ state: 'PENDING', redirectUrl: null });
  later();
  expect((await pay(placed)).body.redirectUrl).toMatch(/^http/);
  expect(transactionsOf(placed)).toHaveLength(1);
}, 60_000);

test('a creation whose caller was lost keeps the next try waiting for seconds only', async () => {
  const placed = await placeOrder();
  await shop.database.pool.query('update payment set transaction_id = null, claimed_until = $2 where order_id = $1', [
    placed.id,
    new Date(nowMs + 40_000),
  ]);
  const before = performance.now();
  expect((await pay(placed)).body).toEqual({ state: 'PENDING', redirectUrl: null });
  expect(performance.now() - before).toBeLessThan(6000);
  nowMs += 41_000;
  expect((await pay(placed)).body.redirectUrl).not.toBeNull();
  expect(transactionsOf(placed)).toHaveLength(1);
});

test('who gives its claim to a creation back late leaves that of the next one alone', async () => {
  const placed = await placeOrder();
  await shop.database.pool.query('update payment set transaction_id = null, claimed_until = null where order_id = $1', [placed.id]);
  const { db } = shop.database;
  const { id } = await db.selectFrom('payment').select('id').where('order_id', '=', placed.id).executeTakeFirstOrThrow();
  const at = (seconds: number): Date => new Date(nowMs + seconds * 1000);
  expect(await claimCreation(db, id, at(0), at(45))).toBe('first');
  expect(await claimCreation(db, id, at(46), at(91))).toBe('again');
  await releaseClaim(db, id, { until: at(45), at: at(47) });
  expect(await claimCreation(db, id, at(48), at(93))).toBeNull();
  await releaseClaim(db, id, { until: at(91), at: at(49) });
  expect(await claimCreation(db, id, at(50), at(95))).toBe('again');
});
