/** A workbook for a product type: recomputed before it comes into force; one with a fault leaves the current one in place. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductTypeRecord, WorkbookReport } from '#contract/product-type-record.ts';
import { writeWorkbook } from '#tools/spreadsheet/write-workbook.ts';
import { get, logIn, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let office: Person;
beforeAll(async () => {
  shop = await startShop();
  office = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

async function put<Body>(path: string, bytes: Buffer, name = 'neu.xlsx'): Promise<Answer<Body>> {
  const body = new FormData();
  body.set('file', new File([new Uint8Array(bytes)], name));
  const request = new Request('http://shop', { method: 'POST', body });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/api/product-types/${path}`,
    headers: { authorization: `Bearer ${office.token}`, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}

async function cartonType(): Promise<ProductTypeRecord> {
  const { items } = (await get<{ items: ProductTypeRecord[] }>(office, '/product-types/with-attributes')).body;
  const found = items.find(({ excelFilePath }) => excelFilePath === 'karton-preis.xlsx');
  if (found === undefined) throw new Error('no type with a workbook');
  return found;
}
const inForce = async (id: number) => (await get<{ fileVersion: number }>(office, `/product-types/excel-path/${id}`)).body.fileVersion;
const shipped = async (): Promise<Buffer> => readFile('workbooks/karton-preis.xlsx');

describe('a workbook of a product type', () => {
  it('without a fault takes the place of the one in force, under its name, and its products go on', async () => {
    const type = await cartonType();
    const report = await put<WorkbookReport>(`${type.id}/workbook-check`, await shipped());
    expect(report).toMatchObject({
      status: 200,
      body: { accepted: true, differing: 0, errors: [], excelFilePath: 'karton-preis.xlsx', articleCount: 1 },
    });
    expect(report.body.formulas).toBeGreaterThan(10);
    expect(report.body.agreeing).toBe(report.body.formulas);
    expect(await inForce(type.id)).toBe(1);
    const stored = await put<ProductTypeRecord>(`${type.id}/workbook?version=${type.version}`, await shipped());
    expect([stored.status, stored.body.excelFilePath]).toEqual([200, 'karton-preis.xlsx']);
    expect(await inForce(type.id)).toBe(2);
    expect((await productOf(shop.app, 'KP_0001')).price).toBeGreaterThan(0);
  });

  it.each([
    [
      'a function that changes by itself',
      async () => Promise.resolve(writeWorkbook({ sheets: [{ name: 'Rechner', cells: { A1: '=NOW()' } }] })),
      /^workbookFault/,
    ],
    [
      'cells that its products name missing',
      async () => Promise.resolve(writeWorkbook({ sheets: [{ name: 'Anders', cells: { A1: 1 } }] })),
      /^workbookFault/,
    ],
    ['no workbook at all', async () => Promise.resolve(Buffer.from('kein Arbeitsblatt')), /^workbook/],
  ])('with %s is told and leaves the one in force', async (_, bytes, reason) => {
    const type = await cartonType();
    const before = await inForce(type.id);
    const report = await put<WorkbookReport>(`${type.id}/workbook-check`, await bytes());
    expect([report.status, report.body.accepted]).toEqual([200, false]);
    expect(report.body.errors[0]?.message).toMatch(reason);
    const refused = await put(`${type.id}/workbook?version=${type.version}`, await bytes());
    expect([refused.status, problemsOf(refused)[0]]).toEqual([422, 'workbookRefused']);
    expect(await inForce(type.id)).toBe(before);
  });

  it('that no product reads yet is taken although a sheet for printing holds the day; this is told', async () => {
    const { items } = (await get<{ items: ProductTypeRecord[] }>(office, '/product-types/with-attributes')).body;
    const type = items.find(({ kind, excelFilePath }) => kind === 'LEAF' && (excelFilePath ?? '') === '');
    const bytes = writeWorkbook({
      sheets: [
        { name: 'Rechner', cells: { A1: 1, B1: '=A1-1' } },
        { name: 'Druck', cells: { A1: '=TODAY()' } },
      ],
    });
    const report = await put<WorkbookReport>(`${type?.id}/workbook-check`, bytes);
    expect(report).toMatchObject({ status: 200, body: { errors: [], formulas: 1 } });
    expect(report.body.notices).toEqual([{ message: 'workbookFault.clock-function', params: { cell: 'Druck!A1', detail: 'TODAY' } }]);
  });

  it('has a name of its own as long as somebody names it: after its type is deleted another one may take it', async () => {
    const bytes = writeWorkbook({ sheets: [{ name: 'Rechner', cells: { A1: 1 } }] });
    const create = async (name: string) => (await send<ProductTypeRecord>(office, 'POST', '/product-types', { name })).body;
    const [first, second] = [await create('Kübel'), await create('Truhen')];
    const store = async ({ id }: ProductTypeRecord, name: string) => {
      const { items } = (await get<{ items: ProductTypeRecord[] }>(office, '/product-types/with-attributes')).body;
      return put<ProductTypeRecord>(`${id}/workbook?version=${items.find((each) => each.id === id)?.version}`, bytes, name);
    };
    expect((await store(first, 'kuebel.xlsx')).body).toMatchObject({ excelFilePath: 'kuebel.xlsx' });
    for (const name of ['kuebel.xlsx', 'karton-preis.xlsx', 'palettenbox.glb'])
      expect(problemsOf(await store(second, name))).toEqual(['workbookNameTaken']);
    expect((await send(office, 'DELETE', `/product-types/${first.id}`, {})).status).toBe(200);
    expect((await store(second, 'kuebel.xlsx')).status).toBe(200);
    // Never the version of other content: what is computed is kept by it.
    expect(await inForce(second.id)).toBe(2);
  });

  it('is refused over an older version and without a file', async () => {
    const type = await cartonType();
    const before = await inForce(type.id);
    expect((await put(`${type.id}/workbook?version=${type.version + 1}`, await shipped())).status).toBe(409);
    expect(problemsOf(await put(`${type.id}/workbook-check`, Buffer.alloc(0)))).toEqual(['fileMissing body.file']);
    expect((await put('2147483647/workbook-check', await shipped())).status).toBe(404);
    expect(await inForce(type.id)).toBe(before);
  });
});
