/** A truck in the hands of its driver: the link, the stops, and that a report is booked once. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Delivery } from '#contract/delivery.ts';
import type { Drive, DriveSheet, DriveStop, StopReport } from '#contract/drive.ts';
import type { HandoverPhoto } from '#contract/handover-photo.ts';
import type { Order } from '#contract/order.ts';
import type { Round, TruckDay } from '#contract/truck-day.ts';
import { photoFolder } from '#domain/file/own-folder.ts';
import { folderBlobs } from '#server/connect/blob/folder-blobs.ts';
import { photoPaths } from '#server/drive/photo-store.ts';
import { openPurgeUnowned } from '#server/file/purge-unowned.ts';
import sharp from 'sharp';
import { get, logIn, mondayMorning, newGuest, problemsOf, send } from './buyer.ts';
import type { Answer, Buyer, Person } from './buyer.ts';
import { formOf, picture } from './file-steps.ts';
import { deliver, orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

const day = '2026-12-02';
const dayMs = 86_400_000;
let nowMs = mondayMorning;
let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let dispatch: Person;
let nobody: Person;
/** In driving order. */
let orders: Order[];
/** On no plan: `strange` never, `late` added later. */
let strange: Order;
let late: Order;
let drive: Drive;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  dispatch = await logIn(shop.app, 'versand@kistenwerk.example');
  nobody = { ...guest, token: '' };
  for (let count = 0; count < 5; count += 1) await confirmed(await twoLines(guest));
  [strange, late] = [await twoLines(guest), await twoLines(guest)];
  const proposed = await readDay();
  await save(0, plain(proposed.rounds));
  const planned = await readDay();
  const ids = planned.rounds[0]!.stops;
  orders = await Promise.all(ids.map(async (id) => orderAs(staff, id)));
  drive = (await release(planned.rounds[0]!.truckId)).body;
  nowMs = mondayMorning + 9 * dayMs;
});
afterAll(async () => shop.close());

async function confirmed({ id, version }: Order): Promise<void> {
  expect((await send(staff, 'PUT', `/order/${id}`, { version, confirmedDeliveryDate: day, tell: false })).status).toBe(200);
}

const readDay = async (): Promise<TruckDay> => (await get<TruckDay>(dispatch, `/truck-day/${day}`)).body;
const plain = (rounds: TruckDay['rounds']): Round[] => rounds.map(({ truckId, stops, boxes }) => ({ truckId, stops, boxes }));
const save = async (version: number, rounds: readonly Round[]) => send<TruckDay>(dispatch, 'PUT', `/truck-day/${day}`, { version, rounds });
const release = async (truckId: number, over: object = {}): Promise<Answer<Drive>> =>
  send<Drive>(dispatch, 'PUT', `/truck-day/${day}/drive/${truckId}`, { version: 0, driver: 'Reto Keller', ...over });
const tokenOf = ({ url }: Drive): string => url.slice(url.lastIndexOf('/') + 1);
const sheet = async (): Promise<DriveSheet> => (await get<DriveSheet>(nobody, `/drive/${tokenOf(drive)}`)).body;
const stopAt = async (index: number): Promise<DriveStop> => (await sheet()).stops.find(({ orderId }) => orderId === orders[index]!.id)!;

async function report(index: number, quantities: readonly number[], over: Partial<StopReport> = {}, key = randomUUID()) {
  const stop = await stopAt(index);
  const lines = orders[index]!.positions.map(({ id }, at) => {
    const planned = stop.lines.find(({ positionId }) => positionId === id)?.quantity ?? 0;
    const quantity = quantities[at] ?? 0;
    return { positionId: id, quantity, reason: quantity < planned ? ('DAMAGED' as const) : null };
  });
  const body = {
    orderId: orders[index]!.id,
    lines,
    receivedBy: 'Daniel Kunz',
    note: '',
    signature: [],
    reportedAt: '2026-12-02T08:35:00Z',
    ...over,
  };
  return send<DriveStop>(nobody, 'POST', `/drive/${tokenOf(drive)}/report`, body, { 'idempotency-key': key });
}

