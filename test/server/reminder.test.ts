import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { MadeReminder, OpenItem } from '#contract/ledger.ts';
import { addDays, plainDate } from '#domain/calendar/plain-date.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, order, productOf, send } from './buyer.ts';
import type { Answer, Buyer, Item, Person } from './buyer.ts';
import { moneyOfInvoice, one, writeInvoice } from './ledger-steps.ts';
import { readPdf } from './pdf-text.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let books: Person;
let guest: Buyer;
let item: Item;
let orderId: number;
let nowMs = mondayMorning;
const monday = plainDate(2026, 11, 23);
const days = 86_400_000;

beforeAll(async () => {
  shop = await startShop({ now: () => nowMs });
  books = await logIn(shop.app, 'buchhaltung@kistenwerk.example');
  item = itemOf(await productOf(shop.app, 'EP_0001'));
});
afterAll(async () => shop.close());

/** An invoice of CHF 100 for a new customer, overdue by this many days on that Monday. */
async function overdueBy(overdue: number): Promise<number> {
  guest = await newGuest(shop.app);
  orderId = (await order(guest, [item])).body.id;
  return writeInvoice(shop, [orderId], { total: 10_000, dueOn: addDays(monday, -overdue), issuedOn: addDays(monday, -overdue - 30) });
}
type Made = Answer<{ reminders: MadeReminder[] }>;
const remind = async (body: object, key?: string, person = books): Promise<Made> =>
  send(person, 'POST', '/reminder', body, key === undefined ? {} : { 'idempotency-key': key });
const told = ({ body }: Made): string[] => body.reminders.map(({ level, open, fee }) => `${level}: ${open}, fee ${fee}`);
const paper = async (person: Person, id: number | null) =>
  shop.app.inject({ url: `/api/reminder/${id}/document`, headers: { authorization: `Bearer ${person.token}` } });

