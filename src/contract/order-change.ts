/** Changes to a placed order: its head, its lines, new lines. Strict: a field that cannot be written is refused by name. */
import { z } from 'zod';
import { DeliveryType, PositionType } from './choice.ts';
import { Configuration } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { CommodityReference, NewProductImage, Order, OrderPosition, OrderSummary } from './order.ts';
import { sentBack, Version } from './record.ts';
import { ChfAmount, ChfPerOne, DateText, decimals, Id, IdParam, IdText, line, paragraph, RequestKindGiven, Whole } from './wire.ts';

/** One of the customer's addresses by id, or a complete text as printed. */
export const AddressChange = z.strictObject({
  id: Id.optional(),
  name: line(100).optional(),
  addition: line(100).optional(),
  street: line(100).optional(),
  additionalAddress: line(100).optional(),
  zipCode: line(11).optional(),
  city: line(60).optional(),
  country: line(2).optional(),
  stateOrProvinceCode: line(2).optional(),
  carrierPhone: line(17).optional(),
});
export type AddressChange = z.infer<typeof AddressChange>;

/** An empty text counts as none. */
const DayOrNone = z.union([DateText, z.literal(''), z.null()]);

const most = 10_000_000;
const Price = ChfPerOne.min(0).max(most);
const Amount = ChfAmount.min(0).max(most);
const Quantity = z.number().int().min(1).max(1_000_000);

/** Writable fields of a line; of its details only the last four. */
const LineFields = {
  name: line(200).min(1).optional(),
  externalCustomerNo: paragraph(500).optional(),
  /** Of one piece; absent: as agreed, or from the price list where the line is new or its configuration changed. */
  pricePerOne: Price.optional(),
  newProductImage: NewProductImage,
  kommentar: paragraph(1000).optional(),
  rechnungskommentar: paragraph(1000).optional(),
  insuranceRate: Amount.nullable().optional(),
  commodityReferences: z.array(CommodityReference).max(50).optional(),
};

const PositionFields = z.strictObject({
  id: Id,
  quantity: Quantity.optional(),
  configuration: Configuration.nullable().optional(),
  /** A cancelled line stays and costs nothing; cancelling a composite cancels its parts. */
  storno: z.boolean().optional(),
  /** For a line without a new price: keep the agreed one, or use the price list. */
  pricing: z.enum(['keep', 'reprice']).optional(),
  ...LineFields,
});
export const KeptOfPosition = z.object({ ...sentBack(OrderPosition.shape, PositionFields.shape), detail: z.unknown().optional() });
export const PositionUpdate = PositionFields.extend(KeptOfPosition.shape);
export type PositionUpdate = z.infer<typeof PositionUpdate>;

const NewLine = z.strictObject({
  /** null: written by hand; name and price are then required. */
  productId: Id.nullable().default(null),
  configuration: Configuration.nullable().default(null),
  quantity: Quantity.default(1),
  ...LineFields,
});

export const NewPosition = NewLine.extend({
  type: PositionType.default('PRODUCT'),
  /** For a composite: existing lines of the order by id, and new ones. */
  positionIds: z.array(Id).max(200).default([]),
  children: z.array(NewLine).max(100).default([]),
});
export type NewPosition = z.infer<typeof NewPosition>;

export const OrderUpdate = z.strictObject({
  version: Version.optional(),
  comment: paragraph(2000).optional(),
  /** null only for pickup. */
  deliveryAddress: AddressChange.nullable().optional(),
  invoiceAddress: AddressChange.optional(),
  invoiceEmail: line(254).optional(),
  /** Fraction of the product total, 0 to 1. */
  discount: decimals(4).optional(),
  customerId: Id.optional(),
  customerRequestType: RequestKindGiven.optional(),
  /** null or empty: by the shop's own rules; absent: recalculated where goods, delivery method or place change. */
  deliveryCost: z.union([Amount, z.literal(''), z.null()]).optional(),
  confirmedDeliveryDate: DayOrNone.optional(),
  requestedDeliveryDate: DayOrNone.optional(),
  externalCustomerNo: line(100).optional(),
  /** Derived from deliveries, invoices and payments: any value other than the current one is refused. */
  orderStatusId: Whole.optional(),
  paymentStatusId: Whole.optional(),
  paymentMethodId: Whole.optional(),
  orderPerson: line(140).optional(),
  deliveryType: DeliveryType.optional(),
  /** null: the shop's usual term. */
  paymentTermId: Id.nullable().optional(),
  skontoId: Id.nullable().optional(),
  /** null: determined by the delivery address. */
  vatForced: z.boolean().nullable().optional(),
  updatePositions: z.array(PositionUpdate).max(500).default([]),
  newPositions: z.array(NewPosition).max(200).default([]),
  /** False: no mail about a day confirmed by this change. */
  tell: z.boolean().default(true),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;

export const KeptOfOrder = z.object(sentBack({ ...OrderSummary.shape, ...Order.shape }, OrderUpdate.shape));

export const changeErrors = [
  'requestKindNotAllowed',
  'notFound',
  'customerInactive',
  'changedMeanwhile',
  'unknownField',
  'fieldNotPermitted',
  'orderNotChangeable',
  'alreadyDelivered',
  'alreadyInvoiced',
  'alreadyPaid',
  'positionNotFound',
  'tooManyPositions',
  'quantityBelowMoved',
  'quantityNotWhole',
  'discountOutOfRange',
  'productNotAvailable',
  'configurationInvalid',
  'configurationFixed',
  'quantityNotMultiple',
  'priceOnRequest',
  'priceUnavailable',
  'pictureNotFound',
  'paymentMethodNotAllowed',
  'deliveryDateNotPossible',
  'deliveryDatePast',
  'deliveryDateTooLate',
  'shippingNotEstimated',
  'zipCodeUnknown',
  'orderTooHigh',
  'orderEmpty',
  'changeEmpty',
  'changeStale',
] as const;

export const changeOrder = endpoint({
  method: 'PUT',
  path: '/order/{id}',
  tag: 'order',
  summary:
    'Change head and lines of an order that was placed; a stale version is refused with both sides. Its other fields may come along as they were read',
  access: staff('manageOrders'),
  params: IdParam,
  body: OrderUpdate.extend(KeptOfOrder.shape),
  response: Order,
  errors: [...changeErrors, 'idempotencyKeyReused'],
  idempotent: true,
});

export const copyOrder = endpoint({
  method: 'POST',
  path: '/order/copy',
  tag: 'order',
  summary: 'The same order once more: same lines at the same prices, a number of its own',
  access: staff('manageOrders'),
  body: z.strictObject({ id: Id, tell: z.boolean().default(false) }),
  response: z.object({ id: z.number().int(), formattedId: z.string() }),
  errors: ['notFound', 'customerGone', 'customerInactive', 'idempotencyKeyReused'],
  idempotent: true,
});

export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/order/{id}',
  tag: 'order',
  summary: 'Cancel an order that was never confirmed, delivered, invoiced or paid; its number stays. Any other is in use',
  access: staff('manageOrders'),
  params: IdParam,
  query: z.object({ version: IdText.optional(), reason: line(500).default('') }),
  response: Order,
  errors: [
    'notFound',
    'inUse',
    'changedMeanwhile',
    'transitionNotAllowed',
    'orderMoved',
    'shipmentNotCalledOff',
    'shipmentUnderWay',
    'carrierAway',
    'carrierNotSet',
  ],
});
