/** Customers and addresses by table: identified by number, code or e-mail, checked as at the customers' desk, restored exactly. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportDesk, ImportKindKey } from '#contract/import.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { get, logIn, mondayMorning, newAddress, problemsOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { apply, exported, rowsOf, undo, uploadRows, uploadTable } from './import-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';
import { recordStatements } from './statement-plans.ts';
import { depth, isLong } from '../depth.ts';

let shop: ShopApp;
let staff: Person;
let number: string;
let statements: ReturnType<typeof recordStatements>;

beforeAll(async () => {
  statements = recordStatements(['customer', 'contact_person', 'address', 'payment_term', 'record_history', 'import_row']);
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  const { customerId } = await logIn(shop.app, 'einkauf@aarepumpen.example');
  const { rows } = await shop.database.pool.query<{ formatted_id: string }>('select formatted_id from customer where id = $1', [
    customerId,
  ]);
  number = rows[0]?.formatted_id ?? '';
});
afterAll(async () => {
  statements.stop();
  await shop.close();
});

/** Without versions, which count writes, and derived values. */
async function customerState(): Promise<unknown> {
  const read = async (sql: string) => (await shop.database.pool.query(sql)).rows;
  return {
    customers: await read(`select to_jsonb(customer) - 'version' as row from customer order by id`),
    persons: await read('select * from contact_person order by id'),
    addresses: await read('select * from address order by id'),
  };
}

const faultsOf = async (kind: ImportKindKey, rows: CsvCell[][]) => {
  const file = await uploadRows(staff, kind, rows);
  return (await rowsOf(staff, file)).map(({ faults }) => faults.map(({ column, value, key }) => ({ column, value, key })));
};

const head = ['Kundennummer', 'Firma', 'Kundencode', 'Vorname', 'Nachname', 'E-Mail', 'Rabatt %', 'Sprache', 'Gesperrt', 'Sperrgrund'];

describe('a table of customers', () => {
  it.each([
    ['customer', 'csv'],
    ['customer', 'xlsx'],
    ['address', 'csv'],
    ['address', 'xlsx'],
  ] as const)('(%s) that was exported as %s changes nothing when it comes back', async (kind, format) => {
    const file = (await uploadTable(staff, kind, await exported(staff, kind, format))).body;
    const rows = await rowsOf(staff, file);
    expect(rows.filter(({ state }) => state !== 'same').map(({ line, changes, faults }) => ({ line, changes, faults }))).toEqual([]);
    expect(file.counts.same).toBeGreaterThan(0);
  });

  it('makes a company, finds it by its code the next time, and takes it away again', async () => {
    const before = await customerState();
    const rows = [head, ['', 'Neue Kisten AG', 'ERP-77', 'Anna', 'Neu', 'anna@neu.example', '5 %', 'Französisch', '', '']];
    const file = await uploadRows(staff, 'customer', rows);
    expect(file.counts).toMatchObject({ new: 1, faulty: 0 });
    const applied = (await apply(staff, file)).body;
    const again = await uploadRows(staff, 'customer', rows);
    expect(again.counts).toMatchObject({ same: 1, new: 0 });
    expect(problemsOf(await apply(staff, again))).toEqual(['importNothing']);
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await customerState()).toEqual(before);
  });

  it('changes only what a row names, and gives everything back', async () => {
    const before = await customerState();
    const file = await uploadRows(staff, 'customer', [
      head,
      [number, 'Aare Pumpen Holding AG', '', '', '', '', '12.5', '', 'ja', 'Prüfung'],
    ]);
    const [row] = await rowsOf(staff, file);
    expect(row?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['companyInfo.name', 'Aare Pumpen Holding AG'],
      ['discount', '12.5'],
      ['onHold', 'ja'],
      ['holdReason', 'Prüfung'],
    ]);
    const applied = (await apply(staff, file)).body;
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await customerState()).toEqual(before);
  });

  it('is refused at the cell that is wrong', async () => {
    expect(
      await faultsOf('customer', [
        head,
        ['K999999', 'X AG', '', '', '', '', '', '', '', ''],
        ['', '', '', '', '', '', '', '', '', ''].map((cell, at) => (at === 1 ? 'Ohne Schlüssel AG' : cell)),
        ['', 'Neu AG', 'E1', '', '', 'neu@neu.example', '', '', '', ''],
        ['', 'Neu AG', 'E2', '', 'Neu', 'keine Adresse', '', '', '', ''],
        [number, '', '', '', '', '', '500', '', '', ''],
        [number, '', '', '', '', '', '', '', '', ''],
        ['', 'Neu AG', 'E3', '', 'Neu', 'n@neu.example', '', 'Rätisch', '', ''],
        ['', 'Neu AG', 'E4', '', 'Neu', 'n@neu.example', '', '', 'ja', ''],
      ]),
    ).toEqual([
      [{ column: 0, value: 'K999999', key: 'importCustomerUnknown' }],
      [{ column: 0, value: '', key: 'importKeyMissing' }],
      [{ column: 4, value: '', key: 'importNewNeeds' }],
      [{ column: 5, value: 'keine Adresse', key: 'validation.email' }],
      [{ column: 6, value: '500', key: 'validation.too_big' }],
      [{ column: 0, value: number, key: 'importRowTwice' }],
      [{ column: 7, value: 'Rätisch', key: 'importChoiceUnknown' }],
      [{ column: 9, value: '', key: 'validation.required' }],
    ]);
  });

  it('asks the database as often for forty customers as for four, new ones and changed ones', async () => {
    const rowsOfMany = (from: number, to: number, discount: string): CsvCell[][] => [
      head,
      ...Array.from({ length: to - from }, (_, at) => {
        const code = `VIELE-${from + at}`;
        return ['', `Viele ${from + at} AG`, code, 'Vera', 'Viel', `${code.toLowerCase()}@viele.example`, discount, '', '', ''];
      }),
    ];
    const counter = () => {
      const counts: number[] = [];
      const counted = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
        statements.forget();
        const answer = await work();
        counts.push(statements.count());
        return answer;
      };
      return { counts, counted };
    };
    const applied: ImportDesk[] = [];
    const asked = async (from: number, to: number): Promise<number[]> => {
      const { counts, counted } = counter();
      for (const discount of ['3', '4']) {
        const file = await counted(async () => uploadRows(staff, 'customer', rowsOfMany(from, to, discount)));
        expect(file.counts).toMatchObject(discount === '3' ? { new: to - from } : { changed: to - from });
        const answer = await counted(async () => apply(staff, file));
        expect(answer.status).toBe(200);
        applied.push(answer.body);
      }
      return counts;
    };
    const four = await asked(0, 4);
    const forty = await asked(4, 44);
    expect(Math.min(...four)).toBeGreaterThan(5);
    expect(forty).toEqual(four);
    const { rows } = await shop.database.pool.query<{ discount: number; version: number; first_name: string }>(
      `select discount, version, first_name from customer join contact_person on customer_id = customer.id where company_code like 'VIELE-%'`,
    );
    expect(rows).toHaveLength(44);
    expect(new Set(rows.map((row) => JSON.stringify(row)))).toEqual(
      new Set([JSON.stringify({ discount: 400, version: 2, first_name: 'Vera' })]),
    );
    const undone = counter();
    for (const file of applied.toReversed()) expect((await undone.counted(async () => undo(staff, file))).status).toBe(200);
    const [changedBack, removed, ...ofFour] = undone.counts;
    expect(ofFour).toEqual([changedBack, removed]);
  });

  it('is not there for staff of products', async () => {
    const file = await uploadRows(staff, 'customer', [head.slice(0, 2), [number, 'Aare']]);
    const catalog = await logIn(shop.app, 'katalog@kistenwerk.example');
    expect((await get(catalog, `/import/${file.id}`)).status).toBe(404);
    expect((await get(catalog, '/export/customer')).status).toBe(403);
    expect((await get<{ items: { kind: string }[] }>(catalog, '/import')).body.items).toEqual([]);
  });
});

