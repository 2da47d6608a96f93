/** How much room a product takes in transport, as the office recorded it. */
import { z } from 'zod';
import { ShippingType } from './choice.ts';
import { endpoint, staff } from './endpoint.ts';
import { Version, VersionText } from './record.ts';
import { Chf, decimals, Id, IdList, IdParam, IdText, integerText, listOf, numberText, Page, ZipCode } from './wire.ts';

const mostPieces = 1_000_000;

/** Up to `maxPackage` pieces go by mail; `quantityForMinSp` pieces fill `minSp` storing spaces, fewer take the same space. */
const Need = {
  maxPackage: z.number().int().min(0).max(mostPieces),
  /** Storing spaces, in steps of a hundredth. */
  minSp: decimals(2).min(0).max(1000),
  quantityForMinSp: z.number().int().min(1).max(mostPieces),
};

/** Zeros: not set for the product. */
export const TransportNeed = z.object({ productId: z.number().int(), ...Need, quantityForMinSp: z.number().int() });
export type TransportNeed = z.infer<typeof TransportNeed>;

export const TransportRequirement = TransportNeed.extend({ id: z.number().int(), version: Version });
export type TransportRequirement = z.infer<typeof TransportRequirement>;

export const readTransportNeeds = endpoint({
  method: 'GET',
  path: '/product/transport-requirements',
  tag: 'product',
  summary:
    'The room that products take on a truck, in the order asked for; a missing requirement is empty. `considerParcel`: products that go by mail piece by piece take none',
  access: staff('manageProducts', 'manageOrders', 'manageQuotes'),
  query: z.object({ considerParcel: z.stringbool().default(false), productIds: IdList }),
  response: listOf(TransportNeed),
  errors: ['notFound'],
});

export const readTransportRequirements = endpoint({
  method: 'GET',
  path: '/transport-requirement',
  tag: 'product',
  summary: 'Stored transport requirements, by product',
  access: staff('manageProducts'),
  query: z.object({ ...Page, productIds: IdList.optional() }),
  response: listOf(TransportRequirement),
});

export const createTransportRequirement = endpoint({
  method: 'POST',
  path: '/transport-requirement',
  tag: 'product',
  summary: 'Say how a product travels that has no requirement yet; idempotent by Idempotency-Key',
  access: staff('manageProducts'),
  body: z.strictObject({ productId: Id, ...Need }),
  response: TransportRequirement,
  errors: ['notFound', 'duplicate', 'idempotencyKeyReused'],
  idempotent: true,
});

export const changeTransportRequirement = endpoint({
  method: 'PUT',
  path: '/transport-requirement/{id}',
  tag: 'product',
  summary: 'Change a transport requirement',
  access: staff('manageProducts'),
  params: IdParam,
  /** `productId`: only a check; a requirement cannot change its product. */
  body: z.strictObject({ version: Version.optional(), productId: Id.optional(), ...Need }),
  response: TransportRequirement,
  errors: ['notFound', 'changedMeanwhile'],
});

export const deleteTransportRequirement = endpoint({
  method: 'DELETE',
  path: '/transport-requirement/{id}',
  tag: 'product',
  summary: 'Take a transport requirement away: the product travels by its size alone',
  access: staff('manageProducts'),
  params: IdParam,
  query: z.object({ version: VersionText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile'],
});

/** How a number of pieces would be transported. */
export const FreightExample = z.object({
  shippingType: ShippingType,
  /** Rounded up to halves; 0 by mail. */
  storingSpaces: z.number(),
  /** Total in kg; null: the weight of a piece is unknown. */
  weight: z.number().nullable(),
  /** Packages by mail. */
  packages: z.number().int(),
  /** The truck that deliveries are calculated with, and how many are needed. */
  truck: z.object({ name: z.string(), spaces: z.number(), count: z.number().int() }),
  /** To the postal code; null without one. */
  cost: Chf.nullable(),
  place: z.string(),
});
export type FreightExample = z.infer<typeof FreightExample>;

export const readFreightExample = endpoint({
  method: 'GET',
  path: '/transport-requirement/example',
  tag: 'product',
  summary:
    'How pieces of a product would travel under a requirement, stored or not yet, and what the delivery would cost; without one by size',
  access: staff('manageProducts'),
  query: z.object({
    productId: IdText,
    quantity: integerText(z.number().int().min(1).max(mostPieces)),
    zipCode: ZipCode.default(''),
    /** All three or none. */
    maxPackage: integerText(z.number().int().min(0).max(mostPieces)).optional(),
    minSp: numberText(z.number().min(0).max(1000)).optional(),
    quantityForMinSp: integerText(z.number().int().min(1).max(mostPieces)).optional(),
  }),
  response: FreightExample,
  errors: ['notFound', 'zipCodeUnknown'],
  callsPerMinute: 600,
});
