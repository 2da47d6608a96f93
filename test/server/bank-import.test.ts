/** Bank files: a dry run, applied as a whole, undone as a whole, and never the same money twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankImport, BankImportRow, BankImportWithRows } from '#contract/bank-import.ts';
import { camtFile, type CamtEntry, type CamtFile, type CamtPayment } from '#demo/bank/camt-file.ts';
import { creditorReference, qrReference } from '#domain/qr-bill/payment-reference.ts';
import { zip } from '#tools/spreadsheet/zip.ts';
import { askedInvoices, bankIban, faultCount, faultyFile, rowCount } from './bank-faults.ts';
import { insertInvoices, moneyState, upload, uploadBytes } from './bank-file-steps.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, problemsOf, productOf, send } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

type File = BankImportWithRows;
const day = '2026-11-20';

let shop: ShopApp;
let staff: Person;
let customerId: number;
let count = 0;
let now = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => now });
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  customerId = (await logIn(shop.app, 'einkauf@aarepumpen.example')).customerId ?? 0;
});
afterAll(async () => shop.close());

/** A new invoice with its own number, over 100 francs. */
async function invoice(over: { open?: number; skonto?: { hundredths: number; days: number } } = {}) {
  count += 1;
  const formattedId = `R2024-${String(count).padStart(5, '0')}`;
  const asked = {
    formattedId,
    reference: qrReference(`8${formattedId}`),
    customerName: `Firma Nr${count}x`,
    open: 10_000,
    isPaid: false,
    ...over,
  };
  const [id = 0] = await insertInvoices(shop.database, customerId, [asked]);
  return { ...asked, id };
}

function fileOf(entries: readonly CamtEntry[], over: Partial<CamtFile> = {}): string {
  count += 1;
  return camtFile({ kind: '054', version: '08', id: `F${count}`, iban: bankIban, day, entries, ...over });
}

/** A separate entry. */
function entryOf(payments: readonly CamtPayment[], over: Partial<CamtEntry> = {}): CamtEntry {
  count += 1;
  return { bankReference: `E${count}`, day, payments, ...over };
}

const pays = ({ reference, customerName }: { reference: string; customerName: string }, amount = 10_000): CamtPayment => ({
  amount,
  reference,
  debtor: customerName,
});
const read = async (text: string): Promise<File> => (await upload<File>(staff, text)).body;
const apply = async ({ id, version, totals }: BankImport, over: object = {}): Promise<Answer<File>> =>
  send<File>(staff, 'POST', `/bank-import/${id}/apply`, { version, rows: totals.bookable, amount: totals.bookableAmount, ...over });
const undo = async ({ id, version }: BankImport): Promise<Answer<File>> =>
  send<File>(staff, 'POST', `/bank-import/${id}/undo`, { version });
const choose = async ({ id, version }: BankImport, rows: object[]): Promise<Answer<File>> =>
  send<File>(staff, 'PUT', `/bank-import/${id}`, { version, rows });
const effectsOf = ({ rows }: File) => rows.map(({ effect, problem }: BankImportRow) => [effect, problem]);
const openOf = async (id: number): Promise<number> =>
  (await shop.database.db.selectFrom('invoice').select('open_amount').where('id', '=', id).executeTakeFirstOrThrow()).open_amount;

