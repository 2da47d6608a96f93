import { z } from 'zod';
import { CartItem } from './cart.ts';
import { DeliveryType } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Chf, DateText, Fraction, Id, line, orElse, orNone, paragraph, RequestKindGiven, Whole } from './wire.ts';

export const OrderInsert = z.object({
  cartItems: z.array(CartItem).min(1).max(200),
  comment: paragraph(2000).default(''),
  externalCustomerRef: line(100).default(''),
  orderPerson: line(140).default(''),
  customerId: Id,
  invoiceEmail: line(254),
  invoiceAddressId: Id,
  /** null only for pickup. */
  deliveryAddressId: Id.nullable(),
  /** An empty string counts as none: the earliest possible day. */
  requestedDeliveryDate: z.union([DateText, z.literal('')]).nullish(),
  /** Staff only; an empty string counts as none. */
  confirmedDeliveryDate: z.union([DateText, z.literal('')]).nullish(),
  paymentMethodId: Whole,
  /** Decided by the shop; only staff may request another one (3, the transport of an artwork). */
  customerRequestType: orNone(RequestKindGiven),
  deliveryType: orElse(DeliveryType, 'PICKUP'),
  termsAccepted: z.boolean().default(false),
  /** A discount on the goods other than the customer's own, as a fraction, if staff place the order; ignored from anyone else. */
  discount: orNone(Fraction),
  /** False: no confirmation to the customer, if staff place the order; ignored from anyone else. */
  tell: z.boolean().optional(),
  /** Gross total in CHF that the customer saw; another total is refused with `totalChanged`. */
  expectedTotal: Chf.optional(),
});
export type OrderInsert = z.infer<typeof OrderInsert>;

const AddressGiven = z.union([Id, z.object({ id: Id }).transform(({ id }) => id)]);
/** The payload may name stored addresses themselves, or their ids by these names. */
export const addressesGiven = { invoiceAddress: AddressGiven, deliveryAddress: AddressGiven.nullable() };
export const addressIds = { invoiceAddressId: true, deliveryAddressId: true } as const;
export const withAddressIds = <Given extends { invoiceAddress: number; deliveryAddress: number | null }>({
  invoiceAddress: invoiceAddressId,
  deliveryAddress: deliveryAddressId,
  ...given
}: Given) => ({ ...given, invoiceAddressId, deliveryAddressId });

export const PlacedOrder = z.object({
  id: z.number().int(),
  formattedId: z.string(),
  uuid: z.string(),
  payment: z.object({ state: z.enum(['OPEN', 'PAID', 'PENDING']), redirectUrl: z.string().nullable() }),
});
export type PlacedOrder = z.infer<typeof PlacedOrder>;

/** Why something cannot be sent by parcel carrier. */
const parcelErrors = [
  'parcelNothing',
  'parcelSizeUnknown',
  'parcelTooHeavy',
  'parcelTooLarge',
  'parcelTooMany',
  'parcelPlaceMissing',
  'parcelCustomsUnknown',
  'parcelNotThere',
  'parcelCarrierSilent',
  'parcelAddressNotFit',
] as const;

export const placeOrder = endpoint({
  method: 'POST',
  path: '/order',
  tag: 'order',
  summary: 'Place an order; priced by the server, idempotent by Idempotency-Key, atomic',
  access: 'session',
  body: z.union([OrderInsert, OrderInsert.omit(addressIds).extend(addressesGiven).transform(withAddressIds)]),
  response: PlacedOrder,
  errors: [
    'customerInactive',
    'termsNotAccepted',
    'quantityNotMultiple',
    'tooManyPieces',
    'tooManyLines',
    'priceOnRequest',
    'priceUnavailable',
    'configurationInvalid',
    'productNotAvailable',
    'deliveryDateNotPossible',
    'deliveryDatePast',
    'deliveryDateWeekend',
    'deliveryDateHoliday',
    'deliveryDateTooEarly',
    'deliveryDateTooLate',
    'paymentMethodNotAllowed',
    'requestKindNotAllowed',
    'shippingNotEstimated',
    ...parcelErrors,
    'totalChanged',
    'orderTooHigh',
    'tooManyGuestOrders',
    'zipCodeUnknown',
    'idempotencyKeyReused',
    'notFound',
  ],
  callsPerMinute: 240,
  idempotent: true,
});
