/** The artwork desk: an auction house's invoice is read, staff confirm its contents, and it becomes a quote with packaging, courier and insurance. */
import { z } from 'zod';
import { fieldKeys } from '#domain/artwork/field.ts';
import { pricedFlatKeys } from '#domain/artwork/flat-position.ts';
import { insuranceKinds, transportModes } from '#domain/artwork/insurance.ts';
import { workMaterials } from '#domain/artwork/packing.ts';
import { Address } from './address.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { sentBack, Version } from './record.ts';
import { Chf, Id, IdParam, IdText, Instant, integerText, line, listOf, Page } from './wire.ts';

const FieldKey = z.enum(fieldKeys);
/** 0: the invoice as a whole; works count from 1. */
const workNumber = z.number().int().min(0).max(99);

const Box = z.object({ page: z.number().int(), x: z.number(), y: z.number(), width: z.number(), height: z.number() });

export const ArtworkField = z.object({
  key: FieldKey,
  work: z.number().int(),
  /** `24000.00`, `2026-11-28`, `94 × 128 × 7 cm`, `US`, or words; empty: not on the invoice. */
  value: z.string(),
  /** The value first read; empty: none. */
  readValue: z.string(),
  /** 0 to 100. */
  confidence: z.number().int(),
  doubt: z.string().nullable(),
  /** In fractions of the page, from its upper left corner. */
  box: Box.nullable(),
  /** Only confirmed values go into a quote. */
  confirmed: z.boolean(),
});
export type ArtworkField = z.infer<typeof ArtworkField>;

export const ArtworkCustomer = z.object({
  id: z.number().int(),
  formattedId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Street, postal code and town of the similar address. */
  address: z.string(),
  quoteCount: z.number().int(),
  why: z.array(z.enum(['email', 'name', 'address'])),
});
export type ArtworkCustomer = z.infer<typeof ArtworkCustomer>;

const price = Chf.min(0).max(10_000_000);

/** Choices of staff; for absent parts the desk makes a proposal. */
export const ArtworkChoice = z.strictObject({
  customerId: Id.nullable().default(null),
  /** Of the consignee, for the carrier. */
  phone: line(17).default(''),
  works: z
    .array(
      z.strictObject({
        work: workNumber.min(1),
        material: z.enum(workMaterials).optional(),
        weightKg: z.number().min(0.1).max(4500).nullish(),
      }),
    )
    .max(99)
    .default([]),
  /** `OTHER`: a haulier, for the amount given here; for all others the carrier sets the price. Null: not chosen yet. */
  courier: z
    .strictObject({ service: line(80).min(1), name: line(80).default(''), amount: price.nullish() })
    .nullable()
    .default(null),
  /** Null: the buyer insures it. */
  insurance: z
    .strictObject({ kind: z.enum(insuranceKinds).optional(), mode: z.enum(transportModes).default('AIR'), declaredValue: price.nullish() })
    .nullable()
    .default({ mode: 'AIR' }),
  /** CHF for one piece, instead of the list price. */
  prices: z.partialRecord(z.enum(pricedFlatKeys), price).default({}),
});
export type ArtworkChoice = z.infer<typeof ArtworkChoice>;

export const Artwork = z.object({
  id: z.number().int(),
  version: Version,
  /** MANUAL: nothing could be read, such as from a scan. QUOTED: closed. */
  state: z.enum(['READ', 'MANUAL', 'QUOTED']),
  fileName: z.string(),
  createdAt: Instant,
  who: z.string(),
  invoiceData: z.object({
    /** Its name; null: an unknown house. */
    house: z.string().nullable(),
    pages: z.number().int(),
    fields: z.array(ArtworkField),
  }),
  /** Earlier results for the house: number of invoices, and the share of confirmed values that had been read correctly. */
  experience: z.object({ invoices: z.number().int(), rightShare: z.number().nullable(), corrected: z.array(FieldKey) }).nullable(),
  existingCustomers: z.array(ArtworkCustomer),
  choice: ArtworkChoice,
  quote: z.object({ id: z.number().int(), formattedId: z.string() }).nullable(),
});
export type Artwork = z.infer<typeof Artwork>;

export const ArtworkSummary = Artwork.pick({
  id: true,
  version: true,
  state: true,
  fileName: true,
  createdAt: true,
  who: true,
  quote: true,
}).extend({
  house: z.string().nullable(),
  buyer: z.string(),
  works: z.number().int(),
  confirmed: z.number().int(),
  filled: z.number().int(),
});
export type ArtworkSummary = z.infer<typeof ArtworkSummary>;

const fileErrors = [
  'artworkFileMissing',
  'artworkFileTooLarge',
  'artworkFileNotPdf',
  'artworkFileLocked',
  'artworkFileActive',
  'artworkFileUnpacks',
  'artworkTooManyPages',
  'artworkFileBroken',
  'artworkFileTooSlow',
] as const;