describe('a dry run', () => {
  it(`finds exactly the ${faultCount} faults among ${rowCount} payments, books the others, and gives all back`, async () => {
    const asked = askedInvoices((id) => qrReference(`7${id}`));
    await insertInvoices(shop.database, customerId, asked);
    const before = await moneyState(shop.database);
    const { text, problems } = faultyFile(asked);
    const file = await read(text);
    expect(file.rows.map(({ problem }) => problem)).toEqual(problems);
    const good = rowCount - faultCount;
    expect(file.totals).toMatchObject({ rows: rowCount, bookable: good });
    expect(await moneyState(shop.database)).toEqual(before);
    const applied = await apply(file);
    expect(applied.body).toMatchObject({ state: 'APPLIED', totals: { bookable: good, bookableAmount: file.totals.bookableAmount } });
    expect(await moneyState(shop.database)).not.toEqual(before);
    expect(await undo(applied.body)).toMatchObject({ status: 200, body: { state: 'UNDONE' } });
    expect(await moneyState(shop.database)).toEqual(before);
  }, 120_000);

  it('says what each payment does', async () => {
    const [full, part, over, skonto, rounding] = [
      await invoice(),
      await invoice(),
      await invoice(),
      await invoice({ skonto: { hundredths: 200, days: 10 } }),
      await invoice(),
    ];
    const amounts = [pays(full), pays(part, 4000), pays(over, 12_000), pays(skonto, 9800), pays(rounding, 9998)];
    const file = await read(fileOf([entryOf(amounts)]));
    expect(file.rows.map(({ effect }) => effect)).toEqual(['full', 'part', 'over', 'skonto', 'rounding']);
    const applied = (await apply(file)).body;
    expect(applied.rows.map(({ effect }) => effect)).toEqual([null, null, 'over', 'skonto', 'rounding']);
    expect(await Promise.all([full, part, over, skonto, rounding].map(async ({ id }) => openOf(id)))).toEqual([0, 6000, 0, 0, 0]);
    expect((await undo(applied)).status).toBe(200);
    expect(await Promise.all([full, part, over, skonto, rounding].map(async ({ id }) => openOf(id)))).toEqual(Array(5).fill(10_000));
  });

  it('matches an order before its invoice, and gives the order back as it was', async () => {
    const guest = await newGuest(shop.app);
    const item = itemOf(await productOf(shop.app, 'EP_0001'));
    const { id, formattedId } = (await order(guest, [item])).body;
    const { total_amount: amount } = await shop.database.db
      .selectFrom('sales_order')
      .select('total_amount')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const payment = { amount, reference: qrReference(formattedId), debtor: 'Anna Muster' };
    const file = await read(fileOf([entryOf([payment])]));
    expect(file.rows[0]).toMatchObject({ match: { orderId: id, formattedId, how: 'reference' }, effect: 'full' });
    const applied = (await apply(file)).body;
    expect((await get(staff, `/order/${id}`)).body).toMatchObject({ order: { paymentStatusId: 1 } });
    const invoices = async () => (await get<{ items: object[] }>(staff, `/invoice?orderId=${id}`)).body.items;
    expect(await invoices()).toMatchObject([{ state: 'PAID' }]);
    expect((await undo(applied)).status).toBe(200);
    // The invoice that followed remains, open again.
    expect((await get(staff, `/order/${id}`)).body).toMatchObject({ order: { paymentStatusId: 2, paidAmount: 0 } });
    expect(await invoices()).toMatchObject([{ state: 'OPEN', open: amount / 100 }]);
  });

  it('of a creditor reference is certain too', async () => {
    const guest = await newGuest(shop.app);
    const { formattedId } = (await order(guest, [itemOf(await productOf(shop.app, 'EP_0001'))])).body;
    const file = await read(fileOf([entryOf([{ amount: 100, reference: creditorReference(formattedId), debtor: 'X' }])]));
    expect(file.rows[0]).toMatchObject({ match: { formattedId, how: 'creditorReference' }, effect: 'part', problem: null });
  });

  it('splits a payment of two references when it pays both exactly', async () => {
    const [one, other] = [await invoice(), await invoice({ open: 5000 })];
    const structured = (reference: string): string => `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>`;
    const both = (amount: number): string =>
      fileOf([entryOf([{ amount, reference: one.reference, debtor: 'X' }])]).replace('</Strd>', `</Strd>${structured(other.reference)}`);
    expect(effectsOf(await read(both(15_000)))).toEqual([
      ['full', null],
      ['full', null],
    ]);
    expect(effectsOf(await read(both(14_000)))).toEqual([[null, 'bankSeveralReferences']]);
  });
});