test('the link shows the stops in the order of the plan, with what stands on the truck and without a price', async () => {
  const facts = await sheet();
  expect(facts).toMatchObject({ day, driver: 'Reto Keller', planVersion: 1 });
  expect(facts.stops.map(({ orderId, number }) => [orderId, number])).toEqual(orders.map(({ id }, at) => [id, at + 1]));
  expect(facts.stops[0]).toMatchObject({
    state: 'DUE',
    customerName: 'Anna Muster',
    lines: [{ quantity: 10 }, { quantity: 3 }],
    report: null,
  });
  expect(facts.stops[0]?.address).toContain('8001 Zürich');
  expect(facts.stops[0]?.boxes).toHaveLength(13);
  expect(JSON.stringify(facts)).not.toMatch(/price|cost|amount|email/i);
});

test('staff see the drive with its link, and the load plan carries it', async () => {
  const { items } = (await get<{ items: Drive[] }>(dispatch, `/truck-day/${day}/drive`)).body;
  expect(items).toMatchObject([{ driver: 'Reto Keller', url: drive.url, reported: 0, short: 0, who: 'versand@kistenwerk.example' }]);
  const answer = await shop.app.inject({
    url: `/api/truck-day/${day}/document?truckId=${drive.truckId}`,
    headers: { authorization: `Bearer ${dispatch.token}` },
  });
  expect(readPdf(answer.rawPayload).text).toContain('Seite des Chauffeurs');
});

test('a truck without a saved plan is not given out, and a stale release is refused with what stands', async () => {
  const { trucks } = await readDay();
  const other = trucks.find(({ id }) => id !== drive.truckId)!;
  expect(problemsOf(await release(other.id))).toEqual(['driveNotPlanned']);
  const stale = await release(drive.truckId);
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({ conflict: { version: 1, current: { driver: 'Reto Keller' } } });
});