describe('reminders', () => {
  test('follow one another with their fees, each on paper and by mail', async () => {
    const invoiceId = await overdueBy(10);
    const wish = { invoiceIds: [invoiceId] };
    expect(told(await remind({ ...wish, dryRun: true }))).toEqual(['1: 100, fee 0']);
    const first = await remind(wish);
    expect(told(first)).toEqual(['1: 100, fee 0']);
    expect(told(await remind(wish))).toEqual([]);
    nowMs = mondayMorning + 10 * days;
    expect(told(await remind(wish))).toEqual(['2: 130, fee 30']);
    nowMs = mondayMorning + 20 * days;
    const third = await remind(wish);
    expect(told(third)).toEqual(['3: 160, fee 30']);
    nowMs = mondayMorning + 99 * days;
    expect(told(await remind(wish))).toEqual([]);
    nowMs = mondayMorning;
    expect(await moneyOfInvoice(shop, invoiceId)).toEqual({ paid: 0, open: 16_000 });
    const [last] = third.body.reminders;
    const { text } = readPdf((await paper(books, last?.id ?? 0)).rawPayload);
    for (const words of ['3. Mahnung', 'Frühere Mahngebühren', '160.00', 'CHF 60.00', 'CHF 4.50 MWST']) expect(text).toContain(words);
    // Its lines are invoices and fees, which have no article number.
    expect(text).not.toContain('Artikel');
    const letter = await one<{ recipient: string; text: string; attachments: { kind: string; recordId: number }[] }>(
      shop,
      'select recipient, text, attachments from mail where dedupe_key = $1',
      [`reminder:${last?.id}`],
    );
    expect(letter).toMatchObject({ recipient: 'rechnung@muster.example', attachments: [{ kind: 'reminder', recordId: last?.id }] });
    // What the amount is made of, and all that its payment needs.
    const facts = letter.text.split('\n').filter((line) => line.startsWith('  '));
    expect(facts).toEqual([
      expect.stringMatching(/^ {2}Rechnung RT-\d+ vom 14\.10\.2026: CHF 100\.00$/),
      '  Frühere Mahngebühren: CHF 30.00',
      '  Mahngebühr: CHF 30.00',
      '  Offen: CHF 160.00',
      '  Zahlbar bis: 23.12.2026',
      '  IBAN: CH44 3199 9123 0008 8901 2',
      expect.stringMatching(/^ {2}Referenz: refe renc e/),
    ]);
  });

  test('a payment of the invoice alone leaves the fee open, and nobody is reminded of it', async () => {
    const invoiceId = await overdueBy(40);
    await remind({ invoiceIds: [invoiceId] });
    nowMs = mondayMorning + 10 * days;
    await remind({ invoiceIds: [invoiceId] });
    const dueOfOrder = async () => (await get<{ items: Order[] }>(books, `/order?id=${orderId}`)).body.items[0]?.paymentDueDate;
    const pay = async (amount: number) => send(books, 'POST', '/payment-entry', { invoiceId, amount, day: '2026-11-30' });
    await pay(40);
    expect(await dueOfOrder()).not.toBeNull();
    await pay(60);
    expect((await moneyOfInvoice(shop, invoiceId)).open).toBe(3000);
    // Fees are no part of an order: of its goods nothing is due.
    expect(await dueOfOrder()).toBeNull();
    nowMs = mondayMorning + 40 * days;
    expect(told(await remind({ invoiceIds: [invoiceId] }))).toEqual([]);
    const { items } = (await get<{ items: OpenItem[] }>(books, `/open-item?customerId=${guest.customerId}`)).body;
    expect(items[0]).toMatchObject({ fees: 30, held: 'feesOnly', nextReminder: null });
    nowMs = mondayMorning;
  });

  test('never go out for what is disputed, of customers on hold, paid, or not due for long enough', async () => {
    const [disputed, young, paid] = [await overdueBy(30), await overdueBy(9), await overdueBy(30)];
    await shop.database.pool.query('update invoice set disputed = true where id = $1', [disputed]);
    await send(books, 'POST', '/payment-entry', { invoiceId: paid, amount: 100, day: '2026-11-23' });
    const held = await overdueBy(30);
    await shop.database.pool.query('update customer set on_hold = true where id = $1', [guest.customerId]);
    expect(told(await remind({ invoiceIds: [disputed, young, paid, held] }))).toEqual([]);
  });

  test('by two clerks at once or twice with one key are written once', async () => {
    const [first, second] = [await overdueBy(12), await overdueBy(12)];
    const both = await Promise.all([remind({ invoiceIds: [first] }), remind({ invoiceIds: [first] })]);
    expect(both.flatMap(told)).toEqual(['1: 100, fee 0']);
    const again = [await remind({ invoiceIds: [second] }, 'twice'), await remind({ invoiceIds: [second] }, 'twice')];
    expect(again[1]?.body).toEqual(again[0]?.body);
    expect(again.flatMap(told)).toHaveLength(2);
    const { count } = await one<{ count: number }>(shop, 'select count(*)::int as count from reminder where invoice_id = $1', [second]);
    expect(count).toBe(1);
  });

  test('are read by staff and their own customer only', async () => {
    const invoiceId = await overdueBy(10);
    const [made] = (await remind({ invoiceIds: [invoiceId] })).body.reminders;
    expect((await paper(guest, made?.id ?? 0)).statusCode).toBe(200);
    expect((await paper(await newGuest(shop.app), made?.id ?? 0)).statusCode).toBe(404);
    expect((await remind({}, undefined, guest)).status).toBe(403);
    expect((await remind({}, undefined, await logIn(shop.app, 'verkauf@kistenwerk.example'))).status).toBe(403);
  });
});

test('a statement says what is open, what came in and what is to the good', async () => {
  const invoiceId = await overdueBy(5);
  await send(books, 'POST', '/payment-entry', { invoiceId, amount: 40, day: '2026-11-23' });
  await send(books, 'POST', '/payment-entry', { customerId: guest.customerId, amount: 25, day: '2026-11-23' });
  const url = `/api/customers/${guest.customerId}/statement`;
  const own = await shop.app.inject({ url, headers: { authorization: `Bearer ${guest.token}` } });
  const { text } = readPdf(own.rawPayload);
  for (const words of ['Kontoauszug', '60.00', '−25.00', '35.00', '40.00']) expect(text).toContain(words);
  const stranger = await newGuest(shop.app);
  expect((await shop.app.inject({ url, headers: { authorization: `Bearer ${stranger.token}` } })).statusCode).toBe(404);
});
