/** The quote that an artwork case would become: packages, courier, insurance, lines; and placing it. */
import { z } from 'zod';
import { packagingForms, workMaterials } from '#domain/artwork/packing.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { Version } from './record.ts';
import { Chf, DateText, IdParam } from './wire.ts';
import { InsuranceQuote } from './insurance.ts';

export const ArtworkPackage = z.object({
  work: z.number().int(),
  lot: z.string(),
  title: z.string(),
  material: z.enum(workMaterials),
  /** kg of the work alone; `weighed` by staff, or estimated from size and kind. */
  goodsWeight: z.number(),
  weighed: z.boolean(),
  /** Null: nothing that we sell can hold it. */
  packaging: z
    .object({
      form: z.enum(packagingForms),
      productId: z.number().int(),
      articleNumber: z.string(),
      name: z.string(),
      /** Net CHF, by the product's model. */
      price: Chf,
      /** kg, packaging and work. */
      weight: z.number(),
      /** Outside, mm. */
      outer: z.object({ lengthMm: z.number(), widthMm: z.number(), heightMm: z.number() }),
      configuration: z.object({
        modelId: z.string(),
        version: z.number().int(),
        values: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
      }),
      parts: z.array(z.object({ name: z.string(), weight: z.number() })),
    })
    .nullable(),
});
export type ArtworkPackage = z.infer<typeof ArtworkPackage>;

export const readPackageComposition = endpoint({
  method: 'GET',
  path: '/koller/get-package-composition/{id}',
  tag: 'artwork',
  summary: 'How the works of a quote of this kind are packed: product, sizes, weight and parts of each package. `id`: of the quote',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  response: z.object({ quoteId: z.number().int(), formattedId: z.string(), packages: z.array(ArtworkPackage) }),
  errors: ['notFound', 'orderNotKoller'],
});

export const ArtworkOffer = z.object({
  packages: z.array(ArtworkPackage),
  courier: z.object({
    /** The cheapest first. */
    offered: z.array(
      z.object({
        service: z.string(),
        name: z.string(),
        amount: Chf,
        transitDays: z.number().int().nullable(),
        arrivesOn: DateText.nullable(),
      }),
    ),
    refused: z.array(z.object({ service: z.string(), name: z.string(), reason: ErrorItem })),
    /** True: the carrier did not answer, or none is set up. */
    away: z.boolean(),
    shipDate: DateText,
  }),
  insurance: InsuranceQuote.nullable(),
  /** CHF; proposed from prices and premium of an invoice in francs. */
  declaredValue: Chf.nullable(),
  lines: z.array(
    z.object({
      /** Null: a line written by hand. */
      productId: z.number().int().nullable(),
      number: z.string(),
      key: z.string(),
      name: z.string(),
      quantity: z.number().int(),
      /** Null: not known yet. */
      price: Chf.nullable(),
      amount: Chf.nullable(),
    }),
  ),
  /** Null while a line has no price. */
  total: Chf.nullable(),
  hasVat: z.boolean(),
  /** Why the quote cannot be made; empty: it can. */
  problems: z.array(ErrorItem),
});
export type ArtworkOffer = z.infer<typeof ArtworkOffer>;

export const readArtworkOffer = endpoint({
  method: 'GET',
  path: '/artwork/{id}/offer',
  tag: 'artwork',
  summary:
    'What the quote would be as the case stands: packaging, courier services with what they cost and why others do not take it, insurance, lines, and what is missing',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  response: ArtworkOffer,
  errors: ['notFound'],
  callsPerMinute: 120,
});

export const quoteArtwork = endpoint({
  method: 'POST',
  path: '/artwork/{id}/quote',
  tag: 'artwork',
  summary:
    'Place the quote: a root position with the packages and the seven flat positions, and send it if asked. All or nothing; once per case',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  body: z.strictObject({ version: Version, send: z.boolean().default(true) }),
  response: z.object({ id: z.number().int(), formattedId: z.string(), uuid: z.string() }),
  errors: [
    'notFound',
    'changedMeanwhile',
    'artworkQuoted',
    'artworkFieldMissing',
    'artworkFieldOpen',
    'artworkWithoutWork',
    'artworkNotPackable',
    'artworkCustomerMissing',
    'artworkEmailMissing',
    'productNotAvailable',
    'artworkCourierMissing',
    'artworkPriceMissing',
    'insuranceCountryMissing',
    'insuranceRateMissing',
    'artworkValueMissing',
    'carrierAway',
    'marginBelowFloor',
  ],
});
