/** Work orders sawn together: the plan, the offcuts it leaves and uses the next time, and the papers of a day. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MissingMaterial, Offcut, PooledPlan } from '#contract/cut-plan.ts';
import type { Waiting } from '#contract/today.ts';
import type { WorkOrder } from '#contract/work-order.ts';
import { besideWrite } from './beside-write.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let workshop: Person;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  workshop = await logIn(shop.app, 'werkstatt@kistenwerk.example');
});
afterAll(async () => shop.close());

async function worksOf(id: number): Promise<WorkOrder[]> {
  const { version } = await orderAs(staff, id);
  await send(staff, 'PUT', `/order/${id}`, { version, confirmedDeliveryDate: '2026-12-03', tell: false });
  return (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${id}`)).body.items;
}
const crates = async (quantity: number, size: Record<string, number> = {}): Promise<WorkOrder[]> => {
  const item = itemOf(await productOf(shop.app, 'HK_0001'), quantity, size);
  return worksOf((await order(guest, [item], { paymentMethodId: 1 })).body.id);
};
const ids = (works: readonly WorkOrder[]): string => works.map(({ id }) => id).join(',');
const plan = async (works: readonly WorkOrder[]) => get<PooledPlan>(workshop, `/production/cut-plan?workOrderIds=${ids(works)}`);
const saw = async (works: readonly WorkOrder[], hash: string) =>
  send<{ kept: number; used: number }>(workshop, 'POST', '/production/cut-plan', { workOrderIds: works.map(({ id }) => id), hash });
const rests = async (): Promise<Offcut[]> => (await get<{ items: Offcut[] }>(workshop, '/production/offcut')).body.items;

test('several work orders are sawn together, with no more timber than each by itself, and every piece has its work order', async () => {
  const works = [...(await worksOf((await twoLines(guest)).id)), ...(await crates(5))];
  const { status, body } = await plan(works);
  expect(status).toBe(200);
  expect(body.workOrderIds.toSorted((a, b) => a - b)).toEqual(works.map(({ id }) => id));
  expect(body.pieces).toBeLessThanOrEqual(body.piecesAlone);
  expect(body.waste).toBeLessThan(0.5);
  const cuts = body.bars.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.cuts));
  expect(new Set(cuts.map(({ workOrderId }) => workOrderId))).toEqual(new Set(works.map(({ id }) => id)));
  expect(body.bars.some(({ name, thicknessMm, widthMm }) => name === 'Fichte sägeroh' && thicknessMm === 18 && widthMm === 140)).toBe(true);
});

test('what is booked as sawn leaves rests, and the next plan takes them first', async () => {
  const works = await crates(1);
  const first = (await plan(works)).body;
  expect((await saw(works, first.hash)).body).toEqual({ kept: first.kept, used: 0 });
  expect(await rests()).toHaveLength(first.kept);
  expect(first.kept).toBeGreaterThan(0);
  const [work] = (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${works[0]!.orderId}`)).body.items;
  expect(work?.steps[0]?.state).toBe('DONE');
  expect((await orderAs(guest, work!.orderId)).productionStartedOn).toBe('2026-11-23');
  // Booking again: nothing is left to saw.
  expect(problemsOf(await saw(works, first.hash))).toEqual(['nothingToSaw']);

  const next = await crates(1, { length: 400, width: 300, height: 250 });
  const second = (await plan(next)).body;
  const taken = [...second.bars, ...second.sheets].flatMap(({ patterns }) => patterns.flatMap(({ offcutId }) => offcutId ?? []));
  expect(taken.length).toBeGreaterThan(0);
  const before = await rests();
  expect((await saw(next, second.hash)).body).toEqual({ kept: second.kept, used: taken.length });
  const after = await rests();
  expect(after).toHaveLength(before.length - taken.length + second.kept);
  expect(after.some(({ id }) => taken.includes(id))).toBe(false);
});

test('another plan than was looked at is not booked, and nothing is sawn by halves', async () => {
  const works = await crates(2);
  const { hash } = (await plan(works)).body;
  const [gone] = await rests();
  await send(workshop, 'DELETE', `/production/offcut/${gone!.id}`, {});
  expect((await rests()).some(({ id }) => id === gone!.id)).toBe(false);
  const fresh = (await plan(works)).body.hash;
  if (fresh !== hash) expect(problemsOf(await saw(works, hash))).toEqual(['cutPlanChanged']);
  expect(problemsOf(await saw(works, 'other'))).toEqual(['cutPlanChanged']);
  const [work] = (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${works[0]!.orderId}`)).body.items;
  expect(work?.steps[0]?.state).toBe('OPEN');
  expect((await plan([{ ...works[0]!, id: 999_999 }])).status).toBe(404);
});

test('a rest that somebody throws away while its plan is booked is not sawn', async () => {
  const works = await crates(1, { length: 420, width: 310, height: 260 });
  const { hash, bars, sheets } = (await plan(works)).body;
  const [taken] = [...bars, ...sheets].flatMap(({ patterns }) => patterns.flatMap(({ offcutId }) => offcutId ?? []));
  expect(taken).toBeDefined();
  const thrown = { table: 'offcut', text: 'delete from offcut where id = $1', values: [taken] };
  const late = await besideWrite(shop.database.pool, thrown, async () => saw(works, hash));
  expect(problemsOf(late)).toEqual(['cutPlanChanged']);
  const [work] = (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${works[0]!.orderId}`)).body.items;
  expect(work?.steps[0]?.state).toBe('OPEN');
});

test('two who book the same plan at once saw it once', async () => {
  const works = await crates(3);
  const { hash, kept } = (await plan(works)).body;
  const before = (await rests()).length;
  const used = new Set([...(await plan(works)).body.bars].flatMap(({ patterns }) => patterns.flatMap(({ offcutId }) => offcutId ?? [])));
  const answers = await Promise.all([saw(works, hash), saw(works, hash), saw(works, hash)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect(await rests()).toHaveLength(before - used.size + kept);
});

test('material that is missing stands on the work orders that need it until it is back or sawn, and waits on the start page', async () => {
  const works = await crates(2);
  const orderOf = async () => (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${works[0]!.orderId}`)).body.items;
  const mark = async (rack: object, missing: boolean) =>
    send<{ items: MissingMaterial[] }>(workshop, 'PUT', '/production/missing-material', { ...rack, missing });
  const waiting = async () => {
    const { items } = (await get<{ items: Waiting[] }>(workshop, '/today')).body;
    return items.find(({ key }) => key === 'missingMaterial');
  };
  const { bars, hash, missing } = (await plan(works)).body;
  const { material, thicknessMm, widthMm } = bars[0]!;
  const rack = { material, thicknessMm, widthMm };
  expect([missing, await waiting()]).toMatchObject([[], { count: 0, oldest: null }]);

  const found = await mark(rack, true);
  expect(found.body.items).toMatchObject([{ ...rack, since: new Date(mondayMorning).toISOString() }]);
  expect((await mark(rack, true)).body).toEqual(found.body);
  expect((await orderOf()).map((work) => work.missing)).toEqual([[found.body.items[0]!.name]]);
  expect((await waiting())?.count).toBeGreaterThan(0);
  // The plan is unchanged: missing material is bought, not left out.
  expect((await plan(works)).body).toMatchObject({ hash, missing: found.body.items });

  expect((await saw(works, hash)).status).toBe(200);
  expect((await orderOf()).map((work) => work.missing)).toEqual([[]]);
  expect((await mark(rack, false)).body.items).toEqual([]);
  expect(await waiting()).toMatchObject({ count: 0 });
  expect(problemsOf(await mark({ ...rack, material: 'gold' }, true))).toEqual(['stockMaterialUnknown body.material']);
});

test('the papers of a day are one file: sheets with the code of their stations, the cut plan, the labels', async () => {
  const works = [...(await worksOf((await twoLines(guest)).id)), ...(await crates(1))];
  const print = async (kind: string) => {
    const { headers, rawPayload } = await shop.app.inject({
      url: `/api/production/document?workOrderIds=${ids(works)}&kind=${kind}`,
      headers: { authorization: `Bearer ${workshop.token}` },
    });
    expect(headers['content-type']).toBe('application/pdf');
    return readPdf(rawPayload).text;
  };
  const sheets = await print('sheets');
  for (const work of works) expect(sheets).toContain(`/admin/production/${work.id}`);
  for (const word of ['Stationen buchen', 'Fertig bis', '02.12.2026', works[0]!.formattedId, works.at(-1)!.formattedId])
    expect(sheets).toContain(word);
  const cut = await print('cutPlan');
  expect(cut).toContain('Fichte sägeroh 18 × 140');
  expect(cut).not.toContain('Stationen buchen');
  expect(await print('labels')).toContain(works[0]!.formattedId);
});
