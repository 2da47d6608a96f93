import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QuoteFile } from '#contract/quote-file.ts';
import type { Quote } from '#contract/quote.ts';
import type { ErrorItem } from '#contract/failure.ts';
import { get, logIn, mondayMorning, newGuest, orderBody, problemsOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { management } from './demo-log-in.ts';
import { formOf, picture } from './file-steps.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let guest: Buyer;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, management);
  guest = await newGuest(shop.app);
});
afterAll(async () => shop.close());

const drawing = Buffer.from('  0\nSECTION\n  2\nENTITIES\n');

const ask = async (over: object = {}): Promise<number> =>
  (await send<{ id: number }>(guest, 'POST', '/quote', orderBody(guest, [], { comment: 'Kiste für eine Pumpe, 900 × 400 × 500', ...over })))
    .body.id;

async function add(person: Person, id: number, name: string, bytes: Buffer): Promise<{ status: number; body: QuoteFile; reason: string }> {
  const { body, type } = await formOf([{ name, bytes }], {});
  const headers = { 'content-type': type, authorization: `Bearer ${person.token}` };
  const answer = await shop.app.inject({ method: 'POST', url: `/api/quote/${id}/file`, headers, payload: body });
  const json = answer.json<QuoteFile & { errors?: ErrorItem[] }>();
  return { status: answer.statusCode, body: json, reason: json.errors?.[0]?.message ?? '' };
}

const filesOf = async (id: number, person: Person): Promise<QuoteFile[]> =>
  (await get<{ items: QuoteFile[] }>(person, `/quote/${id}/file`)).body.items;

