import { z } from 'zod';
import { shippingTypes } from '#domain/shipping/storing-space.ts';
import { DeliveryType } from './choice.ts';
import { Configuration } from './configurator.ts';
import { endpoint } from './endpoint.ts';
import { LadderStep } from './product.ts';
import { Chf, Fraction, Id, orElse, orNone, paragraph, ZipCode } from './wire.ts';

/** Also part of orders and quotes: what is ordered, without prices. */
export const CartItem = z.object({
  key: z.string().min(1).max(100),
  productId: Id,
  configuration: Configuration.nullable().default(null),
  quantity: z.number().int().min(1).max(100_000),
  /** Free remark of the customer on this line. */
  externalCustomerRef: paragraph(500).default(''),
  alternateProductImage: z.string().max(200).optional(),
});
export type CartItem = z.infer<typeof CartItem>;

export const ShippingCost = z.object({
  detail: z.object({
    quantity: z.number(),
    shippingType: z.enum([...shippingTypes, 'FEDEX']),
    maxStoringSpace: z.number(),
    /** kg */
    weight: z.number(),
  }),
  costDetail: z.object({ cost: Chf, distanceInKm: z.number(), effectiveCost: Chf, paysFees: z.boolean() }),
  /** Town of the postal code, e.g. `Sursee`. */
  place: z.string(),
});
export type ShippingCost = z.infer<typeof ShippingCost>;

export const lineProblems = [
  'quantityNotMultiple',
  'configurationInvalid',
  'productNotAvailable',
  'priceOnRequest',
  'priceUnavailable',
  'tooManyPieces',
  'tooManyLines',
] as const;

export const PricedItem = z.object({
  key: z.string(),
  /** Net CHF of one piece at this quantity; null: `problem` says whether it is on request or just not available. */
  pricePerOne: Chf.nullable(),
  /** pricePerOne × quantity, rounded to Rappen. */
  finalPrice: Chf.nullable(),
  /** The customer's discount as a fraction (it applies to the product total). */
  discount: z.number(),
  graduatedPrice: z.array(LadderStep),
  /** Made for this customer alone: not taken back. */
  madeToMeasure: z.boolean(),
  /** Why the line cannot be ordered as it is: an error key. */
  problem: z.enum(lineProblems).nullable(),
  /** If requested: the line as text in the reader's language; without a name if the product is withdrawn. */
  texts: z.object({ name: z.string().optional(), details: z.array(z.object({ label: z.string(), value: z.string() })) }).optional(),
});
export type PricedItem = z.infer<typeof PricedItem>;

/**
 * Net, VAT and gross of everything; null while a line has no price. `shipping` null: not estimated, the totals exclude it.
 * VAT as for delivery in Switzerland unless pickup or country say otherwise.
 */
export const PriceTotals = z.object({ products: Chf, discountAmount: Chf, shipping: Chf.nullable(), net: Chf, vat: Chf, total: Chf });
export type PriceTotals = z.infer<typeof PriceTotals>;

/** Service of the parcel carrier: `FedEx Priority`, with its transit time in working days; null: unknown. */
export const ParcelService = z.object({ name: z.string(), transitDays: z.number().int().nullable() });
export type ParcelService = z.infer<typeof ParcelService>;

export const OrderPrice = z.object({
  cartPrice: z.object({ discount: z.number(), items: z.array(PricedItem) }),
  /** null: no postal code, or one that is not estimated (abroad, unknown). */
  shippingCost: ShippingCost.nullable(),
  totals: PriceTotals.nullable(),
});
export type OrderPrice = z.infer<typeof OrderPrice>;

export const CartPlace = z.object({
  cartItems: z.array(CartItem).max(500),
  zipCode: ZipCode.default(''),
  /** Country of the delivery address; decides VAT. */
  country: orElse(z.string().length(2), 'CH'),
  /** A saved delivery address of the caller: its fixed delivery cost applies. */
  deliveryAddressId: orNone(Id),
});

export const priceCart = endpoint({
  method: 'POST',
  path: '/product/order-price',
  tag: 'product',
  summary: 'Price a cart: unit prices, ladder, discount, shipping to a postal code, totals',
  access: 'public',
  body: CartPlace.extend({
    customerId: Id.nullish(),
    maxStoringSpace: orNone(z.number().positive().max(1000)),
    /** A discount other than the customer's own, for staff who place an order; ignored from anyone else. */
    discount: orNone(Fraction),
    /** FEDEX: by parcel carrier; if that is not possible there is no shipping cost, and `readParcelOffer` gives the reason. */
    deliveryType: orElse(DeliveryType, 'DELIVERY'),
    /** True: with name and chosen values of the lines, for carts whose texts may be in another language. */
    withTexts: z.boolean().default(false),
    /** True: other companies' services are asked, but not waited for; a price they have not told yet is unavailable, and may be known to the next call. */
    knownOnly: z.boolean().default(false),
  }),
  response: OrderPrice,
  errors: ['zipCodeUnknown'],
  callsPerMinute: 600,
});
