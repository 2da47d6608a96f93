/** The headings of a table in the row that a person says: of every kind, in every format, and not kept for longer than it can be said. */
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import { csvText } from '#domain/list/csv.ts';
import { xlsxOf } from '#server/connect/table-file/write-xlsx.ts';
import { itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { apply, exported, rowsOf, uploadRows, uploadTo } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let staff: Person;
let aare: { id: number; number: string };

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  const sql = `select id, formatted_id as number from customer where company_name = 'Aare Pumpen AG'`;
  aare = (await shop.database.pool.query<typeof aare>(sql)).rows[0]!;
  const buyer = await newGuest(shop.app);
  await order(buyer, [itemOf(await productOf(shop.app, 'EP_0001'))]);
}, 120_000);
afterAll(async () => shop.close());

type Rows = readonly (readonly string[])[];
const formats = ['csv', 'xlsx'] as const;
const template = '/import-customer-order/from-template-cppumpen';

async function fileOf(rows: Rows, format: (typeof formats)[number]): Promise<Buffer | string> {
  async function* each() {
    yield* rows;
  }
  return format === 'csv' ? csvText(rows) : xlsxOf('T', each());
}

async function upload(path: string, rows: Rows, format: (typeof formats)[number] = 'csv'): Promise<ImportDesk> {
  const answer = await uploadTo<ImportDesk>(staff, path, await fileOf(rows, format), `tabelle.${format}`);
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return answer.body;
}

const choose = async ({ id, version }: ImportDesk, headingLine: number, more: object = {}): Promise<Answer<ImportDesk>> =>
  send<ImportDesk>(staff, 'PUT', `/import/${id}`, { version, headingLine, ...more });

const kinds: [ImportKindKey, string][] = [
  ['product', '/import?kind=product'],
  ['price', '/import?kind=price'],
  ['customer', '/import?kind=customer'],
  ['address', '/import?kind=address'],
  ['category', '/import?kind=category'],
  ['attribute', '/import?kind=attribute'],
  ['orderStatus', '/import-ax/file'],
];

it.each(kinds.flatMap(([kind, path]) => formats.map((format) => ({ kind, path, format }))))(
  'a $format of $kind is read from the row that was chosen, and from the former one again',
  async ({ kind, path, format }) => {
    const [head = [], ...records] = Papa.parse<string[]>((await exported(staff, kind, 'csv')).toString().replace('\uFEFF', '')).data;
    const some = records.filter((cells) => cells.length === head.length).slice(0, 2);
    const empty = head.map(() => '');
    const known = head.map((label, column) => (column < 2 ? label : ''));
    // The words of the row above are as many as those of the headings: they come first.
    const file = await upload(path, [['Liste vom Montag', ...empty.slice(1)], head, known, head, ...some], format);
    expect(file).toMatchObject({ headingLine: 2, counts: { same: some.length } });
    expect(file.headingRows.map(({ line }) => line)).toEqual(some.length === 2 ? [1, 2, 3, 4, 5] : [1, 2, 3, 4]);
    expect(file.headingRows[2]).toEqual({ line: 3, text: known.filter((word) => word !== '').join(' · ') });

    const chosen = (await choose(file, 4)).body;
    expect(chosen).toMatchObject({ headingLine: 4, headings: head, mapping: file.mapping, headingRows: file.headingRows });
    expect(chosen.counts).toEqual({ new: 0, changed: 0, same: some.length, faulty: 0 });
    expect((await rowsOf(staff, chosen)).map(({ line }) => line)).toEqual(some.map((_, at) => at + 5));

    const title = (await choose(chosen, 1)).body;
    expect(title).toMatchObject({ headings: ['Liste vom Montag'], mapping: [null], headingRows: file.headingRows });
    const back = (await choose(title, 2)).body;
    expect({ ...back, version: 0 }).toEqual({ ...file, version: 0 });
  },
);