describe('a proposal', () => {
  it('is booked only after it was confirmed; another can be chosen, or nothing', async () => {
    const [named, other] = [await invoice({ open: 12_345 }), await invoice()];
    const file = await read(
      fileOf([entryOf([{ amount: 12_345, debtor: named.customerName }]), entryOf([{ amount: 777, debtor: 'Niemand' }])]),
    );
    const [first, second] = file.rows;
    expect(first).toMatchObject({
      match: { invoiceId: named.id, how: 'proposal' },
      effect: 'full',
      problem: 'bankProposal',
      choosable: true,
    });
    expect(second).toMatchObject({ match: null, problem: 'bankNoMatch', choosable: true });
    expect(problemsOf(await apply(file))).toEqual(['nothingToBook']);
    const chosen = (
      await choose(file, [
        { id: first?.id, invoiceId: named.id },
        { id: second?.id, invoiceId: other.id },
      ])
    ).body;
    expect(chosen.version).toBe(file.version + 1);
    expect(effectsOf(chosen)).toEqual([
      ['full', null],
      ['part', null],
    ]);
    const without = (await choose(chosen, [{ id: second?.id }])).body;
    expect(effectsOf(without)).toEqual([
      ['full', null],
      [null, 'bankLeftOut'],
    ]);
    expect((await apply(without)).body.rows.map(({ booked }) => booked)).toEqual([true, false]);
    expect(await openOf(named.id)).toBe(0);
  });

  it('of a stale version is refused with both sides', async () => {
    const asked = await invoice();
    const file = await read(fileOf([entryOf([pays(asked)])]));
    const rows = [{ id: file.rows[0]?.id, invoiceId: asked.id }];
    expect((await choose(file, rows)).status).toBe(200);
    const stale = await choose(file, rows);
    expect(stale).toMatchObject({ status: 409, body: { conflict: { version: 2 } } });
    expect((await apply(file)).status).toBe(409);
    expect(await openOf(asked.id)).toBe(10_000);
  });

  it('cannot be made of rows that are no payments, of other files, or of invoices that there are not', async () => {
    const asked = await invoice();
    const file = await read(fileOf([entryOf([pays(asked)], { isOutgoing: true }), entryOf([pays(asked)])]));
    const [outgoing, good] = file.rows;
    expect(problemsOf(await choose(file, [{ id: outgoing?.id, invoiceId: asked.id }]))).toEqual(['bankRowNotChoosable body.rows.0']);
    expect(problemsOf(await choose(file, [{ id: 1, invoiceId: asked.id }]))).toEqual(['bankRowNotChoosable body.rows.0']);
    const nothing = await read(fileOf([entryOf([pays(asked), { amount: 0, debtor: 'Niemand' }])]));
    expect(nothing.rows.map(({ choosable }) => choosable)).toEqual([true, false]);
    expect(problemsOf(await choose(nothing, [{ id: nothing.rows[1]?.id, invoiceId: asked.id }]))).toEqual([
      'bankRowNotChoosable body.rows.0',
    ]);
    expect((await get(staff, '/bank-import')).status).toBe(200);
    expect((await choose(file, [{ id: good?.id, invoiceId: 2_000_000_000 }])).status).toBe(404);
    expect(problemsOf(await choose(file, [{ id: good?.id, invoice: 1 }]))).toEqual(['unknownField body.rows.0.invoice']);
  });
});

