import { z } from 'zod';
import { indicators } from '#domain/position/line-status.ts';
import { ParcelService, PriceTotals } from './cart.ts';
import { DeliveryType, Language, PositionType } from './choice.ts';
import { Configuration, PartLine } from './configurator.ts';
import { Address } from './address.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import {
  Chf,
  DateText,
  FilterDate,
  Id,
  IdList,
  IdParam,
  IdText,
  Instant,
  integerText,
  listOf,
  maximalId,
  orNone,
  RequestKindText,
  Uuid,
} from './wire.ts';

/** A number of pieces of a catalogue product inside one position, such as the goods packed in a crate. */
export const CommodityReference = z.strictObject({ productId: Id, quantity: z.number().int().min(1).max(1_000_000) });
export type CommodityReference = z.infer<typeof CommodityReference>;

/** Address of a stored picture; empty: drawn from the configuration again. */
export const NewProductImage = orNone(z.string().max(200));

/** States: PLACED 1, SENT 2, PREPARATION 3, INVOICED 4, CANCELED 5. Payment: PAID 1, OPEN 2. Methods: INVOICE 1, PREPAYMENT 2. */
export const OrderPosition = z.object({
  id: z.number().int(),
  parentId: z.number().int().nullable(),
  type: PositionType,
  /** Ids of its parts. */
  children: z.array(z.number().int()),
  productId: z.number().int().nullable(),
  articleNumber: z.string(),
  name: z.string(),
  /** As it was when the position was made; null: written by hand. */
  product: z.object({ id: z.number().int(), articleNumber: z.string(), name: z.string() }).nullable(),
  quantity: z.number(),
  quantityDelivered: z.number(),
  quantityInvoiced: z.number(),
  pricePerOne: Chf,
  finalPrice: Chf,
  storno: z.boolean(),
  /** Not carried: it is on no delivery note and counts as delivered with the last goods. */
  service: z.boolean(),
  /** Made for this customer alone: not taken back. */
  madeToMeasure: z.boolean(),
  externalCustomerNo: z.string(),
  /** Staff's remark for the workshop; empty for customers. */
  kommentar: z.string(),
  /** Printed on the invoice. */
  rechnungskommentar: z.string(),
  insuranceRate: Chf.nullable(),
  commodityReferences: z.array(CommodityReference),
  configuration: Configuration.nullable(),
  /** Chosen values as text, as of the order. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
  partList: z.array(PartLine),
  /** Of one piece, in kg. */
  weight: z.number(),
  pictureUrl: z.string(),
});
export type OrderPosition = z.infer<typeof OrderPosition>;

