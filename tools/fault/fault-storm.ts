/**
 * Orders over bad connections: `npx node tools/fault/fault-storm.ts [seconds per fault]`. Guests order by invoice and online, visitors view pages and price
 * carts, while the connections to the database and to the payment provider are disturbed in turn. Visitors must be served, no wait may exceed the limits below,
 * and once the connections are restored every acknowledged order exists once, every paid one is paid once, and nothing is left in the outbox.
 * Needs the built pages (`npm run build`); works on a throw-away data folder. Exits with 1 if anything is lost, duplicated, stuck or slow.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { startPaymentProvider } from '#fakes/payment-provider/payment-provider.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { openDatabase } from '#server/db/pool.ts';
import { freePort, startShopProcess } from '#tools/bench/shop-process.ts';
import { violations } from '#tools/kill/check-orders-store.ts';
import type { Acknowledged } from '#tools/kill/check-orders-store.ts';
import { newBuyer } from '#tools/kill/customer.ts';
import { layCable } from './cable.ts';
import type { Cable, Fault } from './cable.ts';
import { paymentViolations } from './check-payments-store.ts';
import { ask, orderTimes, payUntilPaid, takeTimes, tryOrder, visitorPages } from './people.ts';
import type { OrderTry } from './people.ts';

const secondsPerFault = Number(process.argv[2] ?? 8);
const invoice = 2;
const twint = 100;
/** A page from memory; a call that needs the database; an order that has to be sent to the provider (one request of eight seconds). */
const limits = { page: 5000, databaseFault: 6000, providerFault: 12_000 };

const dataDir = await mkdtemp(join(tmpdir(), 'kistenwerk-fault-'));
const embedded = await startEmbeddedDatabase({ dataDir });
const { host, port, user, password, database: name } = new Client({ connectionString: embedded.connectionString });
const databaseLine = await layCable(() => (host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)));
const shopPort = await freePort();
const base = `http://127.0.0.1:${shopPort}`;
const provider = await startPaymentProvider({
  deliver: async ({ body, signature }) => {
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    return (await fetch(`${base}/api/payment/webhook`, { method: 'POST', headers, body: new Uint8Array(body) })).status;
  },
});
const providerLine = await layCable(() => connect(Number(new URL(provider.settings.url).port), '127.0.0.1'));
const shop = await startShopProcess({
  PORT: String(shopPort),
  DATABASE_URL: `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${databaseLine.port}/${name}`,
  PAYMENT_URL: `http://127.0.0.1:${providerLine.port}/api/v2.0`,
  PAYMENT_SPACE_ID: provider.settings.spaceId,
  PAYMENT_USER_ID: provider.settings.userId,
  PAYMENT_KEY: provider.settings.key,
  PAYMENT_METHODS: [...provider.settings.methods].map(([ours, theirs]) => `${ours}:${theirs}`).join(','),
  PUBLIC_URL: base,
  LOG_LEVEL: 'silent',
});

const wrong: string[] = [];
const acknowledged: (Acknowledged & { methodId: number })[] = [];
const storm = { over: false };

async function buy(methodId: number): Promise<void> {
  const buyer = await newBuyer(base);
  while (!storm.over) {
    const key = randomUUID();
    const body = { ...buyer.nextBody(), paymentMethodId: methodId };
    let answer: OrderTry = { placed: null };
    // A buyer does not give up, not even after the storm.
    while (answer.placed === null) {
      answer = await tryOrder(base, buyer.token, key, body);
      if (answer.placed === null) await delay(200);
    }
    const placed = answer.placed;
    acknowledged.push({ key, ...placed, methodId });
    const { redirectUrl } = placed.payment;
    if (redirectUrl !== null && Math.random() < 0.5) payOnPage(redirectUrl);
    await delay(100);
  }
}

/** On the page the shop leads to, which does not use the shop's connections. */
function payOnPage(url: string): void {
  const entry = provider.ledger.entries.get(Number(new URL(url).pathname.split('/').at(-1)));
  if (entry) provider.decide(entry, 'pay');
  else wrong.push(`no payment at ${url}`);
}

interface Phase {
  name: string;
  line: Cable;
  fault: Fault;
  orderWithinMs: number;
}

