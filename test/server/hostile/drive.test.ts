/** Whoever holds the link of one truck, or none: what a driver's link opens, what a report and its photographs may bring in, and what it never costs. */
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Drive, DriveSheet, DriveStop } from '#contract/drive.ts';
import type { Order } from '#contract/order.ts';
import type { TruckDay } from '#contract/truck-day.ts';
import { get, logIn, mondayMorning, newGuest, problemsOf, send, visitor } from '../buyer.ts';
import type { Answer, Buyer, Person } from '../buyer.ts';
import { formOf, picture } from '../file-steps.ts';
import { twoLines } from '../paper-steps.ts';
import { readPdf } from '../pdf-text.ts';
import { startShop } from '../shop-app.ts';
import type { ShopApp } from '../shop-app.ts';

let nowMs = mondayMorning;
let shop: ShopApp;
let guest: Buyer;
let staff: Person;
/** Of three days, with an order each: three on the first and the last one. */
let mine: { token: string; orders: Order[] };
let others: { token: string; orders: Order[] };
let ahead: { token: string; orders: Order[] };

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  mine = await driveOn('2026-12-02', 3);
  others = await driveOn('2026-12-03', 1);
  ahead = await driveOn('2026-12-09', 3);
  nowMs = Date.parse('2026-12-03T18:00:00Z');
});
afterAll(async () => shop.close());

async function driveOn(day: string, count: number): Promise<{ token: string; orders: Order[] }> {
  const orders: Order[] = [];
  for (let made = 0; made < count; made += 1) {
    const order = await twoLines(guest);
    await send(staff, 'PUT', `/order/${order.id}`, { version: order.version, confirmedDeliveryDate: day, tell: false });
    orders.push(order);
  }
  const { rounds } = (await get<TruckDay>(staff, `/truck-day/${day}`)).body;
  const plain = rounds.map(({ truckId, stops, boxes }) => ({ truckId, stops, boxes }));
  const planned = (await send<TruckDay>(staff, 'PUT', `/truck-day/${day}`, { version: 0, rounds: plain })).body;
  const path = `/truck-day/${day}/drive/${planned.rounds[0]?.truckId}`;
  const { url } = (await send<Drive>(staff, 'PUT', path, { version: 0, driver: 'Reto Keller' })).body;
  return { token: url.slice(url.lastIndexOf('/') + 1), orders };
}

const bodyOf = ({ id, positions }: Order) => ({
  orderId: id,
  lines: positions.map(({ id: positionId, quantity }) => ({ positionId, quantity, reason: null })),
  receivedBy: 'Daniel Kunz',
  note: '',
  signature: [] as [number, number][][],
  reportedAt: '2026-12-02T08:35:00Z',
});
const report = async (token: string, body: object, key: string = randomUUID()): Promise<Answer<DriveStop>> =>
  send<DriveStop>(visitor(shop.app), 'POST', `/drive/${token}/report`, body, { 'idempotency-key': key });

async function photo(token: string, orderId: number, files: { name: string; bytes: Buffer }[]) {
  const { body, type } = await formOf(files, {}, 'file');
  const url = `/api/drive/${token}/stop/${orderId}/photo`;
  const answer = await shop.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: body });
  return { status: answer.statusCode, body: answer.json<{ photos: number }>() };
}

const jpeg = async () => [{ name: 'a.jpg', bytes: await picture('jpeg') }];

