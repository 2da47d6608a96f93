import { describe, expect, test } from 'vitest';
import { unitPrice, rappen } from '#domain/money/money.ts';
import { company as profile } from '#server/seed/company.ts';
import { houseWords } from '#server/words/house-words.ts';
import { confirmationOf } from './confirmation-facts.ts';
import { confirmationHtml } from './confirmation-html.ts';
import { confirmationText } from './confirmation-text.ts';
import type { NewOrder } from './new-order.ts';
import { orderMails } from './order-mails.ts';

const company = { ...profile, words: houseWords };

const address = {
  name: 'Anna Muster',
  addition: '',
  street: 'Seestrasse 1',
  additionalAddress: '',
  zipCode: '8001',
  city: 'Zürich',
  country: 'CH',
};

const order: NewOrder = {
  uuid: '00000000-0000-4000-8000-000000000001',
  company: true,
  at: new Date('2026-11-23T08:00:00Z'),
  customerId: 1,
  userId: null,
  shopTypeId: 1,
  customerRequestType: 1,
  orderStatusId: 1,
  paymentStatusId: 2,
  paymentMethodId: 1,
  paymentTermId: null,
  skontoId: null,
  paymentTermDays: 30,
  skontoPercent: 0,
  skontoDays: 0,
  deliveryType: 'DELIVERY',
  byMail: false,
  parcel: null,
  requestedDeliveryDate: '2026-11-26',
  confirmedDeliveryDate: null,
  orderPerson: 'Anna Muster',
  externalCustomerNo: '',
  comment: '',
  invoiceEmail: 'rechnung@muster.example',
  customerName: 'Muster AG',
  customerPhone: '',
  language: 'de',
  deliveryAddress: address,
  invoiceAddress: address,
  city: 'Zürich',
  discount: 500,
  hasVat: true,
  vatRate: 810,
  products: rappen(1_234_550),
  discountAmount: rappen(61_728),
  deliveryCost: rappen(4500),
  net: rappen(1_177_322),
  vat: rappen(95_363),
  total: rappen(1_272_685),
  weight: 20,
  positions: [
    {
      productId: 1,
      articleNumber: 'HK_0001',
      name: 'Kiste & <Co>',
      quantity: 1000,
      madeToMeasure: true,
      unitPrice: unitPrice(123_455),
      externalCustomerNo: '',
      configuration: null,
      details: [{ label: 'Länge', value: "1'200 mm" }],
      partList: [],
      weight: 20,
      pictureHash: null,
    },
  ],
};

const facts = (over: Partial<NewOrder> = {}) => confirmationOf({ ...order, ...over }, company, 'https://shop.example');