/** After several failures in a row the shop pauses calls to the provider for half a minute: so faults of the database come between its own. */
const phases: Phase[] = [
  { name: 'whole lines', line: databaseLine, fault: { kind: 'none' }, orderWithinMs: limits.databaseFault },
  {
    name: 'provider loses 40 % of its answers',
    line: providerLine,
    fault: { kind: 'cutAnswer', share: 0.4 },
    orderWithinMs: limits.providerFault,
  },
  { name: 'database slow', line: databaseLine, fault: { kind: 'delay', ms: 40 }, orderWithinMs: limits.providerFault },
  { name: 'provider drips', line: providerLine, fault: { kind: 'drip', bytesPerSecond: 60 }, orderWithinMs: limits.providerFault },
  {
    name: 'database loses 3 % of its answers',
    line: databaseLine,
    fault: { kind: 'cutAnswer', share: 0.03 },
    orderWithinMs: limits.databaseFault,
  },
  { name: 'provider slow', line: providerLine, fault: { kind: 'delay', ms: 5000 }, orderWithinMs: limits.providerFault },
  { name: 'database silent', line: databaseLine, fault: { kind: 'blackhole' }, orderWithinMs: limits.databaseFault },
  { name: 'database refuses', line: databaseLine, fault: { kind: 'reset' }, orderWithinMs: limits.databaseFault },
  { name: 'whole lines again', line: databaseLine, fault: { kind: 'none' }, orderWithinMs: limits.providerFault },
  { name: 'provider silent', line: providerLine, fault: { kind: 'blackhole' }, orderWithinMs: limits.providerFault },
  { name: 'provider refuses', line: providerLine, fault: { kind: 'reset' }, orderWithinMs: limits.providerFault },
];

async function spoil(): Promise<void> {
  for (const { name, line, fault, orderWithinMs } of phases) {
    takeTimes();
    const before = acknowledged.length;
    line.spoil(fault);
    const until = performance.now() + secondsPerFault * 1000;
    const pages: Awaited<ReturnType<typeof visitorPages>> = [];
    while (performance.now() < until) {
      pages.push(...(await visitorPages(base)));
      await delay(250);
    }
    // Requests that wait during the fault must be answered before it is removed.
    while (orderTimes.waiting.size > 0 && performance.now() < until + orderWithinMs) await delay(100);
    const orders = takeTimes();
    line.mend();
    const slowestOrder = Math.max(0, ...orders.map(({ ms }) => ms));
    const slowestPage = Math.max(0, ...pages.map(({ ms }) => ms));
    const bad = pages.filter(({ status }) => status !== 200);
    const statuses = Object.entries(Object.groupBy(orders, ({ status }) => String(status))).map(
      ([status, some]) => `${some?.length} × ${status}`,
    );
    console.log(
      `${name.padEnd(36)} ${String(acknowledged.length - before).padStart(4)} orders (${statuses.join(', ')}), slowest ${Math.round(slowestOrder)} ms; ${pages.length} pages, slowest ${Math.round(slowestPage)} ms, ${bad.length} bad`,
    );
    if (slowestOrder > orderWithinMs) wrong.push(`${name}: an order waited ${Math.round(slowestOrder)} ms`);
    if (slowestPage > limits.page) wrong.push(`${name}: a page took ${Math.round(slowestPage)} ms`);
    if (bad.length > 0) wrong.push(`${name}: ${JSON.stringify(bad.slice(0, 3))}`);
    const odd = orders.filter(({ status }) => status !== 200 && status !== 503);
    if (odd.length > 0) wrong.push(`${name}: orders answered ${JSON.stringify(odd.slice(0, 3))}`);
  }
}

try {
  const buying = Promise.all([buy(invoice), buy(invoice), buy(twint), buy(twint)]);
  await Promise.race([spoil(), buying]);
  storm.over = true;
  await buying;
  const begin = performance.now();
  const online = acknowledged.filter(({ methodId }) => methodId === twint);
  const paid = await Promise.all(online.map(async ({ uuid }) => payUntilPaid(base, uuid, twint, payOnPage)));
  const settledSeconds = (performance.now() - begin) / 1000;
  const unpaid = paid.filter((isPaid) => !isPaid).length;
  await provider.webhooks.arrived();
  const ready = await ask(`${base}/readyz`);
  if (ready.status !== 200) wrong.push(`not ready after the storm: ${ready.status}`);
  const database = openDatabase(embedded.connectionString, { connections: 2 });
  wrong.push(...(await violations(database.pool, acknowledged)));
  wrong.push(...(await paymentViolations(database.pool, [...provider.ledger.entries.values()])));
  await database.close();
  for (const sentence of wrong) console.error(sentence);
  console.log(
    `${acknowledged.length} orders acknowledged, ${online.length} of them online, ${unpaid} of these unpaid ${settledSeconds.toFixed(0)} s after the last fault; ${wrong.length} violations`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  storm.over = true;
  await shop.stop();
  await databaseLine.close();
  await providerLine.close();
  await provider.stop();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
