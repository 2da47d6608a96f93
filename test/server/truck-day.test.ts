/** The trucks of a day: orders confirmed for it, packed, moved by hand, saved, and printed for loader and driver. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { TermsRecords } from '#contract/terms.ts';
import type { Round, TruckDay } from '#contract/truck-day.ts';
import { faultsOfRound, roomOf, unloaded } from '#domain/packing/round.ts';
import { renderLoadPlan } from '#server/connect/pdf/render-load-plan.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { deliver, orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const day = '2026-12-02';
let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let dispatch: Person;
let first: Order;
let second: Order;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
  first = await confirmed(await twoLines(guest));
  second = await confirmed(await twoLines(guest));
});
afterAll(async () => shop.close());

async function confirmed({ id, version }: Order, date = day): Promise<Order> {
  const answer = await send(staff, 'PUT', `/order/${id}`, { version, confirmedDeliveryDate: date, tell: false });
  expect(answer.status).toBe(200);
  return orderAs(staff, id);
}

const read = async (date = day): Promise<TruckDay> => (await get<TruckDay>(dispatch, `/truck-day/${date}`)).body;
const plain = (rounds: TruckDay['rounds']): Round[] => rounds.map(({ truckId, stops, boxes }) => ({ truckId, stops, boxes }));
const save = async (version: number, rounds: readonly Round[], who = dispatch): Promise<Answer<TruckDay>> =>
  send<TruckDay>(who, 'PUT', `/truck-day/${day}`, { version, rounds });

function expectLegal({ rounds, trucks, stops }: TruckDay): void {
  for (const round of rounds) {
    const truck = trucks.find(({ id }) => id === round.truckId)!;
    expect(faultsOfRound(roomOf(truck), round, stops)).toEqual([]);
  }
}

test('a day proposes a load for what is confirmed for it, and for nothing else', async () => {
  const facts = await read();
  expect(facts.version).toBe(0);
  expect(facts.stops.map(({ orderId }) => orderId)).toEqual([first.id, second.id]);
  expect(facts.stops[0]).toMatchObject({
    zipCode: '8001',
    city: 'Zürich',
    lines: [
      { quantity: 10, boxes: 10 },
      { quantity: 3, boxes: 3 },
    ],
  });
  // A crate of 1000 × 600 × 500 inside measures 1072 × 672 × 654 outside, or a little higher.
  expect(facts.stops[0]?.lines[1]?.box.size.slice(0, 2)).toEqual([1072, 672]);
  expect(unloaded(facts.rounds, facts.stops)).toEqual([]);
  expectLegal(facts);
  expect(facts.rounds).toHaveLength(1);
  expect(facts.rounds[0]?.distance).toBeGreaterThan(80);
  expect(await read('2026-12-01')).toMatchObject({ stops: [], rounds: [], nextDay: day });
  expect(await read('2026-12-03')).toMatchObject({ stops: [], nextDay: null });
  expect((await get(dispatch, '/truck-day/2026-02-30')).status).toBe(404);
});

test('it is packed anew with the stops in another order, and nothing is kept', async () => {
  const { trucks } = await read();
  const rounds = [{ truckId: trucks[0]!.id, stops: [second.id, first.id] }];
  const { body } = await send<TruckDay>(dispatch, 'POST', `/truck-day/${day}/pack`, { rounds });
  expect(body.rounds[0]?.stops).toEqual([second.id, first.id]);
  expectLegal(body);
  expect((await read()).version).toBe(0);
});

test('a plan is kept with its version, tells who made it, and a stale one is refused with what stands', async () => {
  const rounds = plain((await read()).rounds);
  const kept = await save(0, rounds);
  expect(kept).toMatchObject({ status: 200, body: { version: 1, changedBy: 'versand@kistenwerk.example' } });
  expect(plain(kept.body.rounds)).toEqual(rounds);
  const stale = await save(0, rounds, staff);
  expect(stale.status).toBe(409);
  expect(problemsOf(stale)[0]).toContain('changedMeanwhile');
  expect((await read()).version).toBe(1);
});

test('a load that may not be driven is refused by name and leaves the kept one', async () => {
  const { version, rounds } = await read();
  const [round] = plain(rounds);
  const [box, ...others] = round!.boxes;
  const inTheAir = { ...box!, at: [box!.at[0], box!.at[1], 1500] as [number, number, number] };
  expect(problemsOf(await save(version, [{ ...round!, boxes: [inTheAir, ...others] }]))[0]).toMatch(
    /^load(Unsupported|Overlap) body\.rounds\.0/,
  );
  expect(problemsOf(await save(version, [{ ...round!, boxes: [{ ...box!, at: [29_000, 0, 0] }, ...others] }]))).toEqual([
    'loadOutside body.rounds.0.boxes.0',
  ]);
  expect(problemsOf(await save(version, [{ ...round!, boxes: [...round!.boxes, box!] }]))[0]).toMatch(/^boxUnknown/);
  expect(problemsOf(await save(version, [{ ...round!, stops: [first.id, first.id] }]))[0]).toMatch(/^stopTwice/);
  expect(problemsOf(await save(version, [{ ...round!, stops: [999_999] }]))[0]).toMatch(/^stopUnknown/);
  expect(problemsOf(await save(version, [{ ...round!, truckId: 999_999 }]))[0]).toMatch(/^truckUnknown/);
  expect((await read()).version).toBe(version);
});

test('what an axle may not carry is refused by name', async () => {
  const { version, rounds, trucks } = await read();
  const [round] = plain(rounds);
  const truck = trucks.find(({ id }) => id === round!.truckId)!;
  const [record] = (await get<TermsRecords>(staff, '/terms')).body.trucks.filter(({ id }) => id === truck.id);
  const put = async (changed: object): Promise<number> => (await send(staff, 'PUT', '/shipping/truck', changed)).status;
  expect(await put({ ...record, rearAxleMost: record!.rearAxleEmpty! + 1 })).toBe(200);
  expect(problemsOf(await save(version, [round!]))).toEqual(['loadRearAxle body.rounds.0.boxes']);
  expect(await put({ ...record, version: record!.version + 1 })).toBe(200);
  expect((await save(version, [round!])).status).toBe(200);
});

test('what was moved away stays behind, visibly, and what left is no longer on the truck', async () => {
  const { version, rounds } = await read();
  const [round] = plain(rounds);
  const crates = second.positions[1]!.id;
  const kept = await save(version, [{ ...round!, boxes: round!.boxes.filter(({ positionId }) => positionId !== crates) }]);
  expect(unloaded(kept.body.rounds, kept.body.stops)).toEqual([{ orderId: second.id, positionId: crates, boxes: 3 }]);
  expect((await deliver(dispatch, first)).status).toBe(200);
  const after = await read();
  expect(after.stops.map(({ orderId }) => orderId)).toEqual([second.id]);
  expect(after.rounds[0]?.stops).toEqual([second.id]);
  expect(after.rounds[0]?.boxes.every(({ positionId }) => second.positions.some(({ id }) => id === positionId))).toBe(true);
});

test('the load plan names stops, pieces and places; another truck has none', async () => {
  const { rounds } = await read();
  const answer = await shop.app.inject({
    url: `/api/truck-day/${day}/document?truckId=${rounds[0]!.truckId}`,
    headers: { authorization: `Bearer ${dispatch.token}` },
  });
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { text } = readPdf(answer.rawPayload);
  const words = text.replaceAll(/\s+/g, ' ');
  for (const word of ['Von oben', 'Von der Seite', 'Stirnwand', second.formattedId, '10 × EPAL 1 Europalette', 'Seestrasse 1'])
    expect(words).toContain(word);
  expect(words).toMatch(/Achse vorn \d+\.\d\d von \d+\.\d\d t .*Achse hinten \d+\.\d\d von \d+\.\d\d t/);
  expect(words).toMatch(/Fahrt 06\.40 bis etwa \d\d\.\d\d Uhr/);
  expect(words).toMatch(/Ankunft etwa 0\d\.\d\d Uhr/);
  expect(words).toMatch(/Packstücke \d+ .*Lademeter \d+\.\d\d von \d+\.\d\d m/);
  expect((await get(dispatch, `/truck-day/${day}/document?truckId=999`)).status).toBe(404);
});

test('the load plan is loaded from the last stop to the first and unloaded in the order of the drive', async () => {
  const stop = (number: number) => ({
    number,
    name: `Halt ${number}`,
    street: 'Seestrasse 1',
    order: `A${number}`,
    arrival: '',
    lines: [],
  });
  const pdf = await renderLoadPlan({
    company: 'Kistenwerk AG',
    truck: 'Lastwagen 18 t',
    size: [7200, 2450, 2600],
    day: '02.12.2026',
    createdAt: 0,
    facts: [],
    link: null,
    boxes: [{ stop: 2, at: [0, 0, 0], size: [1200, 800, 1000] }],
    stops: [stop(1), stop(2)],
  });
  const [loading, unloading] = readPdf(pdf).text.split('Abladen, in der Reihenfolge der Fahrt');
  const halts = (text: string | undefined) => text?.match(/Halt \d/g);
  expect([halts(loading), halts(unloading)]).toEqual([
    ['Halt 2', 'Halt 1'],
    ['Halt 1', 'Halt 2'],
  ]);
});
