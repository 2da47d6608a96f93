/**
 * Work orders follow their orders: created when the day is confirmed, changed and cancelled with the order, planned for another day,
 * booked at the stations.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order, OrderEvent } from '#contract/order.ts';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { deliver, orderAs, twoLines } from './paper-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const thursday = '2026-12-03';
const wednesday = '2026-12-02';
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

const change = async ({ id }: Order, fields: object): Promise<Order> => {
  const { version } = await orderAs(staff, id);
  const answer = await send(staff, 'PUT', `/order/${id}`, { version, tell: false, ...fields });
  expect(answer.status).toBe(200);
  return orderAs(staff, id);
};
const confirm = async (order: Order, day: string | null = thursday): Promise<Order> => change(order, { confirmedDeliveryDate: day });
const confirmedOrder = async (): Promise<Order> => confirm(await twoLines(guest));

const worksOf = async ({ id }: Order): Promise<WorkOrder[]> =>
  (await get<{ items: WorkOrder[] }>(workshop, `/work-order?orderId=${id}`)).body.items;
const book = async ({ id }: WorkOrder, station: string, booking: string, who = workshop): Promise<Answer<WorkOrder>> =>
  send<WorkOrder>(who, 'PUT', `/work-order/${id}/station`, { station, booking });
const move = async ({ id, version }: WorkOrder, day: string, over: object = {}): Promise<Answer<WorkOrder>> =>
  send<WorkOrder>(workshop, 'PUT', `/work-order/${id}/day`, { version, day, ...over });
const loadOf = async (day: string): Promise<LoadDay> =>
  (await get<{ days: LoadDay[] }>(workshop, `/production/load?from=${day}&to=${day}`)).body.days[0]!;

test('an order gives work orders when its day is confirmed, a working day before it, with the time of its models', async () => {
  const placed = await twoLines(guest);
  expect(await worksOf(placed)).toEqual([]);
  const order = await confirm(placed);
  const works = await worksOf(order);
  expect(works).toMatchObject([
    { formattedId: order.formattedId, quantity: 10, day: wednesday, promised: thursday, latestDay: wednesday, state: 'OPEN' },
    { customerName: 'Anna Muster', quantity: 3, day: wednesday, goods: 'TIMBER' },
  ]);
  for (const { minutes, litres, steps } of works) {
    expect(minutes).toBeGreaterThan(10);
    expect(litres).toBeGreaterThan(100);
    expect(steps.map(({ state }) => state)).toEqual(['OPEN', 'OPEN', 'OPEN']);
  }
  // Ten pallets at 1.1 minutes and a set-up of 2.50 francs at 72 an hour.
  expect(works[0]?.minutes).toBe(13);
  const load = await loadOf(wednesday);
  expect(load).toMatchObject({ working: true, capacityMinutes: 2400, capacityLitres: 6000, deliverableOn: thursday });
  expect(load.minutes).toBe(works.reduce((sum, { minutes }) => sum + minutes, 0));
  const { body } = await get<{ items: WorkOrder[]; unconfirmed: number }>(workshop, `/work-order?from=${wednesday}&to=${wednesday}`);
  expect(body.items.map(({ id }) => id)).toEqual(works.map(({ id }) => id));
});

test('no price is on the wire of the workshop', async () => {
  const { body } = await get(workshop, `/work-order?from=2026-11-23&to=2026-12-04`);
  expect(JSON.stringify(body)).not.toMatch(/price|cost|amount|chf/i);
  const order = await confirmedOrder();
  expect((await get(workshop, `/order/${order.id}`)).status).toBe(404);
});

test('other quantities and another day bring the work orders along; cancelled lines and orders cancel them, and the history says so', async () => {
  const order = await confirmedOrder();
  const [pallets] = order.positions;
  await change(order, { updatePositions: [{ id: pallets!.id, quantity: 25 }] });
  expect((await worksOf(order)).map(({ quantity, state }) => [quantity, state])).toEqual([
    [25, 'OPEN'],
    [3, 'OPEN'],
  ]);
  await book((await worksOf(order))[0]!, 'SAW', 'BEGIN');
  await change(order, { updatePositions: [{ id: pallets!.id, quantity: 40 }] });
  expect((await worksOf(order)).map(({ quantity, state }) => [quantity, state])).toEqual([
    [25, 'OPEN'],
    [3, 'OPEN'],
    [15, 'OPEN'],
  ]);
  await confirm(order, '2026-12-10');
  expect(new Set((await worksOf(order)).map(({ day }) => day))).toEqual(new Set(['2026-12-09']));
  await change(order, { updatePositions: [{ id: pallets!.id, storno: true }] });
  const states = async () => (await worksOf(order)).toSorted((a, b) => a.id - b.id).map(({ state }) => state);
  expect(await states()).toEqual(['CANCELED', 'OPEN', 'CANCELED']);
  const { version } = await orderAs(staff, order.id);
  expect((await send(staff, 'PUT', `/order/${order.id}/state`, { orderStatusId: 5, version, reason: 'Irrtum' })).status).toBe(200);
  expect(await states()).toEqual(['CANCELED', 'CANCELED', 'CANCELED']);
  const [first] = await worksOf(order);
  expect(await book(first!, 'SAW', 'BEGIN')).toMatchObject({ status: 409, body: { errors: [{ message: 'workOrderCanceled' }] } });
  const { history } = (await get<{ history: OrderEvent[] }>(staff, `/order/${order.id}`)).body;
  expect(history.filter(({ what, after }) => /^workOrder\.\d+\.state$/.test(what) && after === 'CANCELED')).toHaveLength(3);
  const own = (await get<{ history: OrderEvent[] }>(guest, `/order/${order.id}`)).body.history;
  expect(own.some(({ what }) => what.startsWith('workOrder'))).toBe(false);
});

test('a work order is planned for another day; a promise breaks only when somebody says so', async () => {
  const order = await confirmedOrder();
  const [work] = await worksOf(order);
  const before = (await loadOf('2026-12-01')).minutes;
  const earlier = await move(work!, '2026-12-01');
  expect(earlier).toMatchObject({ status: 200, body: { day: '2026-12-01', version: work!.version + 1 } });
  expect((await loadOf('2026-12-01')).minutes).toBe(before + work!.minutes);
  const stale = await move(work!, '2026-11-30');
  expect(stale).toMatchObject({
    status: 409,
    body: { conflict: { version: work!.version + 1, changes: [{ field: 'day', before: wednesday, after: '2026-12-01' }] } },
  });
  const late = await move(earlier.body, '2026-12-04');
  expect(late).toMatchObject({
    status: 422,
    body: { errors: [{ message: 'promiseWouldBreak', params: { promised: '03.12.2026', deliverable: '07.12.2026' } }] },
  });
  expect((await move(earlier.body, '2026-12-04', { despitePromise: true })).body.day).toBe('2026-12-04');
  // The promised day remains that of the order.
  expect((await orderAs(staff, order.id)).confirmedDeliveryDate).toBe(thursday);
  const [, other] = await worksOf(order);
  expect(problemsOf(await move(other!, '2026-11-20'))).toEqual(['workDayPast body.day']);
  expect(problemsOf(await move(other!, '2026-12-05'))).toEqual(['workDayClosed body.day']);
  expect(problemsOf(await move(other!, '2026-02-30'))).toEqual(['validation.date body.day']);
  // Another write on the order keeps the day that was chosen by hand.
  await change(order, { orderPerson: 'Frau Muster' });
  expect((await worksOf(order)).find(({ id }) => id === work!.id)?.day).toBe('2026-12-04');
});

test('a part is made in a batch of its own, with its share of the work', async () => {
  const [work] = await worksOf(await confirmedOrder());
  const split = async (quantity: number, { id, version } = work!) =>
    send<{ items: WorkOrder[] }>(workshop, 'POST', `/work-order/${id}/split`, { version, quantity });
  expect(problemsOf(await split(10))).toEqual(['splitTooLarge body.quantity']);
  const parts = (await split(4)).body.items.filter(({ positionId }) => positionId === work!.positionId);
  expect(parts.map(({ quantity, lineQuantity }) => [quantity, lineQuantity])).toEqual([
    [6, 10],
    [4, 10],
  ]);
  expect(parts.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(work!.minutes);
  expect((await split(1)).status).toBe(409);
  await book(parts[0]!, 'SAW', 'BEGIN');
  const [begun] = (await worksOf({ id: work!.orderId } as Order)).filter(({ id }) => id === work!.id);
  expect(problemsOf(await split(1, begun))).toEqual(['workOrderBegun body.quantity']);
});

test('the stations are booked in their order, twice is once, wrongly is said, and the first one begins production for the customer', async () => {
  const order = await confirmedOrder();
  const [first, second] = await worksOf(order);
  expect(problemsOf(await book(first!, 'NAIL', 'BEGIN'))).toEqual(['stationOutOfOrder body.station']);
  expect((await orderAs(guest, order.id)).productionStartedOn).toBeNull();
  const begun = await book(first!, 'SAW', 'BEGIN');
  expect(begun.body.steps[0]).toMatchObject({ station: 'SAW', state: 'BEGUN', begunBy: 'werkstatt@kistenwerk.example', doneAt: null });
  expect((await orderAs(guest, order.id)).productionStartedOn).toBe('2026-11-23');
  expect((await book(first!, 'SAW', 'BEGIN')).body).toEqual(begun.body);
  const sawn = await book(first!, 'SAW', 'END');
  expect(sawn.body.steps[0]?.state).toBe('DONE');
  const entries = async () =>
    (await shop.database.pool.query("select 1 from record_history where kind = 'order' and record_id = $1", [order.id])).rows.length;
  const told = await entries();
  expect((await book(first!, 'SAW', 'END', staff)).body).toEqual(sawn.body);
  expect(await entries()).toBe(told);
  expect(problemsOf(await book(first!, 'SAW', 'BEGIN'))).toEqual(['stationDoneAlready body.station']);
  // The beginning was not scanned.
  expect((await book(first!, 'NAIL', 'END')).status).toBe(200);
  expect(problemsOf(await book(first!, 'SAW', 'BACK'))).toEqual(['stationNotLast body.station']);
  expect((await book(first!, 'NAIL', 'BACK')).body.steps[1]?.state).toBe('BEGUN');
  await book(first!, 'NAIL', 'END');
  const ready = await book(first!, 'READY', 'END');
  expect(ready.body).toMatchObject({ state: 'DONE', day: '2026-11-23' });
  expect(problemsOf(await move(ready.body, '2026-12-01'))).toEqual(['workOrderClosed body.day']);
  expect((await book(first!, 'READY', 'BACK')).body.state).toBe('OPEN');
  // The second line belongs to the same order: production begins only once.
  await book(second!, 'SAW', 'BEGIN');
  const { history } = (await get<{ history: OrderEvent[] }>(staff, `/order/${order.id}`)).body;
  expect(history.filter(({ what }) => what === 'productionStartedOn')).toHaveLength(1);
});

test('who loads the trucks sees what stands ready', async () => {
  const order = await confirmedOrder();
  const stopOf = async () =>
    (await get<{ stops: { orderId: number; unfinished: number }[] }>(staff, `/truck-day/${thursday}`)).body.stops.find(
      ({ orderId }) => orderId === order.id,
    );
  expect(await stopOf()).toMatchObject({ unfinished: 2 });
  for (const work of await worksOf(order)) for (const station of ['SAW', 'NAIL', 'READY']) await book(work, station, 'END');
  expect(await stopOf()).toMatchObject({ unfinished: 0 });
});

test('what has left is made, and cannot be booked any more', async () => {
  const order = await confirmedOrder();
  const [first] = await worksOf(order);
  expect((await deliver(staff, await orderAs(staff, order.id))).status).toBe(200);
  expect((await worksOf(order)).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
  expect((await book(first!, 'SAW', 'BEGIN')).status).toBe(409);
});

test('two who scan at once book once', async () => {
  const [work] = await worksOf(await confirmedOrder());
  const answers = await Promise.all([1, 2, 3, 4].map(async () => book(work!, 'SAW', 'END')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const { rows } = await shop.database.pool.query("select 1 from record_history where kind = 'order' and record_id = $1 and field = $2", [
    work!.orderId,
    `workOrder.${work!.id}.SAW`,
  ]);
  expect(rows).toHaveLength(1);
});

test('days are asked for by their span, at most two months', async () => {
  expect((await get(workshop, '/production/load?from=2026-01-01&to=2026-12-31')).status).toBe(422);
  expect((await get(workshop, '/production/load?from=2026-12-02&to=2026-12-01')).status).toBe(422);
  expect((await get(workshop, '/production/load?from=9999-12-31&to=9999-12-31')).status).toBe(400);
  expect((await get(workshop, '/work-order/999999')).status).toBe(404);
});

test('a day of another era, which nothing can be planned for, is refused and stops nobody’s board', async () => {
  const order = await confirmedOrder();
  const days = ['confirmedDeliveryDate', 'requestedDeliveryDate'].flatMap((field) => [
    [field, '0001-01-01', 'deliveryDatePast'],
    [field, '2020-12-31', 'deliveryDatePast'],
    [field, '2073-01-01', 'deliveryDateTooLate'],
  ]);
  for (const [field = '', day, problem] of days) {
    const { version } = await orderAs(staff, order.id);
    const answer = await send(staff, 'PUT', `/order/${order.id}`, { version, tell: false, [field]: day });
    expect(problemsOf(answer)).toEqual([`${problem} body.${field}`]);
  }
  expect((await get(workshop, `/work-order?from=${wednesday}&to=${wednesday}`)).status).toBe(200);
  expect((await worksOf(order)).map(({ promised }) => promised)).toEqual([thursday, thursday]);
});