describe('a request without a cart', () => {
  it('is words, with drawings: staff find the quote without lines and every file byte for byte', async () => {
    const id = await ask();
    const sent = await add(guest, id, 'Pumpe.dxf', drawing);
    expect(sent).toMatchObject({ status: 200, body: { name: 'Pumpe.dxf', size: drawing.length } });
    expect(await add(guest, id, 'Foto.jpg', await picture('jpeg'))).toMatchObject({ status: 200 });
    expect((await get<{ positions: unknown[] }>(staff, `/quote/${id}`)).body.positions).toEqual([]);
    expect((await filesOf(id, staff)).map(({ name }) => name)).toEqual(['Pumpe.dxf', 'Foto.jpg']);
    const answer = await shop.app.inject({
      url: `/api/quote/${id}/file/${sent.body.id}`,
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(answer.rawPayload.equals(drawing)).toBe(true);
    expect(answer.headers['content-type']).toBe('application/octet-stream');
    expect(answer.headers['content-disposition']).toContain('attachment');
  });

  it('names its files where the customer reads the quote, and in the mail that brings it', async () => {
    const id = await ask();
    await add(guest, id, 'Pumpe.dxf', drawing);
    const asked = (await get<Quote>(guest, `/quote/${id}`)).body;
    expect(asked.files).toEqual(['Pumpe.dxf']);
    const { version } = (await get<Quote>(staff, `/quote/${id}`)).body;
    const line = { name: 'Kiste für eine Pumpe', pricePerOne: 480, quantity: 1 };
    const priced = await send<Quote>(staff, 'PUT', `/quote/${id}`, { version, deliveryCost: 40, newPositions: [line], send: true });
    expect(priced.status, JSON.stringify(priced.body)).toBe(200);
    expect((await get<Quote>(guest, `/quote/${id}`)).body.files).toEqual(['Pumpe.dxf']);
    const { rows } = await shop.database.pool.query<{ text: string }>(`select text from mail where dedupe_key like $1`, [
      `quote-ready:${id}:%`,
    ]);
    expect(rows[0]?.text).toMatch(/Ihre Dateien:?\s+Pumpe\.dxf/);
  });

  it('needs words', async () => {
    expect(problemsOf(await send(guest, 'POST', '/quote', orderBody(guest, [], { comment: ' ' })))).toEqual([
      'validation.required body.comment',
    ]);
  });
});

describe('a file of a request', () => {
  it.each([
    ['run.exe', Buffer.from('MZ'), 'requestFileKind'],
    ['Plan.dxf', Buffer.from('<html><script>'), 'requestFileKind'],
    ['Plan.pdf', Buffer.from('0\nSECTION\n'), 'requestFileKind'],
    ['Plan.pdf', Buffer.from('%PDF-1.7 /JavaScript (app.alert(1))'), 'requestFileActive'],
    ['Logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'requestFileKind'],
    ['Foto.png', Buffer.from('\u0089PNG\r\n\u001a\nIHDR', 'latin1'), 'requestFileBroken'],
    ['../Foto.png', drawing, 'requestFileName'],
    ['leer.dxf', Buffer.alloc(0), 'requestFileKind'],
    ['gross.dxf', Buffer.concat([drawing, Buffer.alloc(25_000_001)]), 'requestFileSize'],
  ])('%s is refused as what it is', async (name, bytes, reason) => {
    const id = await ask();
    expect(await add(guest, id, name, bytes)).toMatchObject({ reason });
    expect(await filesOf(id, staff)).toEqual([]);
  });

  it('sent twice is one file, and an eleventh is refused', async () => {
    const id = await ask();
    const numbered = (at: number): Buffer => Buffer.concat([drawing, Buffer.from(String(at))]);
    const [first, again] = [await add(guest, id, 'Plan.dxf', numbered(0)), await add(guest, id, 'Plan.dxf', numbered(0))];
    expect(again.body).toEqual(first.body);
    for (let at = 1; at < 10; at += 1) expect((await add(guest, id, `Plan ${at}.dxf`, numbered(at))).status).toBe(200);
    expect((await add(guest, id, 'Plan 10.dxf', numbered(10))).reason).toBe('requestFilesTooMany');
    expect(await filesOf(id, guest)).toHaveLength(10);
  });

  it('is not there for others, and nothing is added once the shop has answered', async () => {
    const id = await ask();
    const { body } = await add(guest, id, 'Plan.dxf', drawing);
    const other = await newGuest(shop.app);
    expect((await add(other, id, 'Plan.dxf', drawing)).status).toBe(404);
    expect((await get(other, `/quote/${id}/file`)).status).toBe(404);
    expect((await get(other, `/quote/${id}/file/${body.id}`)).status).toBe(404);
    const another = await ask();
    expect((await get(guest, `/quote/${another}/file/${body.id}`)).status).toBe(404);
    await send(staff, 'DELETE', `/quote/${id}`, {});
    expect((await add(guest, id, 'Mehr.dxf', drawing)).status).toBe(409);
  });

  it('stays out of the library when its folder is read again', async () => {
    const id = await ask();
    await add(guest, id, 'Plan.dxf', drawing);
    const { body } = await send<{ added: string[]; refused: unknown[] }>(staff, 'POST', '/file/refresh-resources', {});
    expect(body).toMatchObject({ added: [], refused: [] });
  });

  it('goes with its customer when that is erased, row and bytes', async () => {
    const person = await newGuest(shop.app);
    const { body } = await send<{ id: number }>(person, 'POST', '/quote', orderBody(person, [], { comment: 'Skizze liegt bei' }));
    await add(person, body.id, 'Plan.dxf', drawing);
    const paths = async (): Promise<string[]> =>
      (await shop.database.pool.query<{ path: string }>('select path from quote_file where quote_id = $1', [body.id])).rows.map(
        ({ path }) => path,
      );
    const [path] = await paths();
    const place = join(shop.dataDir, 'files', path ?? '');
    expect(readFileSync(place)).toEqual(drawing);
    const { version } = (await get<{ customer: { version: number } }>(staff, `/customers/${person.customerId}`)).body.customer;
    const erased = await send(staff, 'POST', `/customers/${person.customerId}/erase`, { version, reason: 'Wunsch per Brief' });
    expect(erased.status).toBe(200);
    expect(await paths()).toEqual([]);
    expect(existsSync(place)).toBe(false);
  });
});