const addressHead = ['Kundennummer', 'Adressnummer', 'Name', 'Strasse', 'PLZ', 'Ort', 'Feste Lieferkosten CHF'];

describe('a table of addresses', () => {
  it('makes several of one customer, finds them by what they say, and takes them away again', async () => {
    const before = await customerState();
    const rows = [
      addressHead,
      [number, '', 'Lager Nord', 'Nordweg 1', '8001', 'Zürich', ''],
      [number, '', 'Lager Süd', 'Südweg 2', '6900', 'Lugano', '45.50'],
    ];
    const file = await uploadRows(staff, 'address', rows);
    expect(file.counts).toMatchObject({ new: 2 });
    const applied = (await apply(staff, file)).body;
    expect((await uploadRows(staff, 'address', rows)).counts).toMatchObject({ same: 2, new: 0 });
    expect((await undo(staff, applied)).status).toBe(200);
    expect(await customerState()).toEqual(before);
  });

  const isApplied = async (kind: ImportKindKey, rows: CsvCell[][]): Promise<ImportDesk> => {
    const answer = await apply(staff, await uploadRows(staff, kind, rows));
    expect(answer.status).toBe(200);
    return answer.body;
  };
  const place = (name: string, cost = ''): CsvCell[] => [number, '', name, `${name} 1`, '9000', 'St. Gallen', cost];

  const ways: [string, number[]][] = [
    ['the customer', [0, 1, 2, 3]],
    ['a changed address', [1, 0, 3, 2]],
    ['an added address', [2, 3, 1, 0]],
    ['the last', [3, 2, 1, 0]],
  ];
  it.each(isLong ? ways : ways.slice(0, 2))(
    'is given back whatever other tables did to the same customer, first %s',
    async (way, order) => {
      const north = `Nordweg ${way}`;
      await isApplied('address', [addressHead, place(north)]);
      const before = await customerState();
      const applied = [
        await isApplied('customer', [head, [number, 'Aare Pumpen Nord AG', '', '', '', '', '', '', '', '']]),
        await isApplied('address', [addressHead, place(north, '12.5')]),
        await isApplied('address', [addressHead, place('Ostweg'), place('Westweg')]),
        await isApplied('customer', [head, [number, '', '', '', '', '', '7', '', '', '']]),
      ];
      const twice = await isApplied('address', [addressHead, place('Westweg', '40')]);
      // The address that the third table made was changed by the last one, and the customer of the first by the fourth.
      expect(problemsOf(await undo(staff, applied[2] as ImportDesk))).toEqual(['importRecordChanged']);
      expect(problemsOf(await undo(staff, applied[0] as ImportDesk))).toEqual(['importRecordChanged']);
      expect((await undo(staff, twice)).status).toBe(200);
      let rest = order.map((at) => applied[at] as ImportDesk);
      while (rest.length > 0) {
        const answers: number[] = [];
        for (const file of rest) answers.push((await undo(staff, file)).status);
        rest = rest.filter((_, at) => answers[at] !== 200);
        expect(answers).toContain(200);
      }
      expect(await customerState()).toEqual(before);
    },
  );

  it('is given back beside others at the same moment, each whole or not at all', async () => {
    const before = await customerState();
    for (let round = 0; round < depth(2, 4); round += 1) {
      const north = `Eilweg ${round}`;
      const applied = [
        await isApplied('customer', [head, [number, `Eile ${round} AG`, '', '', '', '', '', '', '', '']]),
        await isApplied('address', [addressHead, place(north), place(`${north} bis`)]),
        await isApplied('address', [addressHead, place(north, '5')]),
      ];
      const answers = await Promise.all(applied.map(async (file) => undo(staff, file)));
      expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      // The second waits for the third, which changed its address.
      for (const at of [2, 1, 0]) if (answers[at]?.status === 409) expect((await undo(staff, applied[at] as ImportDesk)).status).toBe(200);
      expect(await customerState()).toEqual(before);
    }
  });

  it('keeps a customer from being taken away who was made by an earlier one', async () => {
    const before = await customerState();
    const made = await isApplied('customer', [head, ['', 'Später AG', 'ERP-78', 'Anna', 'Spät', 'anna@spaeter.example', '', '', '', '']]);
    const added = await isApplied('address', [addressHead, ['ERP-78', '', 'Später AG', 'Nordweg 1', '9000', 'St. Gallen', '']]);
    expect(problemsOf(await undo(staff, made))).toEqual(['importRecordChanged']);
    expect((await undo(staff, added)).status).toBe(200);
    expect((await undo(staff, made)).status).toBe(200);
    expect(await customerState()).toEqual(before);
  });

  it('keeps its step when another customer is erased whose mail stood in its row', async () => {
    await isApplied('customer', [head, ['', 'Weg AG', 'ERP-79', 'Anna', 'Weg', 'anna@weg.example', '', '', '', '']]);
    const { rows } = await shop.database.pool.query<{ id: number }>(`select id from customer where company_code = 'ERP-79'`);
    const id = rows[0]?.id ?? 0;
    const mails = ['Kundennummer', 'Rechnungsmail'];
    const first = await isApplied('customer', [mails, [number, 'rechnung@aarepumpen.example']]);
    await isApplied('customer', [mails, [number, 'anna@weg.example']]);
    expect((await send(staff, 'POST', `/customers/${id}/erase`, { version: 1, reason: 'Wunsch per Brief' })).status).toBe(200);
    expect(problemsOf(await undo(staff, first))).toEqual(['importRecordChanged']);
  });

  it('gives nothing back when the customer was changed since', async () => {
    const company = await logIn(shop.app, 'einkauf@aarepumpen.example');
    const file = await uploadRows(staff, 'address', [addressHead, [number, '', 'Lager Ost', 'Ostweg 3', '9000', 'St. Gallen', '']]);
    const applied = (await apply(staff, file)).body;
    await newAddress(company, company.customerId ?? 0);
    expect(await undo(staff, applied)).toMatchObject({ status: 409, body: { errors: [{ message: 'importRecordChanged' }] } });
  });

  it('is refused at the cell that is wrong', async () => {
    expect(
      await faultsOf('address', [
        addressHead,
        ['K999999', '', 'A', 'Weg 1', '8001', 'Zürich', ''],
        [number, '999999', 'A', 'Weg 1', '8001', 'Zürich', ''],
        [number, '', 'A', 'Weg 1', '9999', 'Nirgends', ''],
        [number, '', 'A', '', '8001', 'Zürich', ''],
        [number, '', 'A', 'Weg 1', '8001', 'Zürich', 'viel'],
        [number, '', 'B', 'Weg 1', '8001', 'Zürich', ''],
        [number, '', 'B', 'Weg 1', '8001', 'Zürich', ''],
      ]),
    ).toEqual([
      [{ column: 0, value: 'K999999', key: 'importCustomerUnknown' }],
      [{ column: 1, value: '999999', key: 'importAddressUnknown' }],
      [{ column: 4, value: '9999', key: 'zipCodeUnknown' }],
      [{ column: 3, value: '', key: 'importNewNeeds' }],
      [{ column: 6, value: 'viel', key: 'importNumberUnclear' }],
      [],
      [{ column: 0, value: number, key: 'importRowTwice' }],
    ]);
  });
});
