import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, itemOf, logIn, mondayMorning, newGuest, order, productOf, send } from './buyer.ts';
import type { Buyer, Person } from './buyer.ts';
import { writeInvoice } from './ledger-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let books: Person;
let guest: Buyer;
beforeAll(async () => {
  shop = await startShop({ now: () => mondayMorning });
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  guest = await newGuest(shop.app);
});
afterAll(async () => shop.close());

const statement = async (person: Person, id = guest.customerId) =>
  shop.app.inject({ url: `/api/customers/${id}/statement`, headers: { authorization: `Bearer ${person.token}` } });
/** Cells of a row follow each other line by line. */
const wordsOf = (pdf: Buffer): string => readPdf(pdf).text.replaceAll(/\s+/g, ' ');

test('a statement tells what is overdue from what is only open, what was paid, and where to pay', async () => {
  const item = itemOf(await productOf(shop.app, 'EP_0001'));
  const { id } = (await order(guest, [item])).body;
  const late = await writeInvoice(shop, [id], { total: 10_000, issuedOn: '2026-10-13', dueOn: '2026-11-12' });
  await writeInvoice(shop, [id], { total: 20_000, issuedOn: '2026-11-20', dueOn: '2026-12-20' });
  await send(books, 'POST', '/payment-entry', { invoiceId: late, amount: 40, day: '2026-11-19' });
  const words = wordsOf((await statement(books)).rawPayload);
  const { customer } = (await get<{ customer: { formattedId: string } }>(books, `/customers/${guest.customerId}`)).body;
  expect(words).toContain(`Kontoauszug ${customer.formattedId}`);
  expect(words).toMatch(/RT-\d+ 13\.10\.2026 12\.11\.2026 11 Tage überfällig 100\.00 40\.00 60\.00/);
  expect(words).toMatch(/RT-\d+ 20\.11\.2026 20\.12\.2026 200\.00 0\.00 200\.00/);
  expect(words).toContain('Saldo CHF 260.00 Überfällige Rechnungen 60.00');
  expect(words).toMatch(/Letzte Zahlungen .*19\.11\.2026 RT-\d+ 40\.00/);
  expect(words).toMatch(/auf CH[\d ]+ und nennen/);
});

test('who owes nothing reads so, and only the customer and staff read it', async () => {
  const other = await newGuest(shop.app);
  const words = wordsOf((await statement(other, other.customerId)).rawPayload);
  expect(words).toContain('Zurzeit ist nichts offen.');
  expect(words).not.toMatch(/Offene Rechnungen|überfällig|IBAN/);
  expect((await statement(other)).statusCode).toBe(404);
});

test('a payment for no invoice stands there as credit', async () => {
  const payer = await newGuest(shop.app);
  const paid = await send(books, 'POST', '/payment-entry', { customerId: payer.customerId, amount: 51.95, day: '2026-11-19' });
  expect(paid.status).toBe(200);
  expect(wordsOf((await statement(books, payer.customerId)).rawPayload)).toContain('19.11.2026 Ihr Guthaben 51.95');
});
