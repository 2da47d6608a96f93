/** The papers of an order: confirmation, delivery note, invoice, quote, credit note, reminders, statement; and the mails with those about money. */
import type { Delivery } from '#contract/delivery.ts';
import type { CreditNote, Invoice } from '#contract/invoice.ts';
import type { Order } from '#contract/order.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromRappen, rappen } from '#domain/money/money.ts';
import type { Amounts } from '#domain/order/invoice-amount.ts';
import { paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { deliveryPaper } from '#server/delivery/delivery-paper.ts';
import type { DocumentKind } from '#server/document/document-kind.ts';
import { documentPaperOf } from '#server/document/document-paper-of.ts';
import { creditNoteMail, invoiceMail } from '#server/invoice/invoice-mail.ts';
import { creditNotePaper, invoicePaper } from '#server/invoice/invoice-paper.ts';
import { reminderMail } from '#server/ledger/reminder-mail.ts';
import { reminderPaper } from '#server/ledger/reminder-paper.ts';
import { statementPaper } from '#server/ledger/statement-paper.ts';
import type { Example, ExampleFacts } from './example.ts';
import { allDelivered, byParcel, exampleAddress, exampleOrder, partly, pickedUp, privateOrder } from './example-order.ts';

type OpenItem = Parameters<typeof reminderPaper>[0];

const day = plainDateOf('2026-11-26');
const createdAt = Date.UTC(2026, 10, 26);
const reminderFee = rappen(3000);
const noPicture = (): null => null;

function paperOf({ company, language }: ExampleFacts, kind: DocumentKind, over: Partial<Order> = {}, delivered: readonly PlainDate[] = []) {
  const quote =
    kind === 'offerte' ? { quote: { validUntil: plainDateOf('2026-12-22'), workingDays: 5, contactName: 'Reto Beispiel' } } : {};
  return documentPaperOf(exampleOrder(language, over), {
    kind,
    company,
    reminderFee,
    day,
    createdAt,
    pictureOf: noPicture,
    delivered,
    ...quote,
  });
}

const delivery: Delivery = {
  id: 1,
  formattedId: 'L2026-00017',
  version: 1,
  kind: 'DELIVERY',
  orderId: 1,
  orderFormattedId: 'A2026-00042',
  customerName: 'Muster AG',
  city: 'Zürich',
  day: '2026-11-26',
  deliveryType: 'TRUCK',
  truckId: null,
  stop: '2',
  handedOverBy: 'Reto Beispiel',
  receivedBy: 'Anna Muster',
  note: '',
  createdAt: '2026-11-26T09:00:00.000Z',
  who: '',
  takesBack: null,
  takenBackBy: null,
  lines: [{ positionId: 1, articleNumber: 'HK_0001', name: '', quantity: 6, pictureUrl: '' }],
};

const noteOf = ({ company, language }: ExampleFacts, kind: Delivery['kind']) =>
  deliveryPaper(
    exampleOrder(language, { positions: partly(language, 6) }),
    { ...delivery, kind },
    { company, pictureOf: noPicture, signature: null },
  );

function exampleInvoice(language: Language, over: Partial<Invoice> = {}): Invoice {
  const order = exampleOrder(language);
  const lines = order.positions
    .filter(({ storno }) => !storno)
    .map(({ id, articleNumber, name, quantity, pricePerOne, finalPrice }) => ({
      id,
      articleNumber,
      name,
      quantity,
      pricePerOne,
      orderId: order.id,
      orderFormattedId: order.formattedId,
      positionId: id,
      amount: finalPrice,
      credited: 0,
    }));
  return {
    id: 1,
    formattedId: 'R2026-00031',
    version: 1,
    state: 'OPEN',
    customerId: 1,
    customerName: 'Muster AG',
    orderId: order.id,
    orderFormattedId: order.formattedId,
    issuedOn: '2026-11-26',
    dueDay: '2026-12-26',
    total: order.totals.total,
    paid: 500,
    credited: 0,
    open: 1136.95,
    qrReference: '000000000000000182026000314',
    disputed: false,
    reminderLevel: 0,
    remindedOn: null,
    createdAt: '2026-11-26T09:00:00.000Z',
    who: '',
    language,
    invoiceEmail: order.invoiceEmail,
    invoiceAddress: order.invoiceAddress,
    hasVat: true,
    vatPercent: 8.1,
    skonto: order.skonto,
    products: order.totals.products,
    discountAmount: order.totals.discountAmount,
    deliveryCost: order.deliveryCost,
    net: order.totals.net,
    vat: order.totals.vat,
    lines,
    creditNotes: [],
    refunding: 0,
    granted: { writeOff: 0, rounding: 0, skonto: 0 },
    reminders: [],
    ...over,
  };
}

const delivered = (language: Language): Order => exampleOrder(language, { positions: allDelivered(language) });
const ordersOf = (language: Language, several = false): [Order, ...Order[]] =>
  several
    ? [
        { ...delivered(language), ...byParcel(language) },
        { ...delivered(language), formattedId: 'A2026-00047', positions: [] },
      ]
    : [delivered(language)];

/** Two crates, less the order's discount. */
const creditedAmounts: Amounts = {
  products: rappen(16_900),
  discount: rappen(845),
  delivery: rappen(0),
  net: rappen(16_055),
  vat: rappen(1300),
  total: rappen(17_355),
};

function creditNote(language: Language, settlement: CreditNote['settlement']): CreditNote {
  const [line] = exampleInvoice(language).lines;
  return {
    id: 1,
    formattedId: 'G2026-00003',
    version: 1,
    invoiceId: 1,
    invoiceFormattedId: 'R2026-00031',
    orderId: 1,
    customerId: 1,
    customerName: 'Muster AG',
    issuedOn: '2026-12-02',
    reason: '2 × HK_0001',
    settlement,
    net: chfFromRappen(creditedAmounts.net),
    vat: chfFromRappen(creditedAmounts.vat),
    total: chfFromRappen(creditedAmounts.total),
    createdAt: '2026-12-02T09:00:00.000Z',
    who: '',
    lines: [{ invoiceLineId: 1, name: line?.name ?? '', quantity: 2, amount: 169 }],
  };
}

function credit({ company, language }: ExampleFacts, settlement: CreditNote['settlement']) {
  const facts = { orders: ordersOf(language), company, reminderFee, pictureOf: noPicture, delivered: [day], amounts: creditedAmounts };
  return creditNotePaper(creditNote(language, settlement), exampleInvoice(language), facts);
}

function openItem(language: Language): OpenItem {
  const invoice = exampleInvoice(language);
  return {
    id: 1,
    formatted_id: invoice.formattedId,
    version: 1,
    customer_id: 1,
    order_id: 1,
    issued_on: '2026-10-01',
    due_on: '2026-10-31',
    skonto_percent: 0,
    skonto_days: 0,
    language,
    customer_name: invoice.customerName,
    invoice_email: invoice.invoiceEmail,
    invoice_address: { ...exampleAddress },
    has_vat: true,
    vat_rate: 810,
    products_amount: 149_400,
    discount_amount: 7470,
    delivery_cost: 9500,
    net_amount: 151_430,
    vat_amount: 12_266,
    total_amount: 163_695,
    reference: invoice.qrReference,
    paid_amount: 50_000,
    credited_amount: 0,
    fee_amount: 3000,
    open_amount: 116_695,
    disputed: false,
    reminder_level: 1,
    reminded_on: '2026-11-10',
    created_at: new Date('2026-10-01T09:00:00Z'),
    who: '',
    order_formatted_id: 'A2026-00042',
    state: 'PARTIAL',
    search_text: '',
    on_hold: false,
    credit: 0,
  };
}

const reminder = (level: number) => ({
  level,
  fee: level === 1 ? rappen(0) : reminderFee,
  day,
  dueOn: plainDateOf('2026-12-06'),
  vatRate: 810,
});

const reminders = [1, 2, 3].flatMap((level): Example[] => [
  { key: `reminder.${level}`, kind: 'paper', make: ({ company, language }) => reminderPaper(openItem(language), reminder(level), company) },
  {
    key: `reminderMail.${level}`,
    kind: 'mail',
    make: ({ company, language }) => reminderMail(openItem(language), 1, reminder(level), company),
  },
]);

function statement({ company, language }: ExampleFacts, items: OpenItem[]) {
  const payments = [{ day: '2026-11-02', amount: 50_000, invoice: 'R2026-00025', order: null }];
  const recipient = ['Muster AG', 'Seestrasse 1', '8001 Zürich'];
  return statementPaper(company, { language, recipient, number: '1001', day, items, credit: rappen(12_000), payments });
}

const largeTotals = { products: 1e9, discountAmount: 0, shipping: 0, net: 1e9, vat: 8.1e7, total: 1.081e9 };

export const paperExamples: readonly Example[] = [
  { key: 'paper.confirmation', kind: 'paper', make: (facts) => paperOf(facts, 'auftragsbestaetigung') },
  { key: 'paper.private', kind: 'paper', make: (facts) => paperOf(facts, 'auftragsbestaetigung', privateOrder(facts.language)) },
  { key: 'paper.byMail', kind: 'paper', make: (facts) => paperOf(facts, 'auftragsbestaetigung', { byMail: true }) },
  { key: 'paper.invoice', kind: 'paper', make: (facts) => invoiceExample(facts, false) },
  { key: 'paper.collected', kind: 'paper', make: (facts) => invoiceExample(facts, true) },
  { key: 'paper.deliveryNote', kind: 'paper', make: (facts) => noteOf(facts, 'DELIVERY') },
  { key: 'paper.return', kind: 'paper', make: (facts) => noteOf(facts, 'RETURN') },
  {
    key: 'paper.prepayment',
    kind: 'paper',
    make: (facts) => paperOf(facts, 'einzahlungsschein', { ...byParcel(facts.language), paymentMethodId: paymentMethod.PREPAYMENT }),
  },
  { key: 'paper.quote', kind: 'paper', make: (facts) => paperOf(facts, 'offerte') },
  {
    key: 'paper.paid',
    kind: 'paper',
    make: (facts) => paperOf(facts, 'rechnung', { ...pickedUp(facts.language), paymentStatusId: paymentStatus.PAID, hasVat: false }, [day]),
  },
  { key: 'paper.large', kind: 'paper', make: (facts) => paperOf(facts, 'rechnung', { totals: largeTotals, owedAmount: 1.081e9 }) },
  { key: 'paper.credit', kind: 'paper', make: (facts) => credit(facts, 'CREDIT') },
  { key: 'paper.refund', kind: 'paper', make: (facts) => credit(facts, 'REFUND') },
  ...reminders,
  { key: 'paper.statement', kind: 'paper', make: (facts) => statement(facts, [openItem(facts.language)]) },
  { key: 'paper.nothingOpen', kind: 'paper', make: (facts) => statement(facts, []) },
  { key: 'invoice.open', kind: 'mail', make: (facts) => invoiceMailExample(facts, {}) },
  { key: 'invoice.settled', kind: 'mail', make: (facts) => invoiceMailExample(facts, { open: 0, paid: 1636.95, state: 'PAID' }) },
  {
    key: 'invoice.credit',
    kind: 'mail',
    make: ({ language, ...facts }) =>
      creditNoteMail(creditNote(language, 'CREDIT'), exampleInvoice(language), { ...facts, orders: ordersOf(language) }),
  },
];

function invoiceExample({ company, language }: ExampleFacts, several: boolean) {
  return invoicePaper(exampleInvoice(language), {
    orders: ordersOf(language, several),
    company,
    reminderFee,
    pictureOf: noPicture,
    delivered: [day],
  });
}

function invoiceMailExample({ language, ...facts }: ExampleFacts, over: Partial<Invoice>) {
  return invoiceMail(exampleInvoice(language, over), { ...facts, orders: ordersOf(language) });
}
