/** Products by table: a dry run that finds exactly the planted faults, applied as a whole, undone exactly, and nothing to do on a second run. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDesk, ImportRow } from '#contract/import.ts';
import type { ProductFrame } from '#contract/product-list.ts';
import { get, logIn, mondayMorning, problemsOf, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { xlsxOf } from '#server/connect/table-file/write-xlsx.ts';
import { apply, exported, rowsOf, undo, uploadRows, uploadTable } from './import-steps.ts';
import { plantedProducts } from './planted-products.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let typeName: string;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'katalog@kistenwerk.example');
  const { types } = (await get<ProductFrame>(staff, '/product/record/frame')).body;
  typeName = types[0]?.name ?? '';
});
afterAll(async () => shop.close());

/** Everything about products that people change, and their dependent records; without versions, which count writes. */
async function productState(): Promise<unknown> {
  const { rows: products } = await shop.database.pool.query(
    `select id, article_number, name, description, type_id, kind_code, published, publicly_available, publish_on, hide_on,
       can_be_configured, preset, local_file_path, deleted_at from product order by id`,
  );
  const { rows: values } = await shop.database.pool.query('select * from product_attribute_value order by product_id, attribute_id');
  return { products, values };
}

const head = ['Artikelnummer', 'Name DE', 'Name FR', 'Typ', 'Verkauft in', 'Veröffentlicht'];
const faultsOf = (rows: readonly ImportRow[]) =>
  rows.flatMap(({ line, faults }) => faults.map(({ column, value, key }) => ({ line, column, value, key })));

