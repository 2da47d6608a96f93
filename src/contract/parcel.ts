/** What is sent to a carrier: packages, recipient and goods; the parcel carrier's rates for them, and the mail to a haulier. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Chf, DateText, Id, IdParam, line, listOf, paragraph } from './wire.ts';

const side = z.number().int().min(0).max(9999);
/** Outer, whole centimetres. */
export const ParcelDimensions = z.strictObject({ length: side, width: side, height: side, units: z.literal('CM').default('CM') });
/** kg */
const kilograms = z.number().min(0).max(10_000);
export const ParcelWeight = z.strictObject({ value: kilograms, units: z.literal('KG').default('KG') });
/** A number alone is in kg. */
export const GivenWeight = z.union([ParcelWeight, kilograms.transform((value): z.infer<typeof ParcelWeight> => ({ value, units: 'KG' }))]);

/** Packages of one kind; weight and sides are those of one package. */
export const ParcelPosition = z.strictObject({
  sequenceNumber: z.number().int().min(1).max(999),
  packageCount: z.number().int().min(1).max(999),
  articleNumber: line(60).default(''),
  dimensions: ParcelDimensions,
  weight: ParcelWeight,
});
export type ParcelPosition = z.infer<typeof ParcelPosition>;

export const ParcelPositions = z
  .array(ParcelPosition.extend({ weight: GivenWeight }))
  .min(1)
  .max(40);

/** Lengths and characters as the carrier allows them: 35 printable ASCII characters per line. */
export const ParcelRecipient = z.strictObject({
  personName: line(200),
  companyName: line(200).default(''),
  phone: line(40),
  email: line(254).default(''),
  street: line(200),
  street2: line(200).default(''),
  zipCode: line(11),
  city: line(100),
  stateOrProvinceCode: line(2).default(''),
  country: z.string().length(2),
});
export type ParcelRecipient = z.infer<typeof ParcelRecipient>;

/** Goods of one kind for customs; description in English, weight and price per piece. */
export const ParcelCommodity = z.strictObject({
  productId: Id.nullable().default(null),
  articleNumber: line(60).default(''),
  description: line(500),
  quantity: z.number().int().min(0).max(1_000_000),
  weight: ParcelWeight,
  unitPrice: Chf.min(0).max(10_000_000),
  /** Harmonised System, 6 to 10 digits. */
  hsCode: line(20),
  originCountry: z.string().max(2),
});
export type ParcelCommodity = z.infer<typeof ParcelCommodity>;

export const carrierErrors = ['carrierNotSet', 'carrierAway', 'carrierRefused'] as const;

export const readParcelRates = endpoint({
  method: 'POST',
  path: '/fedex/get-rates',
  tag: 'parcel',
  summary: 'What the parcel carrier asks for packages to a place, by service with surcharges and working days, the cheapest first',
  access: staff('shipParcels'),
  body: z.strictObject({
    address: z.strictObject({ postalCode: line(11).min(1), countryCode: z.string().length(2).toUpperCase() }),
    positions: ParcelPositions,
  }),
  response: listOf(
    z.object({
      type: z.string(),
      name: z.string(),
      rate: Chf,
      base: Chf,
      discount: Chf,
      surcharges: z.array(z.object({ name: z.string(), amount: Chf })),
      transitDays: z.number().int().nullable(),
      arrivesOn: DateText.nullable(),
    }),
  ).extend({ notes: z.array(z.string()) }),
  errors: [...carrierErrors, 'packageTooLong', 'packageTooBulky', 'packageTooHeavy', 'packageCountNotPossible'],
  callsPerMinute: 60,
});

export const notifyCarrierOfOrder = endpoint({
  method: 'PUT',
  path: '/order/{id}/notification-carrier',
  tag: 'parcel',
  summary:
    'Tell a haulier by mail what is to be fetched and where it goes; three times an hour at most. Without a recipient: whoever was told last',
  access: staff('shipParcels'),
  params: IdParam,
  body: z.strictObject({ recipient: line(254).min(1).optional(), message: paragraph(2000).default('') }).nullish(),
  response: z.object({ recipient: z.string() }),
  errors: ['notFound', 'shipmentNeedsAddress', 'orderNotShippable', 'tooManyNotifications', 'validation.required', 'validation.email'],
  callsPerMinute: 30,
});
