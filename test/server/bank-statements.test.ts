/** Missing statements and bank charges: both are reported, charges are booked with their file and undone with it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankImport, BankImportWithRows } from '#contract/bank-import.ts';
import { camtFile } from '#demo/bank/camt-file.ts';
import type { CamtEntry } from '#demo/bank/camt-file.ts';
import { qrReference } from '#domain/qr-bill/payment-reference.ts';
import { bankIban } from './bank-faults.ts';
import { insertInvoices, moneyState, upload } from './bank-file-steps.ts';
import { get, logIn, mondayMorning, problemsOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

type File = BankImportWithRows;
let shop: ShopApp;
let staff: Person;
let customerId: number;

beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  customerId = (await logIn(shop.app, 'einkauf@aarepumpen.example')).customerId ?? 0;
});
afterAll(async () => shop.close());

const fee = (day: string, amount = 1250): CamtEntry => ({
  bankReference: `SP${day}`,
  day,
  isOutgoing: true,
  isCharge: true,
  amount,
  text: 'Kontoführung',
  payments: [],
});

/** Its statement opens with this many hundredths. */
async function statement(number: number, day: string, opening: number, entries: readonly CamtEntry[] = [fee(day)]): Promise<File> {
  const text = camtFile({ kind: '053', version: '08', id: `KA${number}`, iban: bankIban, day, number, opening, entries });
  return (await upload<File>(staff, text, `ka${number}.xml`)).body;
}

const again = async ({ id }: File): Promise<File> => (await get<File>(staff, `/bank-import/${id}`)).body;
const apply = async ({ id, version, totals }: BankImport): Promise<Answer<File>> =>
  send<File>(staff, 'POST', `/bank-import/${id}/apply`, { version, rows: totals.bookable, amount: totals.bookableAmount });
const undo = async ({ id, version }: BankImport): Promise<Answer<File>> =>
  send<File>(staff, 'POST', `/bank-import/${id}/undo`, { version });

const openOf = async (id: number): Promise<number> =>
  (await shop.database.db.selectFrom('invoice').select('open_amount').where('id', '=', id).executeTakeFirstOrThrow()).open_amount;

describe('the statements of an account', () => {
  it('name those that are missing until somebody loads them, and are booked all the same', async () => {
    const first = await statement(7, '2026-11-02', 100_000);
    expect(first.gaps).toEqual([]);
    const third = await statement(9, '2026-11-04', 97_500);
    const missing = [{ key: 'bankStatementMissing', params: { statement: 'KA9', from: 8, to: 8, count: 1 } }];
    expect(third.gaps).toEqual(missing);
    expect((await apply(third)).body).toMatchObject({ state: 'APPLIED', gaps: missing });
    const { items } = (await get<{ items: BankImport[] }>(staff, '/bank-import')).body;
    expect(items.map(({ gaps }) => gaps.length)).toEqual([1, 0]);

    const second = await statement(8, '2026-11-03', 98_750);
    expect(second.gaps).toEqual([]);
    expect((await again(third)).gaps).toEqual([]);
  });

  it('say where a balance does not follow', async () => {
    const { gaps } = await statement(10, '2026-11-05', 96_251);
    expect(gaps).toMatchObject([{ key: 'bankBalanceGap', params: { statement: 'KA10', before: 'KA9', difference: 'CHF 0.01' } }]);
  });

  it('of a file that was discarded or taken back are not there', async () => {
    const wrong = await statement(11, '2026-11-06', 95_001);
    expect(wrong.gaps).toEqual([]);
    const next = await statement(12, '2026-11-07', 93_751);
    expect(next.gaps).toEqual([]);
    await undo((await apply(wrong)).body);
    expect((await again(next)).gaps).toMatchObject([{ key: 'bankStatementMissing', params: { from: 11, to: 11 } }]);
  });
});

describe('what the bank keeps', () => {
  it('of its own is a row that is booked with the file and moves no customer’s account', async () => {
    const before = await moneyState(shop.database);
    const file = await statement(21, '2026-11-16', 50_000, [fee('2026-11-16', 890)]);
    expect(file.rows).toMatchObject([
      { amount: -8.9, text: 'Kontoführung', effect: 'charge', problem: null, choosable: false, match: null },
    ]);
    const applied = (await apply(file)).body;
    expect(applied).toMatchObject({
      state: 'APPLIED',
      totals: { bookable: 1, bookableAmount: -8.9 },
      rows: [{ effect: 'charge', booked: true }],
    });
    expect(await moneyState(shop.database)).toEqual(before);
    const late = await statement(22, '2026-11-16', 50_000, [fee('2026-11-16', 890)]);
    expect(late.rows).toMatchObject([{ effect: null, problem: 'bankBookedAlready' }]);
    expect((await undo(applied)).body).toMatchObject({ state: 'UNDONE', rows: [{ effect: null, booked: false }] });
    expect((await again(late)).rows).toMatchObject([{ effect: 'charge', problem: null }]);
  });

  it('of a payment leaves the invoice paid in full, and the rows add up to what reached the account', async () => {
    const reference = qrReference('9000001');
    const asked = { formattedId: 'R2024-90001', reference, customerName: 'Firma Spesen', open: 10_000, isPaid: false };
    const [invoiceId = 0] = await insertInvoices(shop.database, customerId, [asked]);
    const payment = { amount: 10_000, reference, debtor: 'Firma Spesen' };
    const file = await statement(31, '2026-11-18', 1000, [{ bankReference: 'Z31', day: '2026-11-18', charges: 600, payments: [payment] }]);
    expect(file.problems).toEqual([]);
    expect(file.rows).toMatchObject([
      { amount: 100, effect: 'full', match: { invoiceId } },
      { amount: -6, effect: 'charge', debtor: '' },
    ]);
    expect(file.totals).toMatchObject({ bookable: 2, amount: 94 });
    const applied = (await apply(file)).body;
    expect(await openOf(invoiceId)).toBe(0);
    await undo(applied);
    expect(await openOf(invoiceId)).toBe(10_000);
  });

  it('is assigned to nobody', async () => {
    const file = await statement(41, '2026-11-19', 1000, [fee('2026-11-19', 300)]);
    const body = { version: file.version, rows: [{ id: file.rows[0]?.id, invoiceId: null }] };
    expect(problemsOf(await send(staff, 'PUT', `/bank-import/${file.id}`, body))).toEqual(['bankRowNotChoosable body.rows.0']);
  });
});