describe('a report', () => {
  test('of everything writes the delivery with its signed note, and the order is delivered', async () => {
    const signature: StopReport['signature'] = [
      [
        [100, 100],
        [300, 250],
        [500, 90],
      ],
    ];
    const answer = await report(0, [10, 3], { signature });
    expect(answer).toMatchObject({
      status: 200,
      body: { state: 'REPORTED', number: 1, report: { handedOver: 13, planned: 13, receivedBy: 'Daniel Kunz' } },
    });
    const order = await orderAs(staff, orders[0]!.id);
    expect([order.positions.map(({ quantityDelivered }) => quantityDelivered), order.orderStatusId]).toEqual([[10, 3], 4]);
    const [delivery] = (await get<{ items: Delivery[] }>(staff, `/delivery?orderId=${order.id}`)).body.items;
    expect(delivery).toMatchObject({
      formattedId: answer.body.report?.deliveryNumber,
      day,
      stop: '1',
      truckId: drive.truckId,
      handedOverBy: 'Reto Keller',
      receivedBy: 'Daniel Kunz',
      who: 'Reto Keller',
    });
    const note = await shop.app.inject({
      url: `/api/delivery/${delivery!.id}/document`,
      headers: { authorization: `Bearer ${dispatch.token}` },
    });
    const { text } = readPdf(note.rawPayload);
    expect(text).toContain('Angenommen von Daniel Kunz');
    expect(text).not.toContain('Datum, Unterschrift');
  });

  test('of less leaves the rest open, stands in the history, and reminds who gave the truck out', async () => {
    const refusedLine = problemsOf(
      await report(1, [10, 2], { lines: [{ positionId: orders[1]!.positions[1]!.id, quantity: 2, reason: null }] }),
    );
    expect(refusedLine).toEqual(['reasonMissing body.lines.0.reason']);
    expect((await report(1, [10, 2], { note: 'Ecke eingedrückt' })).body.report).toMatchObject({ handedOver: 12, planned: 13 });
    const order = await orderAs(staff, orders[1]!.id);
    expect(order.positions.map(({ quantityDelivered }) => quantityDelivered)).toEqual([10, 2]);
    expect([order.orderStatusId, order.version > orders[1]!.version]).toEqual([1, true]);
    const { items } = (await get<{ items: { field: string; after: string; who: string }[] }>(staff, `/history?kind=order&id=${order.id}`))
      .body;
    expect(items.find(({ field }) => field === 'handover')).toMatchObject({
      after: expect.stringMatching(/^2 von 3 .+ \(beschädigt\)$/) as string,
      who: 'Reto Keller',
    });
    const later = nowMs;
    nowMs = mondayMorning;
    const theirs = (await get<{ history: { what: string }[] }>(guest, `/order/${order.id}`)).body.history.map(({ what }) => what);
    nowMs = later;
    expect(theirs).toContain('delivery');
    expect(theirs).not.toContain('handover');
    const notes = (await get<{ items: { text: string; mentioned: string[] }[] }>(staff, `/note?kind=order&id=${order.id}`)).body.items;
    expect(notes[0]?.text).toMatch(
      /^Stopp 2, Anna Muster: weniger abgegeben als geladen\. .*Der Rest bleibt offen\.\nReto Keller: Ecke eingedrückt$/,
    );
    expect(notes[0]?.mentioned).toHaveLength(1);
    expect((await get<{ items: Drive[] }>(dispatch, `/truck-day/${day}/drive`)).body.items).toMatchObject([{ reported: 2, short: 1 }]);
  });

  test('of nothing writes no delivery', async () => {
    const answer = await report(2, [0, 0], { receivedBy: '' });
    expect(answer.body.report).toMatchObject({ handedOver: 0, deliveryNumber: '' });
    expect((await get<{ items: Delivery[] }>(staff, `/delivery?orderId=${orders[2]!.id}`)).body.items).toEqual([]);
    expect((await orderAs(staff, orders[2]!.id)).orderStatusId).toBe(1);
  });

  test('is booked once, however often a phone sends it, and a second one of the same stop is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => report(3, [10, 3], {}, key)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.report?.deliveryNumber)).size).toBe(1);
    expect((await get<{ items: Delivery[] }>(staff, `/delivery?orderId=${orders[3]!.id}`)).body.items).toHaveLength(1);
    const again = await send(
      nobody,
      'POST',
      `/drive/${tokenOf(drive)}/report`,
      {
        orderId: orders[3]!.id,
        lines: [{ positionId: orders[3]!.positions[0]!.id, quantity: 1, reason: 'MISSING' }],
        receivedBy: '',
        note: '',
        signature: [],
        reportedAt: '2026-12-02T08:35:00Z',
      },
      { 'idempotency-key': randomUUID() },
    );
    expect([again.status, problemsOf(again)]).toEqual([409, ['stopReported']]);
  });

  test('of more than the truck carried, of a strange line or of a strange order is refused', async () => {
    expect(problemsOf(await report(4, [11, 3]))).toEqual(['quantityBeyondLoad body.lines.0.quantity']);
    const others = [{ positionId: orders[3]!.positions[0]!.id, quantity: 1, reason: null }];
    expect(problemsOf(await report(4, [], { lines: others }))).toEqual(['positionNotFound body.lines.0.positionId']);
    expect(problemsOf(await report(4, [10, 3], { orderId: strange.id }))).toEqual(['stopNotOnDrive']);
    expect((await orderAs(staff, orders[4]!.id)).positions.map(({ quantityDelivered }) => quantityDelivered)).toEqual([0, 0]);
  });

  test('of a cancelled order says so, before and after', async () => {
    const { id, version } = await orderAs(staff, orders[4]!.id);
    expect((await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId: 5, version })).status).toBe(200);
    expect(await stopAt(4)).toMatchObject({ state: 'CANCELED', lines: [], boxes: [] });
    expect(problemsOf(await report(4, [10, 3]))).toEqual(['stopCanceled']);
  });
});