describe('the same money', () => {
  it('in a file booked shortly after midnight is told with the day in Switzerland', async () => {
    const text = fileOf([entryOf([pays(await invoice())])]);
    const file = await read(text);
    now = Date.parse('2026-11-24T00:30:00+01:00');
    await apply(file);
    now = mondayMorning;
    expect((await upload(staff, text)).body).toMatchObject({ errors: [{ message: 'bankFileImported', params: { day: '24.11.2026' } }] });
  });

  it('in the same file changes nothing', async () => {
    const asked = await invoice();
    const text = fileOf([entryOf([pays(asked)])]);
    const file = await read(text);
    expect((await read(text)).id).toBe(file.id);
    await apply(file);
    const before = await moneyState(shop.database);
    const again = await upload(staff, text);
    expect([again.status, problemsOf(again)]).toEqual([409, ['bankFileImported']]);
    expect(await moneyState(shop.database)).toEqual(before);
  });

  it.each([
    ['details first', ['054', '053']],
    ['statement first', ['053', '054']],
  ] as const)('in a statement and its details is booked once: %s', async (_, kinds) => {
    const asked = [await invoice(), await invoice({ open: 20_000 })];
    const entry = entryOf(asked.map((each) => pays(each, each.open)));
    const [first, second] = kinds.map((kind) => fileOf([entry], { kind, version: kind === '053' ? '04' : '08' }));
    expect((await apply(await read(first ?? ''))).status).toBe(200);
    const other = await read(second ?? '');
    expect(other.rows.map(({ problem }) => problem)).toEqual(['bankBookedAlready', 'bankBookedAlready']);
    expect(problemsOf(await apply(other))).toEqual(['nothingToBook']);
    expect(await Promise.all(asked.map(async ({ id }) => openOf(id)))).toEqual([0, 0]);
  });

  it('as a sum that somebody booked by hand is not booked again by its details', async () => {
    const asked = await invoice();
    const entry = entryOf([pays(asked, 4000), pays(asked, 6000)]);
    const sum = fileOf([entry], { kind: '053' }).replace(/<NtryDtls>[\s\S]*<\/NtryDtls>/, '');
    const file = await read(sum);
    expect(file.rows).toMatchObject([{ amount: 100, problem: 'bankNoMatch' }]);
    const chosen = (await choose(file, [{ id: file.rows[0]?.id, invoiceId: asked.id }])).body;
    expect((await apply(chosen)).status).toBe(200);
    expect((await read(fileOf([entry]))).rows.map(({ problem }) => problem)).toEqual(['bankBookedAlready', 'bankBookedAlready']);
  });

  it('applied by two at once is booked once', async () => {
    const asked = await invoice();
    const entry = entryOf([pays(asked)]);
    const files = [await read(fileOf([entry])), await read(fileOf([entry], { kind: '053' }))];
    const answers = await Promise.all([...files, ...files].map(async (file) => apply(file)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await openOf(asked.id)).toBe(0);
    const { rows } = await shop.database.pool.query('select count(*)::integer as count from payment_entry where invoice_id = $1', [
      asked.id,
    ]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  it('after an undo may come again', async () => {
    const asked = await invoice();
    const text = fileOf([entryOf([pays(asked)])]);
    await undo((await apply(await read(text))).body);
    expect(await openOf(asked.id)).toBe(10_000);
    expect((await apply(await read(text))).status).toBe(200);
    expect(await openOf(asked.id)).toBe(0);
  });
});

describe('applying', () => {
  it('books only what was shown', async () => {
    const asked = await invoice();
    const file = await read(fileOf([entryOf([pays(asked)])]));
    const first = await read(fileOf([entryOf([pays(asked)])]));
    expect((await apply(first)).status).toBe(200);
    const late = await apply(file);
    expect([late.status, problemsOf(late)]).toEqual([409, ['bankRowsChanged']]);
    expect((await get<File>(staff, `/bank-import/${file.id}`)).body.rows[0]).toMatchObject({ effect: 'over', problem: 'bankItemSettled' });
  });

  it('is refused for a file that contradicts itself, and twice', async () => {
    const asked = await invoice();
    const wrong = await read(fileOf([entryOf([pays(asked)])], { kind: '053', opening: 500 }).replace('>105.00<', '>105.01<'));
    expect(wrong.problems).toMatchObject([{ key: 'bankBalanceWrong' }]);
    expect(problemsOf(await apply(wrong))).toEqual(['bankFileContradicts']);
    const good = (await apply(await read(fileOf([entryOf([pays(asked)])])))).body;
    expect(problemsOf(await apply(good))).toEqual(['bankImportNotDry']);
    const undone = (await undo(good)).body;
    expect(problemsOf(await undo(undone))).toEqual(['bankImportNotApplied']);
  });

  it('is kept in the history', async () => {
    const file = (await apply(await read(fileOf([entryOf([pays(await invoice())])])))).body;
    const history = await get<{ items: { field: string; who: string }[] }>(staff, `/history?kind=bankImport&id=${file.id}`);
    expect(history.body.items.map(({ field }) => field)).toEqual(['applied', 'created']);
    const { items } = (await get<{ items: BankImport[] }>(staff, '/bank-import')).body;
    expect(items[0]).toMatchObject({ id: file.id, state: 'APPLIED', totals: { rows: 1, bookable: 1, bookableAmount: 100 } });
  });
});

describe('a return', () => {
  it('takes back the payment it names, and its own undo lets that stand again', async () => {
    const asked = await invoice({ skonto: { hundredths: 200, days: 10 } });
    await apply(await read(fileOf([entryOf([pays(asked, 9800)])])));
    expect(await openOf(asked.id)).toBe(0);
    const back = fileOf([entryOf([{ ...pays(asked, 9800), returned: 'AC04' }], { isOutgoing: true, isReversal: true })]);
    const file = await read(back);
    expect(file.rows).toMatchObject([{ amount: -98, effect: 'reversal', problem: null, match: { invoiceId: asked.id } }]);
    const applied = (await apply(file)).body;
    expect(await openOf(asked.id)).toBe(10_000);
    await undo(applied);
    expect(await openOf(asked.id)).toBe(0);
    await apply(await read(back));
    expect(await openOf(asked.id)).toBe(10_000);
  });

  it('can be left out, and pays nothing', async () => {
    const asked = await invoice();
    await apply(await read(fileOf([entryOf([pays(asked)])])));
    const file = await read(fileOf([entryOf([{ ...pays(asked), returned: 'AC04' }], { isOutgoing: true })]));
    const [row] = file.rows;
    expect(problemsOf(await choose(file, [{ id: row?.id, invoiceId: asked.id }]))).toEqual(['bankRowNotChoosable body.rows.0']);
    expect(effectsOf((await choose(file, [{ id: row?.id }])).body)).toEqual([[null, 'bankLeftOut']]);
  });

  it('of a payment that nobody booked waits for a person', async () => {
    const asked = await invoice();
    const file = await read(fileOf([entryOf([{ ...pays(asked), returned: 'AC04' }], { isOutgoing: true })]));
    expect(effectsOf(file)).toEqual([[null, 'bankReversalUnknown']]);
  });

  it('keeps the file of the payment from being undone', async () => {
    const asked = await invoice();
    const paid = (await apply(await read(fileOf([entryOf([pays(asked)])])))).body;
    await apply(await read(fileOf([entryOf([{ ...pays(asked), returned: 'AC04' }], { isOutgoing: true })])));
    expect(problemsOf(await undo(paid))).toEqual(['bankImportUsed']);
  });
});

it('money that has been used since keeps its file from being undone', async () => {
  const asked = await invoice();
  const file = (await apply(await read(fileOf([entryOf([pays(asked, 15_000)])])))).body;
  await shop.database.pool.query(
    `insert into payment_entry (customer_id, kind, amount, day, source, created_at, who) values ($1, 'refund', -5000, '2026-11-23', 'manual', now(), '')`,
    [customerId],
  );
  const before = await moneyState(shop.database);
  expect(problemsOf(await undo(file))).toEqual(['creditUsed']);
  expect(await moneyState(shop.database)).toEqual(before);
  await shop.database.pool.query(
    `insert into payment_entry (customer_id, kind, amount, day, source, created_at, who) values ($1, 'payment', 5000, '2026-11-23', 'manual', now(), '')`,
    [customerId],
  );
});

describe('an upload', () => {
  const form = (parts: string): Buffer => Buffer.from(parts.replaceAll('\n', '\r\n'));
  const part = (head: string, body: string): string => `--b\nContent-Disposition: form-data; ${head}\n\n${body}\n`;
  const type = 'multipart/form-data; boundary=b';
  const file = part('name="file"; filename="a.xml"', '<Document/>');

  it.each([
    ['without a file', form('--b--\n'), type],
    ['whose file is a text', form(`${part('name="file"', 'x')}--b--\n`), type],
    ['whose file is empty', form(`${part('name="file"; filename="a.xml"', '')}--b--\n`), type],
    ['under another name', form(`${part('name="data"; filename="a.xml"', 'x')}--b--\n`), type],
    ['that is cut', form(file.slice(0, 40)), type],
    ['without its end', form(file), type],
    ['of a thousand parts', form(`${file.repeat(1000)}--b--\n`), type],
    ['without a boundary', form(`${file}--b--\n`), 'multipart/form-data'],
    ['that is JSON', Buffer.from('{"file":"x"}'), 'application/json'],
  ])('%s is refused', async (_, payload, contentType) => {
    const answer = await uploadBytes(staff, payload, contentType);
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['bankFileMissing body.file']]);
  });

  it('that is too large is refused while it comes in, and who may not call before', async () => {
    const large = Buffer.alloc(12 * 1024 * 1024, 'x');
    expect((await uploadBytes(staff, large, type)).status).toBe(413);
    const customer = await logIn(shop.app, 'kundin@kistenwerk.example');
    expect((await uploadBytes(customer, large, type)).status).toBe(403);
  });

  it('to a call that takes none is refused', async () => {
    const headers = { authorization: `Bearer ${staff.token}`, 'content-type': type };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/product/order-price', headers, payload: form(file) });
    expect(answer.statusCode).toBe(415);
  });

  it('keeps only the last part of a name', async () => {
    const text = fileOf([]);
    expect((await upload<File>(staff, text, '../../etc/pass\u0007wd.xml')).body.fileName).toBe('passwd.xml');
  });

  it.each([
    ['bankFileNotXml', () => 'Hallo'],
    ['bankFileHasDoctype', () => fileOf([]).replace('<Document', '<!DOCTYPE d [<!ENTITY a "b">]><Document')],
    ['bankFileUnknown', () => fileOf([]).replace('camt.054', 'camt.052')],
    ['bankFileIncomplete', () => fileOf([]).slice(0, -40)],
    ['bankFileOtherAccount', () => fileOf([entryOf([{ amount: 100, debtor: 'X' }])], { iban: 'CH56 0483 5012 3456 7800 9' })],
  ])('is refused: %s', async (problem, text) => {
    const answer = await upload(staff, text());
    expect([answer.status, problemsOf(answer)]).toEqual([422, [`${problem} body.file`]]);
  });

  it('of a zip takes each file by its account', async () => {
    const asked = await invoice();
    const parts = [fileOf([entryOf([pays(asked)])]), fileOf([entryOf([pays(asked)])], { iban: 'CH56 0483 5012 3456 7800 9' })];
    const bytes = zip(parts.map((content, index) => ({ name: `${index}.xml`, content })));
    expect(effectsOf((await upload<File>(staff, bytes, 'tag.zip')).body)).toEqual([
      ['full', null],
      [null, 'bankOtherAccount'],
    ]);
  });
});

it('finds what a payment may be for', async () => {
  const asked = await invoice({ open: 98_765 });
  const found = async (query: string) => (await get<{ items: { invoiceId: number }[] }>(staff, `/bank-target?${query}`)).body.items;
  expect(await found(`text=${asked.formattedId}`)).toMatchObject([{ invoiceId: asked.id, open: 987.65 }]);
  expect(await found('amount=987.65')).toMatchObject([{ invoiceId: asked.id }]);
  expect(await found('text=%25')).toEqual([]);
});

describe('a dry run that is discarded', () => {
  it('is gone, comes again, and a booked file is not discarded', async () => {
    const asked = await invoice();
    const text = fileOf([entryOf([pays(asked)])]);
    const dry = await read(text);
    const discard = async ({ id, version }: BankImport): Promise<Answer<object>> =>
      send(staff, 'POST', `/bank-import/${id}/discard`, { version });
    expect((await discard({ ...dry, version: dry.version + 1 })).status).toBe(409);
    expect((await discard(dry)).status).toBe(200);
    expect((await get(staff, `/bank-import/${dry.id}`)).status).toBe(404);
    const again = await read(text);
    expect(again.id).not.toBe(dry.id);
    const booked = (await apply(again)).body;
    expect(problemsOf(await discard(booked))).toEqual(['bankImportNotDry']);
    expect(await openOf(asked.id)).toBe(0);
  });
});