describe('the confirmation of an order', () => {
  test('lists the sums from products to total, all to the Rappen', () => {
    expect(facts().sums).toEqual([
      { label: 'Positionen exkl. MWST', amount: "12'345.50" },
      { label: 'Rabatt 5\u00A0%', amount: '−617.28' },
      { label: 'Lieferung', amount: '45.00' },
      { label: 'Total exkl. MWST', amount: "11'773.22" },
      { label: 'MWST 8.1\u00A0%', amount: '953.63' },
      { label: 'Total', amount: "CHF 12'726.85" },
    ]);
  });

  test('shows a private person every amount with VAT, and says below the total what it contains', () => {
    const shown = facts({ company: false });
    expect(shown.sums).toEqual([
      { label: 'Positionen inkl. MWST', amount: "13'345.49" },
      { label: 'Rabatt 5\u00A0%', amount: '−667.28' },
      { label: 'Lieferung', amount: '48.65' },
      { label: 'Rundung', amount: '−0.01' },
      { label: 'Total', amount: "CHF 12'726.85" },
    ]);
    expect(shown.contained).toEqual({ label: 'darin MWST 8.1\u00A0%', amount: '953.63' });
    expect(shown.lines[0]).toMatchObject({ unitPrice: 'CHF 13.3455', amount: "13'345.49" });
    expect(confirmationText(shown)).toMatch(/^darin MWST 8\.1\u00A0% +953\.63$/m);
  });

  test('leaves the discount out where there is none and names an export', () => {
    const labels = facts({ discount: 0, discountAmount: rappen(0), hasVat: false, vat: rappen(0) }).sums.map(({ label }) => label);
    expect(labels).toEqual(['Positionen exkl. MWST', 'Lieferung', 'Total exkl. MWST', 'MWST (Export)', 'Total']);
  });

  test('says when and where the goods come, or where they wait', () => {
    expect(facts().delivery).toEqual({
      title: 'Lieferung gewünscht auf Do\u00A026.11.2026',
      lines: ['Anna Muster', 'Seestrasse 1', '8001 Zürich'],
    });
    expect(facts({ deliveryType: 'PICKUP', deliveryAddress: null }).delivery).toEqual({
      title: 'Abholung gewünscht auf Do\u00A026.11.2026',
      lines: ['Kistenwerk AG', 'Industriestrasse 12', '6210 Sursee'],
    });
  });

  test('says how to pay: by invoice within the term, or in advance with account, amount and number', () => {
    expect(facts().payment.lines).toEqual(['Die Rechnung geht an rechnung@muster.example, zahlbar innert 30 Tagen netto.']);
    const advance = facts({ paymentMethodId: 2 }).payment.lines.join('\n');
    expect(advance).toContain("Betrag: CHF 12'726.85");
    expect(advance).toContain('IBAN: CH93 0076 2011 6238 5295 7');
    expect(advance).toContain(`Zahlungszweck: number-of-${order.uuid}`);
  });

  test('keeps a size on one line, and a scale with its value', () => {
    const details = [
      { label: 'Innen', value: '800 × 600 × 500 mm' },
      { label: 'Abstand der Bretter (0.5 eng, 1 weit)', value: '0.7' },
    ];
    const shown = facts({ positions: [{ ...order.positions[0]!, details }] });
    expect(confirmationHtml(shown)).toContain('Innen: 800\u00A0×\u00A0600\u00A0×\u00A0500\u00A0mm');
    for (const body of [confirmationHtml(shown), confirmationText(shown)])
      expect(body).toContain('Abstand der Bretter: 0.7 (0.5 eng, 1 weit)');
  });

  test('lists the parts of a set below it, without amounts, so that the lines add up', () => {
    const [crate] = order.positions;
    const set = { ...crate!, productId: null, articleNumber: '', name: 'Set', details: [], quantity: 2, unitPrice: unitPrice(100_000) };
    const part = { ...crate!, name: 'Palette', articleNumber: 'EP_0001', quantity: 4, unitPrice: unitPrice(50_000), partOf: 0 };
    const shown = facts({ company: false, positions: [set, part, crate!], products: rappen(1_236_550) });
    expect(shown.lines.map(({ name, amount }) => [name, amount])).toEqual([
      ['Set', '21.62'],
      ['Kiste & <Co>', "13'345.49"],
    ]);
    expect(shown.sums[0]?.amount).toBe("13'367.11");
    expect(confirmationText(shown)).toContain("1. Set\n   4 × Palette (EP_0001)\n      Länge: 1'200 mm\n   2 × CHF 10.81 ");
    expect(confirmationHtml(shown).replaceAll(/\s*<[^>]*>\s*/g, '|')).toMatch(/\|4 × Palette\|+EP_0001\|+Länge: 1&#39;200\u00A0mm\|/);
  });

  test('sets every colon behind a label in French as French is set', () => {
    const french = facts({ language: 'fr', paymentMethodId: 2, positions: [{ ...order.positions[0]!, externalCustomerNo: 'Halle 2' }] });
    const labelled = / {2}\S[^\n:]*: |^[^\n:]+: /gm;
    expect(
      confirmationText(french)
        .match(labelled)
        ?.filter((label) => !label.includes('\u00A0:')),
    ).toEqual([]);
    expect(confirmationHtml(french)).toContain('Länge\u00A0: 1');
  });

  test('escapes names in HTML and leaves them as they are in plain text', () => {
    expect(confirmationHtml(facts())).toContain('Kiste &amp; &lt;Co&gt;');
    expect(confirmationText(facts())).toContain('1. Kiste & <Co> (HK_0001)');
    expect(confirmationText(facts())).toMatch(/^ {3}1'000 × CHF 12\.3455 +12'345\.50$/m);
  });

  test('goes to who ordered and to the shop, with the link in the body and not in the subject', () => {
    const mails = orderMails(order, {
      company,
      publicUrl: 'https://shop.example',
      email: 'anna@muster.example',
      inGerman: ({ positions }) => positions,
    });
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['anna@muster.example', `Bestellbestätigung number-of-${order.uuid} | Kistenwerk AG`],
      ['shop@kistenwerk.example', `Neue Bestellung number-of-${order.uuid}: Muster AG, Zürich`],
    ]);
    const [customer, staff] = mails;
    expect(customer?.text).toContain('Vielen Dank');
    for (const body of [staff?.html, staff?.text]) {
      expect(body).toContain('Neue Bestellung');
      expect(body).not.toMatch(/Vielen Dank|Guten Tag|Haben Sie Fragen|Geschäftsbedingungen/);
    }
    for (const { html, text } of mails)
      for (const body of [html, text]) expect(body).toContain(`https://shop.example/order/${order.uuid}?lang=de`);
  });
});