it.each(formats)('a template as %s keeps what was said beside it, as long as its headings do not name it', async (format) => {
  const rows = [
    ['Artikel', 'Menge', 'Wunschtermin', 'Preis'],
    ['Kundennummer', 'Artikel', 'Menge', 'Text'],
    [aare.number, 'AP-4711', '3', 'Tor 3'],
  ];
  for (const into of ['order', 'quote']) {
    const file = await upload(`${template}?into=${into}&customerId=${aare.id}&reference=PO-KOPF`, rows, format);
    expect(file).toMatchObject({
      headingLine: 1,
      headings: ['Kundennummer', 'Bestellnummer', 'Artikel', 'Menge', 'Wunschtermin', 'Preis'],
    });
    expect(file.headingRows).toEqual([
      { line: 1, text: 'Artikel · Menge · Wunschtermin · Preis' },
      { line: 2, text: 'Kundennummer · Artikel · Menge · Text' },
    ]);
    const chosen = (await choose(file, 2)).body;
    expect(chosen.headings).toEqual(['Bestellnummer', 'Kundennummer', 'Artikel', 'Menge', 'Text']);
    expect(chosen.counts).toEqual({ new: 1, changed: 0, same: 0, faulty: 0 });
    expect((await rowsOf(staff, chosen))[0]?.cells).toEqual(['PO-KOPF', aare.number, 'AP-4711', '3', 'Tor 3']);
    expect((await choose(chosen, 1)).body.headings).toEqual(file.headings);
  }
});

const slips = [
  ['Artikelnummer', 'Name DE', 'Typ'],
  ['Nr.', 'Wortlaut', ''],
  ['HK_0002', 'Zugeordnet', ''],
  ['HK_0003', 'Auch', ''],
];

it('is refused where no such row is offered, and changes nothing', async () => {
  const file = await uploadRows(staff, 'product', slips);
  for (const line of [4, 5, 99]) expect(problemsOf(await choose(file, line))).toEqual(['importHeadingUnknown body.headingLine']);
  for (const line of [0, -1, 1.5, 'x']) expect((await choose(file, line as number)).status).toBe(400);
  expect(problemsOf(await choose({ ...file, version: 9 }, 2))).toEqual(['changedMeanwhile']);
  expect(problemsOf(await choose(file, 2, { mapping: ['articleNumber'] }))).toEqual(['importColumnUnknown body.mapping']);
  expect((await choose(file, 1)).body).toMatchObject({ headings: slips[0], counts: file.counts });
});

it('is said together with the columns, which are remembered for that row, while cells and rows alone are not', async () => {
  const file = await uploadRows(staff, 'product', slips);
  const chosen = (await choose(file, 2)).body;
  expect(chosen).toMatchObject({ headings: ['Nr.', 'Wortlaut'], mapping: [null, null], counts: { faulty: 2 } });
  const mended = await send<ImportDesk>(staff, 'PUT', `/import/${file.id}`, {
    version: chosen.version,
    cells: [{ line: 4, column: 1, value: 'Verbessert' }],
  });
  const back = (await choose(mended.body, 1)).body;
  expect((await rowsOf(staff, back)).map(({ cells }) => cells[1])).toEqual(['Wortlaut', 'Zugeordnet', 'Verbessert']);
  const { rows } = await shop.database.pool.query('select headings_key from import_mapping');
  expect(rows).toEqual([]);
  const mapped = (await choose(back, 2, { mapping: ['articleNumber', 'name.de'] })).body;
  expect(mapped.counts).toMatchObject({ changed: 2, faulty: 0 });
  const again = await uploadRows(staff, 'product', slips);
  expect((await choose(again, 2)).body).toMatchObject({ mapping: ['articleNumber', 'name.de'], counts: { changed: 2 } });
});

it('is no longer possible once the table is applied, and nothing above its rows is kept', async () => {
  const file = await uploadRows(staff, 'product', [['Liste für Ursula Sperber'], ['Artikelnummer', 'Name DE'], ['HK_0002', 'Anders']]);
  expect(file.headingLine).toBe(2);
  const applied = (await apply(staff, file)).body;
  expect(applied).toMatchObject({ state: 'APPLIED', headingLine: 2, headingRows: [] });
  expect(problemsOf(await choose(applied, 1))).toEqual(['importNotDry']);
  expect((await shop.database.pool.query(`select 1 from import_head where import_id = $1`, [file.id])).rows).toEqual([]);
});

it('is read from the first rows alone, however many there are', async () => {
  const many = Array.from({ length: 300 }, (_, at) => [`HK_X${at}`, 'Kiste']);
  const file = await uploadRows(staff, 'product', [['Artikelnummer', 'Name DE'], ...many]);
  expect(file.headingRows.map(({ line }) => line)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  const wide = [['Artikelnummer', 'Name DE'], Array.from({ length: 301 }, () => 'Spalte'), ['HK_0002', 'Kiste']];
  expect(problemsOf(await choose(await uploadRows(staff, 'product', wide), 2))).toEqual(['importTooManyColumns']);
});
