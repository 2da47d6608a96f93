import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { PlacedOrder } from '#contract/place-order.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { grossAmount } from '#domain/vat/vat.ts';
import { qrReference } from '#domain/qr-bill/payment-reference.ts';
import { get, itemOf, logIn, mondayMorning, newGuest, orderBody, productOf, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import { company, management } from './demo-log-in.ts';
import { readPdf } from './pdf-text.ts';
import { qrCodesOf } from './rendered-page.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let now = mondayMorning;
let staff: Person;
beforeAll(async () => {
  shop = await startShop({ now: () => now });
  staff = await logIn(shop.app, management);
});
beforeEach(() => {
  now = mondayMorning;
});
afterAll(async () => shop.close());

const paperOf = async (uuid: string, kind: string) => shop.app.inject({ url: `/api/order-by-link/${uuid}/document/${kind}` });
const orderOf = async (uuid: string): Promise<Order> => (await get<Order>({ app: shop.app, token: '' }, `/order-by-link/${uuid}`)).body;

async function crateOrder(over: object = {}, language = 'de'): Promise<{ id: number; uuid: string; order: Order }> {
  const buyer = await newGuest(shop.app, { address: { street: 'Seestrasse 112b', name: 'Müller & Söhne AG' } });
  const item = { ...itemOf(await productOf(shop.app, 'HK_0001'), 3, { length: 1200 }), externalCustomerRef: 'Pumpe 7' };
  const { body, status } = await send<PlacedOrder>(
    buyer,
    'POST',
    '/order',
    orderBody(buyer, [item], { externalCustomerRef: 'PO-4711', ...over }),
    { cookie: `i18n_redirected=${language}` },
  );
  expect(status).toBe(200);
  return { ...body, order: await orderOf(body.uuid) };
}

async function move(id: number, orderStatusId: number): Promise<void> {
  const { body } = await get<{ order: Order }>(staff, `/order/${id}`);
  const answer = await send(staff, 'PUT', `/order/${id}/state`, { orderStatusId, version: body.order.version });
  expect(answer.status).toBe(200);
}

describe('a total above what a payment part has room for', () => {
  it('leaves the payment part out and says where to transfer it', async () => {
    const { id, uuid } = await crateOrder({ paymentMethodId: 2 });
    await shop.database.pool.query('update sales_order set total_amount = 100000000000 where id = $1', [id]);
    const answer = await paperOf(uuid, 'einzahlungsschein');
    expect(answer.statusCode).toBe(200);
    expect((await qrCodesOf(answer.rawPayload)).filter((code) => code !== null)).toEqual([]);
    expect(readPdf(answer.rawPayload).text).toContain('zu hoch für einen Zahlteil');
  });
});

describe('the confirmation', () => {
  it('is a tagged A4 PDF with embedded fonts that says what was ordered, by whom and for how much', async () => {
    const placed = await crateOrder();
    const answer = await paperOf(placed.uuid, 'auftragsbestaetigung');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="Bestellbestaetigung-${placed.order.formattedId}.pdf"`);
    const pdf = readPdf(answer.rawPayload);
    expect(pdf.title).toBe(`Bestellbestätigung ${placed.order.formattedId}`);
    expect(pdf.raw).toContain('/MarkInfo');
    for (const font of pdf.fonts) expect(font.embedded).toBe(true);
    for (const page of pdf.pages) expect(page).toMatchObject({ width: 595.28, height: 841.89 });
    const { totals, positions } = placed.order;
    // Private customers see every amount with VAT.
    for (const amount of [totals.shipping ?? 0, positions[0]?.finalPrice ?? 0])
      expect(pdf.text).toContain(amountText(grossAmount(rappenFromChf(amount), 810)));
    for (const amount of [totals.vat, totals.total]) expect(pdf.text).toContain(amountText(rappenFromChf(amount)));
    for (const words of [
      'Müller & Söhne AG',
      'Seestrasse 112b',
      '8001 Zürich',
      'PO-4711',
      'Pumpe 7',
      'HK_0001',
      'MWST 8.1 %',
      'Seite 1 von',
    ])
      expect(pdf.text).toContain(words);
    for (const { value } of positions[0]?.details ?? []) expect(pdf.text.replaceAll(/\s+/g, ' ')).toContain(value);
  });

  it('has the same bytes each time, in the language of the order', async () => {
    const placed = await crateOrder({}, 'fr');
    const first = await paperOf(placed.uuid, 'auftragsbestaetigung');
    const again = await paperOf(placed.uuid, 'auftragsbestaetigung');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    const { text } = readPdf(first.rawPayload);
    expect(text).toContain('Confirmation de commande');
    expect(text).not.toMatch(/Bestell|Lieferung|Menge|Zahlung/);
    expect(first.headers['content-disposition']).toContain(`Confirmation-${placed.order.formattedId}.pdf`);
  });
});

describe('the day of an order', () => {
  const calendarOf = async (uuid: string) => shop.app.inject({ url: `/api/order-by-link/${uuid}/calendar` });

  it('goes into the customer’s calendar as a wish', async () => {
    const placed = await crateOrder();
    const answer = await calendarOf(placed.uuid);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/calendar/);
    const lines = answer.body.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${(placed.order.requestedDeliveryDate ?? '').replaceAll('-', '')}`);
    expect(lines).toContain('STATUS:TENTATIVE');
    expect(lines).toContain(`SUMMARY:Lieferung Kistenwerk AG ${placed.order.formattedId}`);
  });

  it('is that of Switzerland, also in the first hour after midnight', async () => {
    now = Date.parse('2026-11-24T00:07:00+01:00');
    const { uuid } = await crateOrder();
    const { text } = readPdf((await paperOf(uuid, 'auftragsbestaetigung')).rawPayload);
    expect(text).toContain('24.11.2026');
    expect(text).not.toContain('23.11.2026');
  });

  it('is no entry where none was named', async () => {
    const placed = await crateOrder({ requestedDeliveryDate: '' });
    expect((await calendarOf(placed.uuid)).statusCode).toBe(404);
  });
});