describe('a photo of a handover', () => {
  const add = async (index: number, bytes: Buffer, name = 'IMG_4711.jpg') => {
    const { body, type } = await formOf([{ name, bytes }], {});
    const url = `/api/drive/${tokenOf(drive)}/stop/${orders[index]!.id}/photo`;
    const answer = await shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
    return { status: answer.statusCode, body: answer.json<{ photos: number }>() };
  };
  const seen = async (person: Person, index: number): Promise<HandoverPhoto[]> =>
    (await get<{ items: HandoverPhoto[] }>(person, `/order/${orders[index]!.id}/handover-photo`)).body.items;
  const opened = async (person: Person, index: number, photoId: number) =>
    shop.app.inject({
      url: `/api/order/${orders[index]!.id}/handover-photo/${photoId}`,
      headers: { authorization: `Bearer ${person.token}` },
    });

  test('comes by the link alone and is seen at the order, upright, smaller and without the place it was taken at', async () => {
    const taken = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#c96' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Telefon' }, IFD3: { GPSLatitude: '47/1 22/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await add(1, taken)).toEqual({ status: 200, body: { photos: 1 } });
    expect((await add(1, taken)).body).toEqual({ photos: 1 });
    const [photo] = await seen(staff, 1);
    expect(photo).toMatchObject({ stop: 2, day, driver: 'Reto Keller', deliveryNumber: expect.stringMatching(/^L/) as string });
    const answer = await opened(staff, 1, photo!.id);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([200, 'image/jpeg', 'no-store']);
    const { width, height, exif } = await sharp(answer.rawPayload).metadata();
    expect([width, height, exif]).toEqual([1067, 1600, undefined]);
  });

  test('belongs also to a stop where nothing was handed over', async () => {
    expect((await add(2, await picture('webp'))).body).toEqual({ photos: 1 });
    expect(await seen(dispatch, 2)).toMatchObject([{ stop: 3, deliveryNumber: '' }]);
  });

  test('is nobody else’s to see, not even its customer’s, and not by another order', async () => {
    const [photo] = await seen(staff, 1);
    for (const person of [guest, nobody]) {
      expect([401, 403]).toContain((await get(person, `/order/${orders[1]!.id}/handover-photo`)).status);
      expect([401, 403]).toContain((await opened(person, 1, photo!.id)).statusCode);
    }
    expect((await opened(staff, 2, photo!.id)).statusCode).toBe(404);
  });

  test('is refused before the stop is reported, if it is no picture, or the fifth', async () => {
    const good = await picture('jpeg');
    expect(problemsOf(await add(4, good))).toEqual(['stopNotReported']);
    expect(problemsOf(await add(1, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')))).toEqual(['photoKind']);
    expect(problemsOf(await add(1, Buffer.from('%PDF-1.7')))).toEqual(['photoKind']);
    expect(problemsOf(await add(1, good.subarray(0, good.length / 2)))).toEqual(['photoBroken']);
    expect(problemsOf(await add(1, Buffer.concat([good, Buffer.from('<script>alert(1)</script>')])))).toEqual(['photoBroken']);
    const answers = await Promise.all(
      ['#111', '#222', '#333', '#444', '#555'].map(async (shade) => add(1, await picture('png', 60, 40, shade))),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 200, 422, 422]);
    expect(await seen(staff, 1)).toHaveLength(4);
  });

  test('whose row was not stored leaves no bytes behind, and those of the others stay', async () => {
    const blobs = folderBlobs(join(shop.dataDir, 'files'));
    const purge = openPurgeUnowned(shop.database.db, blobs, [{ folder: photoFolder, named: photoPaths }]);
    const paths = async (): Promise<string[]> => (await Array.fromAsync(blobs.list(photoFolder))).map(({ path }) => path).toSorted();
    await purge();
    await purge();
    const kept = (await photoPaths(shop.database.db)).toSorted();
    expect(await paths()).toEqual(kept);
    await shop.database.pool.query('alter table handover_photo add constraint lost check (false) not valid');
    expect((await add(2, await picture('png', 60, 40, '#777'))).status).toBe(500);
    await shop.database.pool.query('alter table handover_photo drop constraint lost');
    expect(await paths()).toHaveLength(kept.length + 1);
    await purge();
    // It might still be under way.
    expect(await paths()).toHaveLength(kept.length + 1);
    await purge();
    expect(await paths()).toEqual(kept);
  });

  test('lies apart from the library', async () => {
    const before = await send<{ added: string[] }>(staff, 'POST', '/file/refresh-resources', {});
    expect([before.status, before.body.added]).toEqual([200, []]);
  });
});

async function addToPlan({ id }: Order): Promise<void> {
  const { version, rounds, stops } = await readDay();
  const packed = await send<TruckDay>(dispatch, 'POST', `/truck-day/${day}/pack`, {
    rounds: [{ truckId: drive.truckId, stops: [...rounds[0]!.stops, id].filter((each) => stops.some(({ orderId }) => orderId === each)) }],
  });
  expect((await save(version, plain(packed.body.rounds))).status).toBe(200);
}

test('what left by another hand is gone from the drive', async () => {
  await confirmed(late);
  await addToPlan(late);
  expect((await sheet()).stops.find(({ orderId }) => orderId === late.id)?.state).toBe('DUE');
  expect((await sheet()).stops.filter(({ state }) => state === 'REPORTED')).toHaveLength(4);
  await deliver(dispatch, await orderAs(staff, late.id), undefined, { day });
  orders.push(await orderAs(staff, late.id));
  expect((await stopAt(5)).state).toBe('GONE');
  expect(problemsOf(await report(5, [10, 3]))).toEqual(['stopNotOnDrive']);
});

test('a line that a report does not name was not handed over, and the office is told', async () => {
  await confirmed(strange);
  await addToPlan(strange);
  const { id, positions } = strange;
  const lines = [{ positionId: positions[0]!.id, quantity: 10, reason: null }];
  const answer = await send<DriveStop>(nobody, 'POST', `/drive/${tokenOf(drive)}/report`, {
    orderId: id,
    lines,
    receivedBy: 'Daniel Kunz',
    note: '',
    signature: [],
    reportedAt: '2026-12-02T08:35:00Z',
  });
  expect([answer.status, answer.body.report?.handedOver, answer.body.report?.planned]).toEqual([200, 10, 13]);
  expect((await orderAs(staff, id)).positions.map(({ quantityDelivered }) => quantityDelivered)).toEqual([10, 0]);
  const { history } = (await get<{ history: { what: string; after: string }[] }>(staff, `/order/${id}`)).body;
  expect(history.find(({ what }) => what === 'handover')?.after).toMatch(/^0 von 3 /);
});

test('a new link closes the one before, and every link ends three days after its day', async () => {
  const old = tokenOf(drive);
  drive = (await release(drive.truckId, { version: 1, newLink: true })).body;
  expect(tokenOf(drive)).not.toBe(old);
  expect(problemsOf(await get(nobody, `/drive/${old}`))).toEqual(['driveUnknown']);
  nowMs = Date.parse('2026-12-05T20:00:00Z');
  expect((await get(nobody, `/drive/${tokenOf(drive)}`)).status).toBe(200);
  nowMs = Date.parse('2026-12-06T08:00:00Z');
  const over = await get(nobody, `/drive/${tokenOf(drive)}`);
  expect([over.status, problemsOf(over)]).toEqual([410, ['driveOver']]);
  // A phone that lay in a drawer still has reports: the office gives out the drive once more.
  drive = (await release(drive.truckId, { version: 2, newLink: true })).body;
  expect((await get(nobody, `/drive/${tokenOf(drive)}`)).status).toBe(200);
  nowMs = Date.parse('2026-12-10T08:00:00Z');
  expect((await get(nobody, `/drive/${tokenOf(drive)}`)).status).toBe(410);
});