describe('a link', () => {
  test.each<[string, (token: string) => string]>([
    ['a letter less', (token) => token.slice(0, -1)],
    ['a letter more', (token) => `${token}a`],
    ['capitals', (token) => token.toUpperCase()],
    ['another one of its length', (token) => 'A'.repeat(token.length)],
  ])('with %s opens nothing, reports nothing and takes no photo', async (_what, forged) => {
    const token = forged(mine.token);
    const answers = [
      await get(visitor(shop.app), `/drive/${token}`),
      await report(token, bodyOf(mine.orders[0]!)),
      await photo(token, mine.orders[0]!.id, await jpeg()),
    ];
    expect(answers.map((answer) => [answer.status, ...problemsOf(answer)])).toEqual(answers.map(() => [404, 'driveUnknown']));
  });

  test('reports no stop of another truck, nor says which orders there are', async () => {
    for (const orderId of [others.orders[0]!.id, 2_000_000_000]) {
      const answer = await report(mine.token, { ...bodyOf(others.orders[0]!), orderId });
      expect([answer.status, problemsOf(answer)]).toEqual([422, ['stopNotOnDrive']]);
    }
    expect(problemsOf(await photo(mine.token, others.orders[0]!.id, await jpeg()))).toEqual(['stopNotReported']);
  });

  test('shows no price and is kept by nobody', async () => {
    const answer = await shop.app.inject({ url: `/api/drive/${mine.token}` });
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-frame-options': 'DENY' });
    expect(answer.body).not.toMatch(/price|total|amount/i);
    const stops = answer.json<DriveSheet>().stops.map(({ orderId }) => orderId);
    expect(new Set(stops)).toEqual(new Set(mine.orders.map(({ id }) => id)));
  });

  test('that is over takes no report, not even one that it answered before', async () => {
    const key = randomUUID();
    const nothing = bodyOf(others.orders[0]!).lines.map((line) => ({ ...line, quantity: 0, reason: 'ABSENT' }));
    const body = { ...bodyOf(others.orders[0]!), lines: nothing };
    expect((await report(others.token, body, key)).status).toBe(200);
    nowMs += 30 * 86_400_000;
    for (const answer of [await report(others.token, body, key), await photo(others.token, others.orders[0]!.id, await jpeg())])
      expect([answer.status, problemsOf(answer)]).toEqual([410, ['driveOver']]);
    nowMs -= 30 * 86_400_000;
  });
});

