/**
 * Several people act at once on one customer's money, while payments and refunds are under way at a provider that loses answers and repeats its notices:
 * afterwards books, papers and provider agree, and no more was given back than came in.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentProviderStandIn, Trouble } from '#fakes/payment-provider/payment-provider.ts';
import { depth, seed } from '#test/depth.ts';
import { itemOf, logIn, newGuest, order, productOf, send } from '../buyer.ts';
import type { Answer, Item, Person } from '../buyer.ts';
import { shopWithProvider } from '../payment-steps.ts';
import type { ShopApp } from '../shop-app.ts';
import { carryOut } from '../trade/random-act.ts';
import type { Act, Trade } from '../trade/random-act.ts';
import { checkTruths } from '../trade/truths.ts';
import { chance, pick } from './hostile-value.ts';

let nowMs = Date.parse('2026-11-23T07:00:00+01:00');
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let staff: Person;
let items: Item[];

beforeAll(async () => {
  ({ shop, provider } = await shopWithProvider({ now: () => nowMs }));
  items = [itemOf(await productOf(shop.app, 'EP_0001'), 10), itemOf(await productOf(shop.app, 'HK_0001'), 3)];
});
afterAll(async () => shop.close());

const twint = 100;
const invoice = 1;
const moneyActs = [
  'credit',
  'change',
  'stage',
  'state',
  'payOrder',
  'pay',
  'useCredit',
  'refundCredit',
  'writeOff',
  'reverse',
  'deliver',
] as const;
const troubles: readonly Trouble[] = ['loseAnswer', 'status500', 'partial', 'slow', 'nonsense'];

/** `late`: the money is still on its way when the acts begin. */
async function newTrade(late: boolean): Promise<Trade> {
  const guest = await newGuest(shop.app);
  const orderIds: number[] = [];
  for (const paymentMethodId of [twint, twint, invoice]) {
    const { body } = await order(guest, items, { paymentMethodId });
    orderIds.push(body.id);
    if (paymentMethodId === twint) provider.decide(provider.entryOf(`${body.formattedId}-1`), 'pay');
  }
  if (!late) await settle();
  const wait = (): Promise<void> => Promise.resolve();
  return { staff, day: '2026-11-23', customerId: guest.customerId, orderIds, fileIds: [], lastMail: 0, wait };
}

type Doing = () => Promise<Answer<unknown> | null>;

function doingOf(trade: Trade, kinds: readonly Act['kind'][], random: () => number): Doing {
  const orderId = pick(random, trade.orderIds);
  const amount = pick(random, [1, 5, 50, 200, 1000]);
  if (random() < 0.35) return async () => send(staff, 'POST', `/order/${orderId}/refund`, random() < 0.5 ? {} : { amount });
  if (random() < 0.15)
    return async () => {
      await shop.watchPayments();
      return null;
    };
  const does: Act = { kind: pick(random, kinds), at: Math.floor(random() * 10), part: pick(random, [20, 50, 100, 130]), amount };
  return async () => carryOut(trade, does);
}

async function settle(): Promise<void> {
  provider.faults.forget();
  for (const [id, { state }] of provider.ledger.refunds) if (state === 'PENDING') provider.ledger.settleRefund(id, 'SUCCESSFUL');
  for (let times = 0; times < 3; times++) {
    nowMs += 60_000;
    await shop.watchPayments();
  }
}

/** In Rappen: what the provider has taken and given back, and what the books say of it. */
async function sums({ orderIds, customerId }: Trade) {
  const { pool } = shop.database;
  const { rows: payments } = await pool.query<{ id: string }>('select transaction_id as id from payment where order_id = any($1)', [
    orderIds,
  ]);
  const ids = new Set(payments.map(({ id }) => Number(id)));
  const paid = [...provider.ledger.entries.values()].filter(({ transaction: { id, state } }) => ids.has(id) && state === 'FULFILL');
  const given = [...provider.ledger.refunds.values()].filter(({ transaction, state }) => ids.has(transaction) && state === 'SUCCESSFUL');
  const { rows } = await pool.query<{ came: number; went: number; waiting: number }>(
    `select coalesce(sum(amount) filter (where kind = 'payment'), 0)::int as came, coalesce(-sum(amount) filter (where kind = 'refund'), 0)::int as went,
      (select count(*)::int from payment_refund r join payment p on p.id = r.payment_id where p.order_id = any($2) and r.state = 'PENDING') as waiting
      from payment_entry where customer_id = $1 and source = 'provider' and reverses is null`,
    [customerId, orderIds],
  );
  return {
    provider: {
      came: paid.reduce((sum, { amount }) => sum + amount, 0),
      went: given.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0),
      waiting: 0,
    },
    books: rows[0],
  };
}

test(`whatever is done at once, books and provider agree (TEST_SEED=${seed})`, { timeout: depth(60_000, 1_800_000) }, async () => {
  const random = chance(seed);
  for (let round = 0; round < depth(1, 150); round++) {
    const late = random() < 0.5;
    // Log-ins of staff last twelve hours.
    staff = await logIn(shop.app, 'leitung@kistenwerk.example');
    const trade = await newTrade(late);
    // Money for an order that is cancelled already stays there until staff have looked at it.
    const kinds = late ? moneyActs.filter((kind) => kind !== 'state') : moneyActs;
    provider.ledger.refundsWait = random() < 0.3;
    for (let step = 0; step < 4; step++) {
      if (random() < 0.5) provider.trouble('refund', pick(random, troubles), pick(random, troubles));
      const doings = Array.from({ length: 2 + Math.floor(random() * 4) }, () => doingOf(trade, kinds, random));
      const answers = await Promise.all(doings.map(async (doing) => doing()));
      for (const answer of answers) expect(answer?.status ?? 200, JSON.stringify(answer?.body)).toBeLessThan(500);
    }
    await settle();
    const { provider: there, books } = await sums(trade);
    expect(books, `round ${round}`).toEqual(there);
    expect(there.went).toBeLessThanOrEqual(there.came);
    await checkTruths(shop, trade);
  }
});
