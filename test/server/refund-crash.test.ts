/** A shop that is killed while a credit note is written and its refund asked for: the money is given back once, by whoever comes to it. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Invoice } from '#contract/invoice.ts';
import type { PaymentProviderStandIn } from '#fakes/payment-provider/payment-provider.ts';
import { demoPassword } from '#demo/people/people.ts';
import { askUntil } from './ask-until.ts';
import { get, itemOf, logIn, newGuest, order, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { one } from './ledger-steps.ts';
import { shopWithProvider } from './payment-steps.ts';
import type { ShopApp } from './shop-app.ts';

let nowMs = Date.parse('2026-11-23T07:00:00+01:00');
let shop: ShopApp;
let provider: PaymentProviderStandIn;
let staff: Person;
let payment: Record<string, string>;
let child: ChildProcess | null = null;

beforeAll(async () => {
  ({ shop, provider, env: payment } = await shopWithProvider({ now: () => nowMs, hears: false }));
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterEach(kill);
afterAll(async () => shop.close());

const readWord = z.object({ token: z.string() });

/** Another process of the same shop, and an accountant in it who credits the invoice; the answer is not awaited. */
async function creditInOther({ id, version }: Invoice): Promise<void> {
  const env = {
    ...process.env,
    ...payment,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATABASE_URL: shop.databaseUrl,
    DATA_DIR: shop.dataDir,
    RATE_LIMITS: '0',
    DEMO_PUBLIC: '1',
    TOKEN_SECRET: 'k'.repeat(64),
  };
  const place = join(import.meta.dirname, 'killed-shop.ts');
  const started = spawn(process.execPath, [place, String(nowMs)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  child = started;
  const ended = once(started, 'exit').then(() => Promise.reject(new Error('the other shop ended')));
  // Killed later, as it should be.
  ended.catch(() => undefined);
  const [line]: unknown[] = await Promise.race([once(started.stdout, 'data'), ended]);
  const post = async (path: string, body: object, token = ''): Promise<Response> =>
    fetch(`${String(line).trim()}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
  const { token } = readWord.parse(await (await post('/auth', { email: 'leitung@kistenwerk.example', password: demoPassword })).json());
  const wish = { version, reason: 'Bruch', settlement: 'REFUND' };
  void post(`/invoice/${id}/credit`, wish, token).catch(() => undefined);
}

async function kill(): Promise<void> {
  if (child === null || child.signalCode !== null || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function paidInvoice(): Promise<Invoice> {
  const guest = await newGuest(shop.app);
  const { body: placed } = await order(guest, [itemOf(await productOf(shop.app, 'EP_0001'), 10)], { paymentMethodId: 100 });
  provider.decide(provider.entryOf(`${placed.formattedId}-1`), 'pay');
  nowMs += 60_000;
  await shop.watchPayments();
  const [made] = (await get<{ items: Invoice[] }>(staff, `/invoice?orderId=${placed.id}`)).body.items;
  if (made === undefined) throw new Error('no invoice');
  return made;
}

const read = async (id: number): Promise<Invoice> => (await get<Invoice>(staff, `/invoice/${id}`)).body;
const given = async ({ orderId }: Invoice): Promise<{ refunds: number; sum: number }> =>
  one(
    shop,
    `select count(*)::int as refunds, coalesce(sum(amount), 0)::int as sum from payment_entry
     where kind = 'refund' and customer_id = (select customer_id from sales_order where id = $1)`,
    [orderId],
  );
const waitsForLock = async (): Promise<number> =>
  (
    await one<{ waiting: number }>(
      shop,
      `select count(*)::int as waiting from pg_locks where not granted and relation = 'payment_refund'::regclass`,
      [],
    )
  ).waiting;

/** A second shop starts from source in each. */
const patience = { timeout: 90_000 };

test('killed before the refund is written: the note is not written either, and a second try gives it', patience, async () => {
  const made = await paidInvoice();
  const holder = await shop.database.pool.connect();
  await holder.query('begin; lock table payment_refund in exclusive mode');
  await creditInOther(made);
  await askUntil(waitsForLock, (waiting) => waiting > 0);
  await kill();
  await holder.query('rollback');
  holder.release();
  // The other's transaction ends with it.
  await askUntil(
    async () =>
      one<{ left: number }>(shop, `select count(*)::int as left from pg_stat_activity where state like 'idle in transaction%'`, []),
    ({ left }) => left === 0,
  );
  await shop.watchPayments();
  const { creditNotes, open, credited } = await read(made.id);
  expect([creditNotes.length, open, credited]).toEqual([0, 0, 0]);
  expect(
    (await send(staff, 'POST', `/invoice/${made.id}/credit`, { version: made.version, reason: 'Bruch', settlement: 'REFUND' })).status,
  ).toBe(200);
  expect((await read(made.id)).open).toBe(0);
  expect(await given(made)).toEqual({ refunds: 1, sum: Math.round(-made.total * 100) });
});

test('killed before the provider answers: staff see the refund on its way, and it is given once', patience, async () => {
  const made = await paidInvoice();
  provider.trouble('refund', 'hang');
  const asked = provider.asked.refund;
  await creditInOther(made);
  await askUntil(
    async () => provider.asked.refund,
    (times) => times > asked,
  );
  await kill();
  expect(await read(made.id)).toMatchObject({ state: 'OVERPAID', open: -made.total, refunding: made.total });
  await shop.watchPayments();
  await shop.watchPayments();
  expect(await read(made.id)).toMatchObject({ state: 'CREDITED', open: 0, refunding: 0 });
  expect(await given(made)).toEqual({ refunds: 1, sum: Math.round(-made.total * 100) });
});