export const OrderEvent = z.object({
  at: Instant,
  who: z.string(),
  /** `created`, `state`, `payment`, …, or the changed field. Customers are shown only the steps that they follow. */
  what: z.string(),
  before: z.string(),
  after: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const AddressText = Address.omit({
  id: true,
  customerId: true,
  fixedDeliveryCost: true,
  isDefaultShipping: true,
  isDefaultInvoice: true,
});
export type AddressText = z.infer<typeof AddressText>;

export const Order = z.object({
  id: z.number().int(),
  /** The same: an order and its details are one record. */
  orderDetailId: z.number().int(),
  uuid: z.string(),
  formattedId: z.string(),
  version: z.number().int(),
  createdAt: Instant,
  updatedAt: Instant,
  requestedDeliveryDate: DateText.nullable(),
  confirmedDeliveryDate: DateText.nullable(),
  orderStatusId: z.number().int(),
  paymentStatusId: z.number().int(),
  paymentMethodId: z.number().int(),
  /** null: none of the shop's terms; the days below apply. */
  paymentTermId: z.number().int().nullable(),
  paymentTermDays: z.number().int(),
  skontoId: z.number().int().nullable(),
  /** Cash discount: percent off if paid within so many days; it does not change any total. */
  skonto: z.object({ percent: z.number(), days: z.number().int() }).nullable(),
  /** The customer's language, for papers and mails. */
  language: Language,
  orderPerson: z.string(),
  externalCustomerNo: z.string(),
  /** Its number in another system of the company; empty for customers. */
  erpNumber: z.string(),
  comment: z.string(),
  invoiceEmail: z.string(),
  discount: z.number(),
  hasVat: z.boolean(),
  /** Rate of the day of sale: 8.1 = 8.1 %. */
  vatPercent: z.number(),
  /** Set by staff; null: determined by the delivery address. */
  vatForced: z.boolean().nullable(),
  /** Day on which production began; null: not yet. */
  productionStartedOn: DateText.nullable(),
  customerId: z.number().int(),
  /** `company`: companies see amounts without VAT, private customers with it. */
  customer: z.object({ name: z.string(), guest: z.boolean(), company: z.boolean(), phone: z.string(), email: z.string() }),
  deliveryAddress: AddressText.nullable(),
  invoiceAddress: AddressText,
  deliveryCost: Chf,
  customerRequestType: z.number().int(),
  deliveryType: DeliveryType,
  /** A delivery by post instead of the shop's own truck. */
  byMail: z.boolean(),
  /** The carrier's service that was ordered; null: another delivery method, or staff agreed on the shipment. */
  parcel: ParcelService.nullable(),
  positions: z.array(OrderPosition),
  totals: PriceTotals,
  /** Gross total of its invoices less credit notes. */
  invoicedAmount: Chf,
  /** Total due for it: amounts credited and not invoiced again are not owed. */
  owedAmount: Chf,
  /** Payments on it, from the ledger. */
  paidAmount: Chf,
  /** A change made it more expensive than the prepayment; its page asks for the difference. */
  differenceAsked: z.boolean(),
  /** Earliest due day of its open invoices; null: nothing is due, or no longer. */
  paymentDueDate: DateText.nullable(),
  /** Total, in kg. */
  weight: z.number(),
});
export type Order = z.infer<typeof Order>;

const Indicator = z.enum(indicators);

/** `limit`: the customer's debt, this order included, exceeds the agreed limit. `onHold`: deliveries to the customer are suspended. */
export const CreditFlag = z.enum(['limit', 'onHold']);
export type CreditFlag = z.infer<typeof CreditFlag>;

export const OrderSummary = Order.pick({
  id: true,
  formattedId: true,
  version: true,
  createdAt: true,
  requestedDeliveryDate: true,
  confirmedDeliveryDate: true,
  orderStatusId: true,
  paymentStatusId: true,
  paymentMethodId: true,
  externalCustomerNo: true,
  deliveryType: true,
  byMail: true,
  customerRequestType: true,
  hasVat: true,
  productionStartedOn: true,
}).extend({
  /** The promised day, else the requested one. */
  dueDate: DateText.nullable(),
  /** Last day to pay; null: not invoiced yet, or paid. */
  paymentDueDate: DateText.nullable(),
  customerName: z.string(),
  city: z.string(),
  positionCount: z.number().int(),
  /** Companies see amounts without VAT. */
  company: z.boolean(),
  /** Total without VAT. */
  net: Chf,
  total: Chf,
  /** OPEN, PARTIAL, COMPLETE over all positions (back office §4). */
  delivered: Indicator,
  invoiced: Indicator,
  /** Whether the promised day was kept. null: nothing was promised, or it is unknown when it was delivered. */
  promise: z.enum(['OPEN', 'KEPT', 'LATE']).nullable(),
  /** Current value, for staff; null for customers. */
  creditFlag: CreditFlag.nullable(),
});
export type OrderSummary = z.infer<typeof OrderSummary>;

/** Query parameters of the lists of orders and of quotes, besides columns. */
export const DocumentQuery = ListQuery.extend({
  id: IdText.optional(),
  customerId: IdText.optional(),
  fromDate: FilterDate.optional(),
  toDate: FilterDate.optional(),
});

const OrderQuery = DocumentQuery.extend({
  showPreparation: z.stringbool().default(false),
  orderStatusId: integerText(z.number().int().min(1).max(99)).optional(),
  /** Orders with a line of this product type; 0: with a line without a product. */
  productTypeId: integerText(z.number().int().min(0).max(maximalId)).optional(),
});

export const readOrders = endpoint({
  method: 'GET',
  path: '/order',
  tag: 'order',
  summary: 'Orders: staff see all, a customer the own ones; newest first. Sorted and filtered by the fields of an item',
  access: 'session',
  query: OrderQuery.extend({
    /** True, or with an `id`: each item is the whole order, too. */
    returnAdditionalInformation: z.stringbool().default(false),
  }),
  response: listOf(z.union([Order.extend(OrderSummary.shape), OrderSummary])),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readOrderValues = endpoint({
  method: 'GET',
  path: '/order/values',
  tag: 'order',
  summary: 'The values of a column with their counts, among the orders that the other filters leave',
  access: staff('seeOrders'),
  query: OrderQuery.omit({ page: true, perPage: true, sort: true }).extend(ValuesOf.shape),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readOrder = endpoint({
  method: 'GET',
  path: '/order/{id}',
  tag: 'order',
  summary: 'One order with its positions and history',
  access: 'session',
  params: IdParam,
  response: z.object({
    order: Order,
    history: z.array(OrderEvent),
    allowedStates: z.array(z.object({ orderStatusId: z.number().int(), refusal: z.string().nullable() })),
    /** Current value, for staff; null for customers. */
    creditFlag: CreditFlag.nullable(),
    /** Paid online and not given back yet, whatever became of the order; 0 for everybody but those who may give it back. */
    refundable: Chf,
  }),
  errors: ['notFound'],
});

/** `history`: the events shown to the customer, without names. */
export const OrderByLink = Order.extend({ history: z.array(OrderEvent.pick({ at: true, what: true, after: true })) });
export type OrderByLink = z.infer<typeof OrderByLink>;

export const readOrderByLink = endpoint({
  method: 'GET',
  path: '/order-by-link/{uuid}',
  tag: 'order',
  summary: 'An order through its unguessable link, as the guest sees it',
  access: 'public',
  params: z.object({ uuid: Uuid }),
  response: OrderByLink,
  errors: ['notFound'],
  callsPerMinute: 60,
});

export const readPositionConfigurations = endpoint({
  method: 'GET',
  path: '/order/position/configuration',
  tag: 'order',
  summary: 'Configurations of order positions the caller may see',
  access: 'session',
  query: z.object({ ids: IdList }),
  response: listOf(z.object({ id: z.number().int(), configuration: Configuration.nullable() })),
});

export const readDeliveryInformation = endpoint({
  method: 'GET',
  path: '/order/delivery-information',
  tag: 'order',
  summary: 'How an order is delivered, when, and what that costs',
  access: 'session',
  query: z.object({ id: IdText, customerRequestKind: RequestKindText.optional() }),
  response: z.object({
    id: z.number().int(),
    deliveryType: DeliveryType,
    deliveryCost: Chf,
    requestedDeliveryDate: DateText.nullable(),
    confirmedDeliveryDate: DateText.nullable(),
    deliveryAddress: AddressText.nullable(),
    /** kg */
    weight: z.number(),
  }),
  errors: ['notFound'],
});
