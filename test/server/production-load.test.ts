/**
 * The earliest day that the shop offers follows the workshop's load: later if a day is full, never earlier,
 * and only while the office has this switched on.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WorkOrder } from '#contract/work-order.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send, visitor } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { orderAs } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
});
afterAll(async () => shop.close());

const offered = async () => (await get<{ earliest: string; preselected: string }>(visitor(shop.app), '/calendar/delivery')).body;
const decide = async (key: string, value: unknown): Promise<void> => {
  const { decisions } = (await get<{ decisions: { validFrom: string; version: number }[] }>(staff, `/setting/${key}`)).body;
  const version = decisions.find(({ validFrom }) => validFrom === '2026-11-23')?.version ?? 0;
  const answer = await send(staff, 'PUT', `/setting/${key}`, { value, validFrom: '2026-11-23', version });
  expect(answer.status).toBe(200);
};
const crates = async () => itemOf(await productOf(shop.app, 'HK_0001'), 20);
async function confirmed(day: string): Promise<WorkOrder[]> {
  const { id } = (await order(guest, [await crates()], { paymentMethodId: 1 })).body;
  const { version } = await orderAs(staff, id);
  await send(staff, 'PUT', `/order/${id}`, { version, confirmedDeliveryDate: day, tell: false });
  return (await get<{ items: WorkOrder[] }>(staff, `/work-order?orderId=${id}`)).body.items;
}

test('an empty board changes nothing', async () => {
  expect(await offered()).toMatchObject({ earliest: '2026-11-24', preselected: '2026-11-26' });
});

test('a full day moves the first day on, for the page and for the order, until room is made or the office switches it off', async () => {
  await decide('productionHours', [2, 40, 40, 40, 32]);
  const works = await confirmed('2026-11-24');
  expect(works.every(({ day }) => day === '2026-11-23')).toBe(true);
  expect(works.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThan(120);
  expect(await offered()).toMatchObject({ earliest: '2026-11-25', preselected: '2026-11-26' });

  const early = await order(guest, [await crates()], { paymentMethodId: 1, requestedDeliveryDate: '2026-11-24' });
  expect(problemsOf(early)).toEqual(['deliveryDateTooEarly body.requestedDeliveryDate']);
  // Staff may promise any day.
  expect((await order({ ...guest, token: staff.token }, [await crates()], { requestedDeliveryDate: '2026-11-24' })).status).toBe(200);

  await decide('deliveryFollowsLoad', false);
  expect((await offered()).earliest).toBe('2026-11-24');
  await decide('deliveryFollowsLoad', true);
  expect((await offered()).earliest).toBe('2026-11-25');
  for (const { id, version } of works)
    await send(staff, 'PUT', `/work-order/${id}/day`, { version, day: '2026-11-24', despitePromise: true });
  // Tuesday has room for it: its delivery date remains available.
  expect(await offered()).toMatchObject({ earliest: '2026-11-24', preselected: '2026-11-26' });
});

test('what is finished makes room', async () => {
  const [work] = await confirmed('2026-11-24');
  expect((await offered()).earliest).toBe('2026-11-25');
  for (const station of ['SAW', 'NAIL', 'READY']) await send(staff, 'PUT', `/work-order/${work!.id}/station`, { station, booking: 'END' });
  expect((await offered()).earliest).toBe('2026-11-24');
});