describe('the payment slip', () => {
  it('carries a Swiss QR code that a phone reads from the printed page, equal to the order', async () => {
    const placed = await crateOrder({ paymentMethodId: 2 });
    const answer = await paperOf(placed.uuid, 'einzahlungsschein');
    const codes = (await qrCodesOf(answer.rawPayload)).filter((code) => code !== null);
    expect(codes).toHaveLength(1);
    const lines = (codes[0] ?? '').split(/\r?\n/);
    expect(lines.slice(0, 4)).toEqual(['SPC', '0200', '1', 'CH4431999123000889012']);
    expect(lines.slice(4, 11)).toEqual(['S', 'Kistenwerk AG', 'Industriestrasse', '12', '6210', 'Sursee', 'CH']);
    expect(lines.slice(18, 20)).toEqual([placed.order.totals.total.toFixed(2), 'CHF']);
    expect(lines.slice(20, 27)).toEqual(['S', 'Müller & Söhne AG', 'Seestrasse', '112b', '8001', 'Zürich', 'CH']);
    expect(lines.slice(27, 31)).toEqual(['QRR', qrReference(placed.order.formattedId), placed.order.formattedId, 'EPD']);
  });

  it('shares the page with a short paper, and has one of its own below a long one', async () => {
    const pagesOf = async (count: number): Promise<number> => {
      const buyer = await newGuest(shop.app);
      const crate = await productOf(shop.app, 'HK_0001');
      const items = Array.from({ length: count }, (_, at) => itemOf(crate, 2, { length: 1000 + at }));
      const { body } = await send<PlacedOrder>(buyer, 'POST', '/order', orderBody(buyer, items, { paymentMethodId: 2 }));
      return readPdf((await paperOf(body.uuid, 'einzahlungsschein')).rawPayload).pages.length;
    };
    expect(await pagesOf(1)).toBe(1);
    expect(await pagesOf(4)).toBe(2);
  });

  it('shares it with the longest address, which is told once and set small enough for its window', async () => {
    const long = (words: string): string => words.repeat(9).slice(0, 100).trim();
    const address = {
      name: long('Genossenschaft Oberfreiamt '),
      addition: long('Abteilung Einkauf '),
      street: long('Reussbrückstrasse '),
      additionalAddress: long('Rampe Tor Süd '),
    };
    const buyer = await newGuest(shop.app, { address });
    const items = [itemOf(await productOf(shop.app, 'HK_0001'), 2)];
    const { body } = await send<PlacedOrder>(buyer, 'POST', '/order', orderBody(buyer, items, { paymentMethodId: 2 }));
    const { pages, text } = readPdf((await paperOf(body.uuid, 'einzahlungsschein')).rawPayload);
    expect(pages).toHaveLength(1);
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Gleich wie die Rechnungsadresse');
  });

  it('is not there for an order on invoice', async () => {
    const placed = await crateOrder({ paymentMethodId: 1 });
    expect((await paperOf(placed.uuid, 'einzahlungsschein')).statusCode).toBe(404);
  });
});

describe('invoice and delivery note', () => {
  it('are those that were issued, dated that day, payable within the term', async () => {
    const placed = await crateOrder({ paymentMethodId: 1 });
    expect((await paperOf(placed.uuid, 'rechnung')).statusCode).toBe(404);
    expect((await paperOf(placed.uuid, 'lieferschein')).statusCode).toBe(404);
    now = mondayMorning + 3 * 86_400_000;
    await move(placed.id, 2);
    expect((await paperOf(placed.uuid, 'rechnung')).statusCode).toBe(404);
    await move(placed.id, 4);
    now = mondayMorning + 9 * 86_400_000;
    const invoice = await paperOf(placed.uuid, 'rechnung');
    const { text } = readPdf(invoice.rawPayload);
    expect(text).toContain('26.11.2026');
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Zahlbar bis 26.12.2026');
    const [code] = (await qrCodesOf(invoice.rawPayload)).filter((each) => each !== null);
    expect(code).toContain(placed.order.totals.total.toFixed(2));
    const note = readPdf((await paperOf(placed.uuid, 'lieferschein')).rawPayload).text;
    // As on the page of the order.
    expect(note).toContain(`Gewicht gesamt ${Math.ceil(placed.order.weight)} kg`);
    expect(note).toContain('Lieferschein');
    expect(note).not.toMatch(/Einzelpreis|8\.1|CHF/);
  });

  it('belong to their customer and to staff, by the order’s number too', async () => {
    const placed = await crateOrder();
    const generate = async (person: Person) =>
      shop.app.inject({
        method: 'POST',
        url: '/api/report/generate/',
        headers: person.token === '' ? {} : { authorization: `Bearer ${person.token}` },
        payload: { reportId: 'auftragsbestaetigung', params: { id: placed.id } },
      });
    expect((await generate(staff)).statusCode).toBe(200);
    expect((await generate(await logIn(shop.app, company))).statusCode).toBe(404);
    expect((await generate({ app: shop.app, token: '' })).statusCode).toBe(401);
  });
});
