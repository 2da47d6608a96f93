/** A made-up order for the mails and papers that preview a sentence: no real data. */
import type { Order, OrderPosition } from '#contract/order.ts';
import type { Language } from '#domain/language/language.ts';
import { orderState, paymentStatus } from '#domain/order/order-state.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';

const names: Readonly<
  Record<Language, { crate: string; pallet: string; sides: readonly [string, string, string]; assembly: string; person: string }>
> = {
  de: {
    crate: 'Holzkiste',
    pallet: 'Palette',
    sides: ['Innenlänge', 'Innenbreite', 'Innenhöhe'],
    assembly: 'Montage',
    person: 'Anna Muster',
  },
  fr: {
    crate: 'Caisse en bois',
    pallet: 'Palette',
    sides: ['Longueur intérieure', 'Largeur intérieure', 'Hauteur intérieure'],
    assembly: 'Montage',
    person: 'Anne Exemple',
  },
  en: {
    crate: 'Wooden crate',
    pallet: 'Pallet',
    sides: ['Inner length', 'Inner width', 'Inner height'],
    assembly: 'Assembly',
    person: 'Anna Sample',
  },
};

export const exampleAddress = {
  name: 'Muster AG',
  addition: '',
  street: 'Seestrasse 1',
  additionalAddress: '',
  zipCode: '8001',
  city: 'Zürich',
  country: 'CH',
} as const;

const line: OrderPosition = {
  id: 1,
  parentId: null,
  type: 'PRODUCT',
  children: [],
  product: null,
  productId: 1,
  articleNumber: 'HK_0001',
  name: '',
  quantity: 12,
  madeToMeasure: true,
  quantityDelivered: 0,
  quantityInvoiced: 0,
  pricePerOne: 84.5,
  finalPrice: 1014,
  storno: false,
  service: false,
  externalCustomerNo: 'M-4711',
  kommentar: '',
  rechnungskommentar: '',
  insuranceRate: null,
  commodityReferences: [],
  configuration: null,
  details: [],
  partList: [],
  weight: 18.4,
  pictureUrl: '',
};

export function exampleOrder(language: Language, over: Partial<Order> = {}): Order {
  const { crate, pallet, sides, person } = names[language];
  const details = sides.map((label, at) => ({ label, value: `${800 - 150 * at} mm` }));
  return {
    id: 1,
    orderDetailId: 1,
    uuid: '00000000-0000-4000-8000-000000000001',
    formattedId: 'A2026-00042',
    version: 1,
    createdAt: '2026-11-16T09:30:00.000Z',
    updatedAt: '2026-11-16T09:30:00.000Z',
    requestedDeliveryDate: '2026-11-26',
    confirmedDeliveryDate: '2026-11-26',
    orderStatusId: orderState.PLACED,
    paymentStatusId: paymentStatus.OPEN,
    paymentMethodId: paymentMethod.INVOICE,
    paymentTermId: null,
    paymentTermDays: 30,
    skontoId: null,
    skonto: { percent: 2, days: 10 },
    language,
    orderPerson: person,
    externalCustomerNo: 'B-2026-117',
    comment: 'Rampe 3',
    invoiceEmail: 'rechnung@muster.example',
    discount: 0.05,
    hasVat: true,
    vatPercent: 8.1,
    vatForced: null,
    productionStartedOn: null,
    erpNumber: '',
    customerId: 1,
    customer: { name: 'Muster AG', guest: false, company: true, phone: '044 555 01 20', email: 'anna@muster.example' },
    deliveryAddress: { ...exampleAddress },
    invoiceAddress: { ...exampleAddress },
    deliveryCost: 95,
    customerRequestType: 1,
    deliveryType: 'DELIVERY',
    byMail: false,
    parcel: null,
    positions: [
      { ...line, name: crate, details },
      {
        ...line,
        id: 2,
        productId: 2,
        articleNumber: 'PA_0007',
        name: pallet,
        quantity: 20,
        madeToMeasure: false,
        pricePerOne: 24,
        finalPrice: 480,
        weight: 21,
      },
      { ...line, id: 3, articleNumber: 'PA_0008', name: pallet, quantity: 2, pricePerOne: 0, finalPrice: 0, storno: true },
    ],
    totals: { products: 1494, discountAmount: 74.7, shipping: 95, net: 1514.3, vat: 122.66, total: 1636.95 },
    invoicedAmount: 0,
    owedAmount: 1636.95,
    differenceAsked: false,
    paidAmount: 500,
    paymentDueDate: null,
    weight: 640.8,
    ...over,
  };
}

/** For a reader who sees prices with VAT. */
export function privateOrder(language: Language): Order {
  const order = exampleOrder(language);
  return { ...order, customer: { ...order.customer, company: false } };
}

/** For pickup, the first line ready. */
export const pickedUp = (language: Language): Order =>
  exampleOrder(language, { deliveryType: 'PICKUP', deliveryAddress: null, positions: partly(language, 12) });

/** By parcel carrier. */
export const byParcel = (language: Language): Order =>
  exampleOrder(language, { deliveryType: 'FEDEX', parcel: { name: 'FedEx Priority', transitDays: 1 } });

/** Some pieces of the first line are delivered. */
export function partly(language: Language, quantityDelivered: number): OrderPosition[] {
  return exampleOrder(language).positions.map((position, index) => (index === 0 ? { ...position, quantityDelivered } : position));
}

export const allDelivered = (language: Language): OrderPosition[] =>
  exampleOrder(language).positions.map((position) => ({ ...position, quantityDelivered: position.quantity }));

export const serviceName = (language: Language): string => names[language].assembly;