export const readArtworkInvoice = endpoint({
  method: 'POST',
  path: '/koller',
  tag: 'artwork',
  summary:
    'Read an invoice of an auction house (PDF, multipart `file`): its fields with place and certainty, and customers who may be the buyer. The same file again is the same case',
  access: staff('runArtworkQuotes'),
  rawBody: true,
  largestUpload: 11 * 1024 * 1024,
  response: Artwork,
  errors: fileErrors,
  callsPerMinute: 20,
});

const AddressFields = z.strictObject({
  name: line(200).default(''),
  addition: line(200).default(''),
  street: line(200),
  zipCode: line(20),
  city: line(200),
  country: z.string().length(2),
  stateOrProvinceCode: line(2).default(''),
  carrierPhone: line(17).optional(),
});

/** What else a customer's address holds says nothing about the place. */
const AddressAsked = AddressFields.extend({ id: z.unknown().optional(), ...sentBack(Address.shape, AddressFields.shape) });

export const validateArtworkAddress = endpoint({
  method: 'POST',
  path: '/koller/address-validation',
  tag: 'artwork',
  summary: 'What is wrong with an address, which places a Swiss postal code stands for, and whether the carrier goes there',
  access: staff('runArtworkQuotes'),
  body: AddressAsked,
  response: z.object({
    valid: z.boolean(),
    problems: z.array(ErrorItem),
    /** Of a postal code of Switzerland or Liechtenstein. */
    places: z.array(z.string()),
    /** Null: the carrier was not asked, or did not answer. */
    reachable: z.boolean().nullable(),
  }),
  callsPerMinute: 60,
});

export const readArtworks = endpoint({
  method: 'GET',
  path: '/artwork',
  tag: 'artwork',
  summary: 'Invoices on the desk, newest first',
  access: staff('runArtworkQuotes'),
  query: z.object({ page: Page.page, perPage: integerText(z.number().int().min(1).max(100)).default(50) }),
  response: listOf(ArtworkSummary),
});

export const readArtwork = endpoint({
  method: 'GET',
  path: '/artwork/{id}',
  tag: 'artwork',
  summary: 'One invoice with its fields, who may be the buyer, and what staff chose',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  response: Artwork,
  errors: ['notFound'],
});

export const changeArtwork = endpoint({
  method: 'PUT',
  path: '/artwork/{id}',
  tag: 'artwork',
  summary: 'Confirm or correct fields, take a work in or out, choose customer, packaging, courier, insurance and prices',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  body: z.strictObject({
    version: Version,
    /** A sent value counts as confirmed; `confirmed: false` revokes that. */
    fields: z
      .array(z.strictObject({ key: FieldKey, work: workNumber, value: z.string().max(400), confirmed: z.boolean().default(true) }))
      .max(500)
      .default([]),
    addWork: z.boolean().default(false),
    removeWork: workNumber.min(1).optional(),
    choice: ArtworkChoice.optional(),
  }),
  response: Artwork,
  errors: [
    'notFound',
    'changedMeanwhile',
    'artworkQuoted',
    'artworkFieldWrong',
    'artworkFieldUnknown',
    'artworkTooManyWorks',
    'quoteCustomerMissing',
  ],
  callsPerMinute: 300,
});

const share = z.number().min(0).max(1);

export const rereadArtworkField = endpoint({
  method: 'PUT',
  path: '/artwork/{id}/reread',
  tag: 'artwork',
  summary: 'Read one field again out of a frame that somebody drew on the paper. What is read there waits to be confirmed',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  body: z.strictObject({
    version: Version,
    key: FieldKey,
    work: workNumber,
    /** In fractions of the page, from its upper left corner. */
    box: z.strictObject({ page: z.number().int().min(1).max(99), x: share, y: share, width: share, height: share }),
  }),
  response: Artwork,
  errors: ['notFound', 'changedMeanwhile', 'artworkQuoted', 'artworkFieldUnknown', 'artworkFrameEmpty', 'artworkFrameWrong', ...fileErrors],
  callsPerMinute: 120,
});

export const readArtworkPage = endpoint({
  method: 'GET',
  path: '/artwork/{id}/page/{number}',
  tag: 'artwork',
  summary: 'How a page of the invoice looks',
  access: staff('runArtworkQuotes'),
  params: z.object({ id: IdText, number: IdText }),
  response: { file: ['image/png'] },
  errors: ['notFound'],
});

export const openArtworkFile = endpoint({
  method: 'GET',
  path: '/artwork/{id}/file',
  tag: 'artwork',
  summary: 'The invoice as it came, always as a download',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  response: { file: ['application/octet-stream'] },
  errors: ['notFound'],
});

export const discardArtwork = endpoint({
  method: 'POST',
  path: '/artwork/{id}/discard',
  tag: 'artwork',
  summary: 'Drop an invoice that became no quote, with everything that was read off it',
  access: staff('runArtworkQuotes'),
  params: IdParam,
  body: z.strictObject({ version: Version }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'artworkQuoted'],
});