describe('a table of products', () => {
  it('finds exactly the 30 faults among 500 rows, stores the others, and gives all back', async () => {
    const before = await productState();
    const { rows, faults } = plantedProducts(typeName);
    const file = await uploadRows(staff, 'product', rows);
    expect(file.counts).toEqual({ new: 470, changed: 0, same: 0, faulty: 30 });
    expect(faultsOf(await rowsOf(staff, file, '&state=faulty'))).toEqual(faults);
    expect(await productState()).toEqual(before);
    const applied = await apply(staff, file);
    expect(applied).toMatchObject({ status: 200, body: { state: 'APPLIED', appliedBy: 'katalog@kistenwerk.example' } });
    expect((await productOf(shop.app, 'IMP_0499')).name).toBe('Kiste 499');
    const again = await uploadRows(staff, 'product', rows);
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 470, faulty: 30 });
    expect(problemsOf(await apply(staff, again))).toEqual(['importNothing']);
    expect(await undo(staff, applied.body)).toMatchObject({ status: 200, body: { state: 'UNDONE' } });
    expect(await productState()).toEqual(before);
    expect((await shop.app.inject('/api/product/by-article-number/IMP_0499')).statusCode).toBe(404);
  }, 120_000);

  it.each(['csv', 'xlsx'] as const)(
    'that was exported as %s changes nothing when it comes back',
    async (format) => {
      const file = (await uploadTable(staff, 'product', await exported(staff, 'product', format))).body;
      expect(file.mapping).not.toContain(null);
      expect(faultsOf(await rowsOf(staff, file, '&state=faulty'))).toEqual([]);
      expect(file.counts).toMatchObject({ new: 0, changed: 0, faulty: 0 });
      expect(file.counts.same).toBeGreaterThan(100);
    },
    60_000,
  );

  it('names what is missing for a new product where no column fills it', async () => {
    const file = await uploadRows(staff, 'product', [
      ['Artikelnummer', 'Name DE'],
      ['NEU_1', 'Kiste'],
    ]);
    const [row] = await rowsOf(staff, file);
    expect(row?.faults).toEqual(
      ['Typ', 'Verkauft in'].map((label) => ({ column: null, value: '', key: 'importNewNeedsColumn', params: { label } })),
    );
  });

  it('shows before and after, and gives words in three languages back as they were', async () => {
    const before = await productState();
    const file = await uploadRows(staff, 'product', [head.slice(0, 3), ['EP_0001', 'Palette neu', 'Palette nouvelle']]);
    const [row] = await rowsOf(staff, file);
    expect(row).toMatchObject({ state: 'changed', label: 'EP_0001' });
    expect(row?.changes).toEqual([
      { field: 'name.de', before: (await productOf(shop.app, 'EP_0001')).name, after: 'Palette neu' },
      { field: 'name.fr', before: expect.any(String), after: 'Palette nouvelle' },
    ]);
    const applied = (await apply(staff, file)).body;
    expect((await productOf(shop.app, 'EP_0001')).name).toBe('Palette neu');
    await undo(staff, applied);
    expect(await productState()).toEqual(before);
  });

  it('shows beside a cell that cannot be read what is stored now', async () => {
    const file = await uploadRows(staff, 'product', [
      ['Artikelnummer', 'Veröffentlicht'],
      ['EP_0001', 'vielleicht'],
      ['NEU_2', 'vielleicht'],
    ]);
    const rows = await rowsOf(staff, file);
    expect(rows.map(({ faults }) => faults.find(({ column }) => column === 1)?.before)).toEqual(['ja', undefined]);
  });

  it('gives back what a change brought with it: the planned day of what came by hand, the preset of another type', async () => {
    const planned = await uploadRows(staff, 'product', [
      [...head, 'Kommt am'],
      ['PLAN_1', 'Kommt bald', '', typeName, 'Verpackung', 'nein', '24.12.2026'],
    ]);
    expect((await apply(staff, planned)).body.counts).toMatchObject({ new: 1 });
    const before = await productState();
    const file = await uploadRows(staff, 'product', [
      ['Artikelnummer', 'Typ', 'Veröffentlicht'],
      ['PLAN_1', '', 'ja'],
      ['HK_0004', 'Sperrholzkiste', ''],
    ]);
    const [published, moved] = await rowsOf(staff, file);
    expect(published?.changes.map(({ field }) => field)).toEqual(['published', 'publishOn']);
    expect(moved?.changes).toEqual([{ field: 'typeId', before: typeName, after: 'Sperrholzkiste' }]);
    const applied = (await apply(staff, file)).body;
    expect(await productState()).not.toEqual(before);
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await productState()).toEqual(before);
  });

  it('keeps what it made once something else names it', async () => {
    const file = await uploadRows(staff, 'product', [head, ['DREI_1', 'Kiste', '', typeName, 'Verpackung', 'ja']]);
    const applied = (await apply(staff, file)).body;
    const { id: productId } = await productOf(shop.app, 'DREI_1');
    const { items } = (await get<{ items: { id: number }[] }>(staff, '/product/price/customer?isDefault=true')).body;
    await send(staff, 'PUT', '/product/price', { customerId: items[0]?.id, productId, fixPrice: [{ quantity: 1, price: 5 }] });
    expect(await undo(staff, applied)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'importRecordChanged', params: { name: 'DREI_1' } }] },
    });
    expect((await productOf(shop.app, 'DREI_1')).name).toBe('Kiste');
  });

  it('is stored once when two press the button at the same moment', async () => {
    const file = await uploadRows(staff, 'product', [head, ['ZWEI_1', 'Kiste', '', typeName, 'Verpackung', 'nein']]);
    const answers = await Promise.all([apply(staff, file), apply(staff, file)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const applied = answers.find(({ status }) => status === 200)?.body as ImportDesk;
    const undone = await Promise.all([undo(staff, applied), undo(staff, applied)]);
    expect(undone.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('knows a number however it is written', async () => {
    const planted = await uploadRows(staff, 'product', [head, ['ZZ_0003', 'Kiste', '', typeName, 'Verpackung', 'nein']]);
    const applied = (await apply(staff, planted)).body;
    const file = await uploadRows(staff, 'product', [
      head.slice(0, 2),
      ['zz_0003', 'Kiste neu'],
      ['Zz_0003', 'Kiste anders'],
      ['zz_0004', 'Kiste'],
    ]);
    const [found, twice] = await rowsOf(staff, file);
    expect(found).toMatchObject({ state: 'changed', recordId: expect.any(Number) });
    expect(twice?.faults).toMatchObject([{ key: 'importRowTwice' }]);
    const prices = await uploadRows(staff, 'price', [
      ['Artikelnummer', 'Kundennummer', 'Ab 1', 'Preis 1'],
      ['zz_0003', '', '1', '5'],
    ]);
    expect(prices.counts).toMatchObject({ new: 1, faulty: 0 });
    expect((await undo(staff, applied)).status).toBe(200);
  });

  it('is given back after a later table on the same products was, and only then', async () => {
    const before = await productState();
    const made = async (name: string): Promise<ImportDesk> =>
      (await apply(staff, await uploadRows(staff, 'product', [head.slice(0, 2), ['EP_0001', name], ['HK_0002', 'B']]))).body;
    const [first, second, third] = [await made('A1'), await made('A2'), await made('A3')];
    expect(problemsOf(await undo(staff, first))).toEqual(['importRecordChanged']);
    expect(problemsOf(await undo(staff, second))).toEqual(['importRecordChanged']);
    for (const file of [third, second, first]) expect((await undo(staff, file)).status).toBe(200);
    expect(await productState()).toEqual(before);
  });

  it('gives nothing back over what was changed by hand between two tables, though the later one was given back', async () => {
    const rename = async (name: string): Promise<ImportDesk> =>
      (await apply(staff, await uploadRows(staff, 'product', [head.slice(0, 2), ['EP_0001', name]]))).body;
    const first = await rename('A1');
    const [row] = await rowsOf(staff, first);
    const { body } = await get<{ version: number }>(staff, `/product/${row?.recordId}/record`);
    await send(staff, 'POST', `/product/${row?.recordId}`, { version: body.version, name: { de: 'Von Hand' } });
    const second = await rename('A2');
    expect((await undo(staff, second)).status).toBe(200);
    expect(problemsOf(await undo(staff, first))).toEqual(['importRecordChanged']);
    expect((await productOf(shop.app, 'EP_0001')).name).toBe('Von Hand');
  });

  it('gives nothing back when one of its products was changed since, and says which', async () => {
    const file = await uploadRows(staff, 'product', [head.slice(0, 2), ['EP_0001', 'A'], ['HK_0002', 'B']]);
    const applied = (await apply(staff, file)).body;
    const [row] = await rowsOf(staff, applied);
    const { body } = await get<{ version: number }>(staff, `/product/${row?.recordId}/record`);
    await send(staff, 'POST', `/product/${row?.recordId}`, { version: body.version, name: { de: 'Von Hand' } });
    const refused = await undo(staff, applied);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ errors: [{ message: 'importRecordChanged', params: { name: 'EP_0001', count: 1 } }] });
    expect((await productOf(shop.app, 'HK_0002')).name).toBe('B');
  });

  it('stores nothing when a product moved between the dry run and the apply', async () => {
    const file = await uploadRows(staff, 'product', [head.slice(0, 2), ['HK_0003', 'A'], ['HK_0001', 'B']]);
    const rows = await rowsOf(staff, file);
    const id = rows[1]?.recordId;
    const { body } = await get<{ version: number }>(staff, `/product/${id}/record`);
    await send(staff, 'POST', `/product/${id}`, { version: body.version, name: { de: 'Inzwischen' } });
    expect(problemsOf(await apply(staff, file))).toEqual(['importRowsChanged']);
    expect((await productOf(shop.app, 'HK_0003')).name).not.toBe('A');
    const judged = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, { version: file.version });
    expect((await apply(staff, judged.body)).status).toBe(200);
  });

  it('keeps the choice of columns for the next file with these headings', async () => {
    const rows = [
      ['Nr', 'Irgendwas'],
      ['HK_0002', 'Zugeordnet'],
    ];
    const file = await uploadRows(staff, 'product', rows);
    expect(file.mapping).toEqual([null, null]);
    expect(faultsOf(await rowsOf(staff, file))).toEqual([{ line: 2, column: null, value: '', key: 'importKeyMissing' }]);
    const mapped = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, {
      version: file.version,
      mapping: ['articleNumber', 'name.de'],
    });
    expect(mapped.body.counts).toMatchObject({ changed: 1, faulty: 0 });
    expect((await uploadRows(staff, 'product', rows)).mapping).toEqual(['articleNumber', 'name.de']);
    const twice = await send(staff, 'PUT', `/import/${file.id}`, { version: mapped.body.version, mapping: ['name.de', 'name.de'] });
    expect(problemsOf(twice)).toEqual(['importColumnTwice body.mapping.1']);
  });

  it('is read below a title, and its columns are known again there', async () => {
    const own = [
      ['Neue Wortlaute'],
      [],
      ['gültig', '1.1.2027', 'Einkauf'],
      ['Art-Code', 'Wortlaut', 'Ton'],
      ['EP_0001', 'Palette mit Titel', 'rot'],
    ];
    const file = await uploadRows(staff, 'product', own);
    expect(file).toMatchObject({ headings: ['gültig', '1.1.2027', 'Einkauf'], headingLine: 3 });
    const untitled = await uploadRows(staff, 'product', own.slice(3));
    expect(untitled).toMatchObject({ headings: ['Art-Code', 'Wortlaut', 'Ton'], headingLine: 1 });
    const mapping = ['articleNumber', 'name.de', null];
    const mapped = await send<ImportDesk>(staff, 'PUT', `/import/${untitled.id}`, { version: untitled.version, mapping });
    expect(mapped.body).toMatchObject({ headingLine: 1, counts: { changed: 1 } });
    expect(await uploadRows(staff, 'product', own)).toMatchObject({
      headings: ['Art-Code', 'Wortlaut', 'Ton'],
      headingLine: 4,
      counts: { changed: 1 },
    });
  });

  it('takes no sign that cannot be stored, and no version that none can have', async () => {
    const file = await uploadRows(staff, 'product', [
      ['Nummer', 'Name DE'],
      ['EP_0001', 'x'],
    ]);
    const change = async (body: object) => (await send(staff, 'PUT', `/import/${file.id}`, body)).status;
    for (const value of ['a\0', '\uD800'])
      expect(await change({ version: file.version, cells: [{ line: 2, column: 1, value }] })).toBe(400);
    expect(await change({ version: 10 ** 15 })).toBe(400);
    expect((await get(staff, `/import/${file.id}/row?reason=%00`)).status).toBe(400);
    async function* rows() {
      yield ['Nummer', 'Name DE'];
      yield ['EP_0001', 'Pal\0ette'];
    }
    const read = await uploadTable(staff, 'product', await xlsxOf('T', rows()));
    expect((await rowsOf(staff, read.body)).map(({ cells }) => cells)).toEqual([['EP_0001', 'Pal\uFFFDette']]);
  });

  it('is mended cell by cell', async () => {
    const file = await uploadRows(staff, 'product', [head, ['NEU_1', 'Kiste', '', typeName, 'Verpackung', 'vielleicht']]);
    expect(file.counts.faulty).toBe(1);
    const mended = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, {
      version: file.version,
      cells: [{ line: 2, column: 5, value: 'nein' }],
    });
    expect(mended.body.counts).toMatchObject({ new: 1, faulty: 0 });
  });

  it('leaves fields as they are where a cell is empty, or clears them when that is asked for', async () => {
    const rows = [head.slice(0, 3), ['EP_0001', '', '']];
    const file = await uploadRows(staff, 'product', rows);
    expect(file.counts).toMatchObject({ same: 1 });
    const cleared = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, { version: file.version, clearEmpty: true });
    expect(cleared.body.counts).toMatchObject({ changed: 1 });
    expect((await rowsOf(staff, file))[0]?.changes).toEqual([{ field: 'name.fr', before: expect.any(String), after: '' }]);
    await send(staff, 'PUT', `/import/${file.id}`, { version: cleared.body.version, clearEmpty: false });
  });

  it('is not there for staff who may not change products', async () => {
    const file = await uploadRows(staff, 'product', [head.slice(0, 2), ['EP_0001', 'A']]);
    const sales = await logIn(shop.app, 'verkauf@kistenwerk.example');
    expect((await uploadTable(sales, 'product', 'Artikelnummer\nEP_0001')).status).toBe(403);
    expect((await get(sales, `/import/${file.id}`)).status).toBe(404);
    expect((await get<{ items: unknown[] }>(sales, '/import')).body.items).toEqual([]);
  });
});
