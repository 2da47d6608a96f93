/** The mails of an order: confirmed, promised, changed, cancelled, paid online, on its way. */
import type { Order } from '#contract/order.ts';
import type { ChangeDifference } from '#contract/staged-change.ts';
import { chfText } from '#domain/money/money-text.ts';
import { rappen, rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { deliveryMail } from '#server/delivery/delivery-mail.ts';
import { confirmationMail } from '#server/order/order-mails.ts';
import type { NewOrder } from '#server/order/new-order.ts';
import { numberedMail } from '#server/order/new-order.ts';
import type { OrderToPay } from '#server/order/order-to-pay.ts';
import { askMail, changedMail } from '#server/order-change/change-mails.ts';
import { canceledMail } from '#server/order-state/canceled-mail.ts';
import { confirmedMail } from '#server/order-change/confirmed-mail.ts';
import { parcelMail } from '#server/parcel/parcel-mail.ts';
import { paymentFailed, paymentReceived } from '#server/payment/payment-letter.ts';
import type { Example, ExampleFacts } from './example.ts';
import { allDelivered, byParcel, exampleAddress, exampleOrder, partly, pickedUp, serviceName } from './example-order.ts';

function confirmation({ company, language, publicUrl }: ExampleFacts, over: Partial<NewOrder> = {}) {
  const order = newOrder(exampleOrder(language), over);
  const mail = confirmationMail(order, { company, publicUrl, email: 'anna@muster.example' });
  return numberedMail(mail, { uuid: order.uuid, formattedId: 'A2026-00042' });
}

function newOrder(order: Order, over: Partial<NewOrder>): NewOrder {
  const { totals, positions, uuid, language, orderPerson, externalCustomerNo, comment, invoiceEmail, weight, requestedDeliveryDate } =
    order;
  return {
    uuid,
    language,
    orderPerson,
    externalCustomerNo,
    comment,
    invoiceEmail,
    weight,
    requestedDeliveryDate,
    at: new Date(order.createdAt),
    byMail: false,
    parcel: null,
    customerId: 1,
    userId: 1,
    company: true,
    shopTypeId: 1,
    customerRequestType: 1,
    orderStatusId: orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: paymentMethod.INVOICE,
    paymentTermId: null,
    skontoId: null,
    paymentTermDays: 30,
    skontoPercent: 200,
    skontoDays: 10,
    deliveryType: 'DELIVERY',
    confirmedDeliveryDate: null,
    customerName: 'Muster AG',
    customerPhone: '',
    deliveryAddress: exampleAddress,
    invoiceAddress: exampleAddress,
    city: exampleAddress.city,
    discount: 500,
    hasVat: true,
    vatRate: 810,
    products: rappenFromChf(totals.products),
    discountAmount: rappenFromChf(totals.discountAmount),
    deliveryCost: rappenFromChf(totals.shipping ?? 0),
    net: rappenFromChf(totals.net),
    vat: rappenFromChf(totals.vat),
    total: rappenFromChf(totals.total),
    positions: positions
      .filter(({ storno }) => !storno)
      .map((position) => ({ ...position, partList: [], pictureHash: null, unitPrice: unitPriceFromChf(position.pricePerOne) })),
    ...over,
  };
}

const toPay = (order: Order): OrderToPay => ({
  id: order.id,
  uuid: order.uuid,
  formattedId: order.formattedId,
  placedAtMs: Date.parse(order.createdAt),
  orderStatusId: orderState.PREPARATION,
  paymentStatusId: paymentStatus.OPEN,
  paymentMethodId: paymentMethod.TWINT,
  methods: [],
  language: order.language,
  ownReference: order.externalCustomerNo,
  person: order.orderPerson,
  hasAccount: true,
  phone: '',
  email: order.customer.email,
  invoiceAddress: order.invoiceAddress,
  deliveryAddress: order.deliveryAddress,
  lines: [],
  discountAmount: rappen(0),
  deliveryCost: rappen(0),
  sent: { deliveryType: 'DELIVERY', byMail: false, parcel: null },
  hasVat: true,
  vatRate: 810,
  total: rappenFromChf(order.totals.total),
  rest: rappen(0),
});

function difference(order: Order, money: ChangeDifference['money']): ChangeDifference {
  const change = { positionId: 1, articleNumber: 'HK_0001', name: order.positions[0]?.name ?? '', details: [] };
  const price = { pricePerOne: { before: 84.5, after: 84.5 }, finalPrice: { before: 1014, after: 1267.5 } };
  const fields = (
    'deliveryAddress invoiceAddress requestedDeliveryDate confirmedDeliveryDate deliveryType discount externalCustomerNo ' +
    'orderPerson invoiceEmail comment'
  ).split(' ');
  return {
    lines: [
      { ...change, ...price, kind: 'changed', quantity: { before: 12, after: 15 } },
      { ...change, ...price, kind: 'added', name: serviceName(order.language), quantity: { before: null, after: 1 } },
      { ...change, ...price, kind: 'cancelled', name: order.positions[1]?.name ?? '', quantity: { before: 20, after: null } },
    ],
    fields: fields.map((field) => ({ field, before: '', after: '' })),
    before: order.totals,
    after: { ...order.totals, total: 1895.45 },
    lineAmounts: { before: [], after: [] },
    money,
  };
}

const ways = ['nextInvoice', 'payInAdvance', 'payOnline', 'refund', 'credit'] as const;

const changes = ways.flatMap((way): Example[] => {
  const letterOf = ({ company, language, publicUrl }: ExampleFacts) => {
    const order = exampleOrder(language, way === 'refund' ? { deliveryAddress: null, deliveryType: 'PICKUP' } : {});
    return { order, company, publicUrl, difference: difference(order, { way, amount: 258.5 }) };
  };
  return [
    {
      key: `changeAsked.${way}`,
      kind: 'mail',
      make: (facts) => {
        const expiresAt = new Date('2026-11-25T12:00:00Z');
        return askMail({ ...letterOf(facts), url: `${facts.publicUrl}/order-change/beispiel`, expiresAt, message: '', key: '' });
      },
    },
    { key: `changed.${way}`, kind: 'mail', make: (facts) => changedMail(letterOf(facts)) },
  ];
});

function delivered(order: Order, { company, publicUrl }: ExampleFacts, deliveryType: 'TRUCK' | 'MAIL' = 'TRUCK') {
  const lines = order.positions.filter(({ quantityDelivered }) => quantityDelivered > 0);
  return deliveryMail(order, {
    company,
    publicUrl,
    delivery: { id: 1, formattedId: 'L2026-00017', day: '2026-11-26', deliveryType, lines },
  });
}

function sentAbroad({ language, company, publicUrl }: ExampleFacts, trackingNumbers: readonly string[]) {
  const recipient = {
    companyName: 'Muster GmbH',
    personName: 'Anna Muster',
    street: 'Hafenweg 3',
    street2: '',
    zipCode: '79098',
    city: 'Freiburg',
    country: 'DE',
  };
  return parcelMail(exampleOrder(language), {
    company,
    publicUrl,
    wish: { recipient: { ...recipient, phone: '', email: '', stateOrProvinceCode: '' }, termsOfSale: 'DAP' },
    serviceName: 'FedEx International Priority',
    trackingNumbers,
    arrivesOn: '2026-11-27',
  });
}

export const orderMailExamples: readonly Example[] = [
  { key: 'confirmation.invoice', kind: 'mail', make: (facts) => confirmation(facts) },
  {
    key: 'confirmation.prepayment',
    kind: 'mail',
    make: (facts) => confirmation(facts, { paymentMethodId: paymentMethod.PREPAYMENT, deliveryType: 'PICKUP', deliveryAddress: null }),
  },
  {
    key: 'confirmation.online',
    kind: 'mail',
    make: (facts) => confirmation(facts, { paymentMethodId: paymentMethod.TWINT, hasVat: false }),
  },
  { key: 'confirmation.private', kind: 'mail', make: (facts) => confirmation(facts, { company: false }) },
  { key: 'confirmed.delivery', kind: 'mail', make: (facts) => confirmedMail(exampleOrder(facts.language), facts) },
  { key: 'confirmed.dispatch', kind: 'mail', make: (facts) => confirmedMail(byParcel(facts.language), facts) },
  { key: 'confirmed.pickup', kind: 'mail', make: (facts) => confirmedMail(pickedUp(facts.language), facts) },
  { key: 'canceled.open', kind: 'mail', make: (facts) => canceledMail(exampleOrder(facts.language), { ...facts, hasCredit: false }) },
  { key: 'canceled.paid', kind: 'mail', make: (facts) => canceledMail(exampleOrder(facts.language), { ...facts, hasCredit: true }) },
  ...changes,
  {
    key: 'delivery.whole',
    kind: 'mail',
    make: (facts) => delivered(exampleOrder(facts.language, { positions: allDelivered(facts.language) }), facts),
  },
  {
    key: 'delivery.part',
    kind: 'mail',
    make: (facts) => delivered(exampleOrder(facts.language, { positions: partly(facts.language, 6) }), facts),
  },
  {
    key: 'delivery.sent',
    kind: 'mail',
    make: (facts) => delivered(exampleOrder(facts.language, { byMail: true, positions: allDelivered(facts.language) }), facts, 'MAIL'),
  },
  {
    key: 'pickup.whole',
    kind: 'mail',
    make: (facts) => delivered({ ...pickedUp(facts.language), positions: allDelivered(facts.language) }, facts),
  },
  { key: 'pickup.part', kind: 'mail', make: (facts) => delivered(pickedUp(facts.language), facts) },
  { key: 'parcel.abroad', kind: 'mail', make: (facts) => sentAbroad(facts, ['794853583996']) },
  { key: 'parcels.abroad', kind: 'mail', make: (facts) => sentAbroad(facts, ['794853583996', '794853584003']) },
  {
    key: 'payment.received',
    kind: 'mail',
    make: (facts) =>
      paymentReceived({
        order: toPay(exampleOrder(facts.language)),
        company: facts.company,
        publicUrl: facts.publicUrl,
        brand: 'TWINT',
        reference: '',
        amount: chfText(rappenFromChf(exampleOrder(facts.language).totals.total)),
      }),
  },
  {
    key: 'payment.failed',
    kind: 'mail',
    make: (facts) => paymentFailed({ order: toPay(exampleOrder(facts.language)), company: facts.company, publicUrl: facts.publicUrl }),
  },
];