describe('a report', () => {
  test.each<[string, unknown, string]>([
    ['between two dots', [[[1.5, 2]]], 'validation.invalid_type body.signature.0.0.0'],
    ['markup for a dot', [[['"/><script>', 2]]], 'validation.invalid_type body.signature.0.0.0'],
    ['outside its field', [[[-1, 2]]], 'validation.too_small body.signature.0.0.0'],
    ['below its field', [[[1, 401]]], 'validation.too_big body.signature.0.0.1'],
    ['a stroke of nothing', [[]], 'validation.too_small body.signature.0'],
    ['no end', [Array.from({ length: 601 }, () => [1, 1])], 'validation.too_big body.signature.0'],
  ])('signed with %s is refused', async (_what, signature, problem) => {
    const answer = await report(mine.token, { ...bodyOf(mine.orders[0]!), signature });
    expect([answer.status, problemsOf(answer)]).toEqual([400, [problem]]);
  });

  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'])(
    'of a phone whose clock says %s is a delivery of a day between',
    async (at) => {
      const order = mine.orders[at.startsWith('0') ? 0 : 1]!;
      expect((await report(mine.token, { ...bodyOf(order), reportedAt: at })).status).toBe(200);
      const { rows } = await shop.database.pool.query<{ day: string }>('select day::text from delivery where order_id = $1', [order.id]);
      expect(rows).toEqual([{ day: at.startsWith('0') ? '2026-12-02' : '2026-12-03' }]);
    },
  );

  test('counts for the day on which it happened, a day early as well as sent later', async () => {
    const { token, orders } = ahead;
    const dayAt = async (order: Order | undefined, now: string, reportedAt: string): Promise<string | undefined> => {
      const before = nowMs;
      nowMs = Date.parse(now);
      expect((await report(token, { ...bodyOf(order!), reportedAt })).status).toBe(200);
      nowMs = before;
      const { rows } = await shop.database.pool.query<{ day: string }>('select day::text from delivery where order_id = $1', [order?.id]);
      return rows[0]?.day;
    };
    expect(await dayAt(orders[0], '2026-12-08T15:00:10Z', '2026-12-08T15:00:00Z')).toBe('2026-12-08');
    expect(await dayAt(orders[1], '2026-12-08T15:10:00Z', '2020-01-01T00:00:00Z')).toBe('2026-12-08');
    expect(await dayAt(orders[2], '2026-12-11T06:00:00Z', '2026-12-10T23:30:00Z')).toBe('2026-12-11');
  });

  test('with the largest signature and words that are commands is a note like any other', async () => {
    const signature = Array.from({ length: 60 }, (_, stroke) =>
      Array.from({ length: 600 }, (__, dot) => [(stroke * 7 + dot * 13) % 1000, (stroke * 11 + dot * 17) % 400]),
    );
    const words = '=1+1 <b>{{x}}</b> \\ (Tj)';
    const body = { ...bodyOf(mine.orders[2]!), signature, note: words, receivedBy: words };
    expect((await report(mine.token, body)).status).toBe(200);
    const { items } = (await get<{ items: { id: number }[] }>(staff, `/delivery?orderId=${body.orderId}`)).body;
    const paper = await shop.app.inject({
      url: `/api/delivery/${items[0]?.id}/document`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(readPdf(paper.rawPayload).text).toContain(words);
  });
});

describe('a photograph', () => {
  /** 30 000 dots a side, all black, in a tenth of a megabyte. */
  function bomb(): Buffer {
    const chunk = (type: string, data: Buffer): Buffer => {
      const named = Buffer.concat([Buffer.from(type), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, sum]);
    };
    const head = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 1, 0, 0, 0, 0]);
    const dots = deflateSync(Buffer.alloc(3751 * 30_000), { level: 9 });
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', head),
      chunk('IDAT', dots),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  const added = async (bytes: Buffer) => photo(mine.token, mine.orders[0]!.id, [{ name: '../../a.jpg', bytes }]);

  test.each<[string, () => Promise<Buffer>, number, string]>([
    ['of 20 MB', async () => Buffer.concat([await picture('jpeg'), Buffer.alloc(20_000_000)]), 413, 'requestTooLarge'],
    ['of nothing', async () => Promise.resolve(Buffer.alloc(0)), 422, 'photoKind'],
    ['that is a bomb', async () => Promise.resolve(bomb()), 422, 'photoBroken'],
    [
      'that is a gif',
      async () =>
        sharp(await picture('png'))
          .gif()
          .toBuffer(),
      422,
      'photoKind',
    ],
    [
      'that is a tiff',
      async () =>
        sharp(await picture('png'))
          .tiff()
          .toBuffer(),
      422,
      'photoKind',
    ],
    [
      'that is an avif',
      async () =>
        sharp(await picture('png'))
          .avif()
          .toBuffer(),
      422,
      'photoKind',
    ],
  ])('%s is refused and leaves nothing behind', async (_what, bytes, status, problem) => {
    const answer = await added(await bytes());
    expect([answer.status, problemsOf(answer)]).toEqual([status, [problem]]);
    expect(await readdir(join(shop.dataDir, 'incoming'))).toEqual([]);
  });

  test('comes alone', async () => {
    const two = [...(await jpeg()), { name: 'b.png', bytes: await picture('png') }];
    for (const files of [two, []]) expect(problemsOf(await photo(mine.token, mine.orders[0]!.id, files))).toEqual(['malformedRequest']);
  });

  test('in the colours of printers is drawn in those of screens, one that moves stands still', async () => {
    const plain = sharp({ create: { width: 12, height: 12, channels: 3, background: '#c96' } });
    const moving = sharp(Buffer.alloc(20 * 40 * 3), { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } });
    expect((await added(await plain.toColourspace('cmyk').jpeg().toBuffer())).body).toEqual({ photos: 1 });
    expect((await added(await moving.webp({ loop: 0, delay: [100, 100] }).toBuffer())).body).toEqual({ photos: 2 });
    const path = `/api/order/${mine.orders[0]!.id}/handover-photo`;
    const headers = { authorization: `Bearer ${staff.token}` };
    for (const { id } of (await shop.app.inject({ url: path, headers })).json<{ items: { id: number }[] }>().items) {
      const { rawPayload } = await shop.app.inject({ url: `${path}/${id}`, headers });
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
    }
  });
});
