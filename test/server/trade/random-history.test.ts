/** Random histories of a customer's orders through the real calls: whatever is done in whatever order, nothing is contradictory afterwards. */
import { array, assert, asyncProperty, constantFrom } from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, plainDateOf } from '#domain/calendar/plain-date.ts';
import { depth, seed } from '#test/depth.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, productOf } from '../buyer.ts';
import type { Item, Person } from '../buyer.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';
import { act, carryOut } from './random-act.ts';
import type { Act, Trade } from './random-act.ts';
import { checkMails, checkPapers } from './told.ts';
import { checkTruths } from './truths.ts';

const dayMs = 86_400_000;
let shop: ShopApp;
let items: Item[];
/** The clock of all histories: it only moves forward, as the shop's cleaning jobs rely on it. */
let daysOn = 0;
/** Log-ins of staff last twelve hours. */
let staff: { person: Person; day: number } | null = null;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning + daysOn * dayMs });
  items = [itemOf(await productOf(shop.app, 'EP_0001'), 10), itemOf(await productOf(shop.app, 'HK_0001'), 3)];
});
afterAll(async () => shop.close());

async function staffToday(): Promise<Person> {
  if (staff?.day !== daysOn) staff = { person: await logIn(shop.app, 'leitung@kistenwerk.example'), day: daysOn };
  return staff.person;
}

const today = () => addDays(plainDateOf('2026-11-23'), daysOn);

/** A guest with an order on account or prepaid, and sometimes a second one. */
async function newTrade(methods: readonly number[]): Promise<Trade> {
  const guest = await newGuest(shop.app);
  const requestedDeliveryDate = (await get<{ preselected: string }>(guest, '/calendar/delivery')).body.preselected;
  const orderIds = [];
  for (const paymentMethodId of methods) orderIds.push((await order(guest, items, { paymentMethodId, requestedDeliveryDate })).body.id);
  const trade: Trade = {
    staff: await staffToday(),
    day: today(),
    customerId: guest.customerId,
    orderIds,
    fileIds: [],
    lastMail: 0,
    wait: async (days) => {
      daysOn += days;
      trade.staff = await staffToday();
      trade.day = today();
    },
  };
  return trade;
}

const methods = constantFrom<number[][]>([1], [1], [2], [1, 2]);

/** Histories that once contradicted themselves: a service was invoiced with the last goods, then a cancelled line came back. */
const found: [number[], Act[]][] = [
  [
    [1],
    [
      { kind: 'stage', at: 3, part: 20, amount: 5 },
      { kind: 'ask', at: 2, part: 100, amount: 1 },
      { kind: 'deliver', at: 0, part: 100, amount: 1 },
      { kind: 'ask', at: 7, part: 130, amount: 1 },
      { kind: 'deliver', at: 0, part: 20, amount: 1 },
    ],
  ],
];

test(`whatever is done, the four truths of an order agree (TEST_SEED=${seed})`, { timeout: depth(60_000, 3_600_000) }, async () => {
  await assert(
    asyncProperty(methods, array(act, { minLength: 1, maxLength: 16, size: 'max' }), async (ways, acts) => {
      const trade = await newTrade(ways);
      await checkMails(shop, trade);
      for (const does of acts) {
        const answer = await carryOut(trade, does);
        if (answer !== null) expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
        await checkTruths(shop, trade);
        await checkMails(shop, trade);
      }
      await checkPapers(shop, trade);
    }),
    { numRuns: depth(2, 1000), seed, examples: found },
  );
});
