/** Papers as issued: their contents, that they never change, and that the mails attach them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OrderPapers } from '#contract/document.ts';
import type { Order } from '#contract/order.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { get, logIn, mondayMorning, newGuest, visitor } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { deliver, invoice, orderAs, twoLines } from './paper-steps.ts';
import { readPdf } from './pdf-text.ts';
import { qrCodesOf } from './rendered-page.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let guest: Buyer;
let staff: Person;
let placed: Order;
let nowMs = mondayMorning;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  guest = await newGuest(shop.app);
  staff = await logIn(shop.app, 'leitung@kistenwerk.example');
  await shop.database.pool.query(
    `insert into setting (key, valid_from, value, changed_at, who) values ('invoiceWithDelivery', '2026-01-01', 'false', now(), 'test')`,
  );
});
afterAll(async () => shop.close());
beforeEach(async () => {
  placed = await twoLines(guest);
});

const now = async (): Promise<Order> => orderAs(staff, placed.id);
const paper = async (person: Person, path: string) =>
  shop.app.inject({ url: `/api${path}`, headers: person.token === '' ? {} : { authorization: `Bearer ${person.token}` } });
const mailsAbout = async (column: string, id: number) =>
  (
    await shop.database.pool.query<{ recipient: string; subject: string; text: string; attachments: object[] }>(
      `select recipient, subject, text, attachments from mail where ${column} = $1 order by id desc`,
      [id],
    )
  ).rows;

describe('the note of a delivery', () => {
  test('says what came, what follows, who handed it over, and nothing of prices', async () => {
    const { body } = await deliver(staff, placed, [4, 0], { handedOverBy: 'Reto Frei', stop: '3', note: 'Rampe hinten' });
    const answer = await paper(guest, `/delivery/${body.id}/document`);
    expect(answer.headers['content-disposition']).toContain(`Lieferschein-${body.formattedId}.pdf`);
    const { text } = readPdf(answer.rawPayload);
    for (const words of [body.formattedId, placed.formattedId, 'Übergeben von Reto Frei', 'Rampe hinten', 'Folgt später', '25.11.2026'])
      expect(text).toContain(words);
    expect(text).toMatch(/6 × /);
    expect(text).toMatch(/3 × /);
    expect(text).not.toMatch(/Einzelpreis|8\.1|CHF/);
  });

  test('keeps its bytes, whatever becomes of the order', async () => {
    const { body } = await deliver(staff, placed, [4, 0]);
    const before = (await paper(staff, `/delivery/${body.id}/document`)).rawPayload;
    await deliver(staff, await now());
    await shop.database.pool.query(`update sales_order set customer_name = 'Andere AG' where id = $1`, [placed.id]);
    expect((await paper(staff, `/delivery/${body.id}/document`)).rawPayload.equals(before)).toBe(true);
    await expect(shop.database.pool.query('update paper set file_name = $1', ['x'])).rejects.toThrow('only added');
  });
});

describe('the paper of an invoice', () => {
  test('has what the law asks for, its own number and reference, and a code that phones read', async () => {
    await deliver(staff, placed, [4, 1]);
    const { body } = await invoice(staff, await now());
    const answer = await paper(guest, `/invoice/${body.id}/document`);
    const text = readPdf(answer.rawPayload).text.replaceAll(/\s+/g, ' ');
    for (const words of [body.formattedId, placed.formattedId, '23.11.2026', 'Zahlbar bis 23.12.2026', 'MWST 8.1 %', 'CHE-', 'Anna Muster'])
      expect(text).toContain(words);
    for (const amount of [body.vat, body.total]) expect(text).toContain(amountText(rappenFromChf(amount)));
    const [code] = (await qrCodesOf(answer.rawPayload)).filter((each) => each !== null);
    const lines = (code ?? '').split(/\r?\n/);
    expect([lines[18], lines[27], lines[28], lines[29]]).toEqual([body.total.toFixed(2), 'QRR', body.qrReference, body.formattedId]);
  });

  test('says when what it is for was delivered, without what was invoiced before', async () => {
    const textOf = async (id: number): Promise<string> =>
      readPdf((await paper(staff, `/invoice/${id}/document`)).rawPayload).text.replaceAll(/\s+/g, ' ');
    await deliver(staff, placed, [4, 0], { day: '2026-11-24' });
    const first = await invoice(staff, await now());
    expect(await textOf(first.body.id)).toContain('Geliefert am 24.11.2026');
    nowMs += 60_000;
    for (const [quantities, day] of [[[6, 0], '2026-11-25'] as const, [[0, 3], '2026-11-26'] as const])
      await deliver(staff, await now(), quantities, { day });
    const second = await invoice(staff, await now());
    expect(await textOf(second.body.id)).toContain('Geliefert am 25.11.2026, 26.11.2026');
    nowMs = mondayMorning;
  });

  test('comes by mail to the invoice address, with the paper', async () => {
    await deliver(staff, placed);
    const { body } = await invoice(staff, await now());
    const [mail] = await mailsAbout('invoice_id', body.id);
    expect(mail).toMatchObject({
      recipient: 'rechnung@muster.example',
      subject: expect.stringContaining(body.formattedId),
      attachments: [{ kind: 'invoice', recordId: body.id, fileName: `Rechnung-${body.formattedId}.pdf` }],
    });
    // Written in groups, as on the payment part.
    expect(mail?.text.replaceAll(/\s/g, '')).toContain(body.qrReference);
  });

  test('is not mailed where staff say so', async () => {
    await deliver(staff, placed);
    const { body } = await invoice(staff, await now(), undefined, { send: false });
    expect(await mailsAbout('invoice_id', body.id)).toEqual([]);
    expect((await paper(staff, `/invoice/${body.id}/document`)).statusCode).toBe(200);
  });

  test('is in the language of the order', async () => {
    await shop.database.pool.query(`update sales_order set language = 'fr' where id = $1`, [placed.id]);
    await deliver(staff, placed);
    const { body } = await invoice(staff, await now());
    const { text } = readPdf((await paper(staff, `/invoice/${body.id}/document`)).rawPayload);
    expect(text).toContain('Facture');
    expect(text).not.toMatch(/Rechnung|Lieferung|Menge/);
    const [mail] = await mailsAbout('invoice_id', body.id);
    expect(mail?.subject).toContain('Facture');
  });
});

describe('through the link of the order', () => {
  test('its papers are listed and read, those of others are not', async () => {
    const { body: made } = await deliver(staff, placed, [4, 0]);
    const { body: asked } = await invoice(staff, await now());
    const { body } = await get<OrderPapers>(visitor(shop.app), `/order-by-link/${placed.uuid}/papers`);
    expect(body).toMatchObject({
      deliveries: [{ id: made.id, formattedId: made.formattedId, lines: [{ quantity: 4 }] }],
      invoices: [{ id: asked.id, total: asked.total, open: asked.total, state: 'OPEN' }],
      creditNotes: [],
    });
    const other = await twoLines(guest);
    const link = (uuid: string, kind: string, id: number): string => `/order-by-link/${uuid}/paper/${kind}/${id}`;
    for (const [kind, id] of [['delivery', made.id] as const, ['invoice', asked.id] as const]) {
      expect((await paper(visitor(shop.app), link(placed.uuid, kind, id))).headers['content-type']).toBe('application/pdf');
      expect((await paper(visitor(shop.app), link(other.uuid, kind, id))).statusCode).toBe(404);
      const stranger = await newGuest(shop.app);
      expect((await paper(stranger, `/${kind}/${id}/document`)).statusCode).toBe(404);
      expect((await paper(visitor(shop.app), `/${kind}/${id}/document`)).statusCode).toBe(401);
    }
  });

  test('the order’s own kinds lead to the latest ones, and say what is missing before', async () => {
    const kind = async (name: string) => paper(visitor(shop.app), `/order-by-link/${placed.uuid}/document/${name}`);
    expect((await kind('rechnung')).json()).toMatchObject({ errors: [{ message: 'paperNotIssued' }] });
    const { body: made } = await deliver(staff, placed, [4, 0]);
    expect((await kind('lieferschein')).headers['content-disposition']).toContain(made.formattedId);
    expect((await kind('rechnung')).json()).toMatchObject({ errors: [{ message: 'paperNotIssued' }] });
    const { body: asked } = await invoice(staff, await now());
    expect((await kind('rechnung')).headers['content-disposition']).toContain(asked.formattedId);
  });
});

test('a part delivery is told as a part, with what is still open', async () => {
  await deliver(staff, placed, [4, 0]);
  const [part] = await mailsAbout('order_id', placed.id);
  expect(part?.subject).toContain('Teillieferung');
  expect(part?.text).toMatch(/Diese Lieferung: 4 × /);
  expect(part?.text).toMatch(/Folgt später: 6 × /);
  await deliver(staff, await now());
  const [rest] = await mailsAbout('order_id', placed.id);
  expect(rest?.subject).not.toContain('Teillieferung');
  expect(rest?.text).not.toContain('Folgt später');
});
