/** Product prices for customers: a row per customer and product with five sources side by side, one of them active. Only for staff who manage prices. */
import { z } from 'zod';
import { priceSources } from '#domain/pricing/price-row.ts';
import { mostSteps } from '#domain/pricing/ladder-rules.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import { endpoint, staff } from './endpoint.ts';
import { sentBack, Version, VersionText } from './record.ts';
import { Chf, decimals, Id, IdList, IdParam, IdText, Instant, listOf, orNone, Page, Whole } from './wire.ts';

export const PriceStrategy = z.enum(priceSources);
export type PriceStrategy = z.infer<typeof PriceStrategy>;

/** Address of another company's service, its names for the facts, and the quantities of the published ladder. */
export const RemotePrice = remotePriceSchema;
export type RemotePrice = z.input<typeof RemotePrice>;

/** The same as stored in a row. */
export const StoredRemotePrice = z.object({
  url: z.string(),
  apiParamNames: z.record(z.string(), z.string()),
  samplingPoints: z.array(z.number().int()),
});
export type StoredRemotePrice = z.infer<typeof StoredRemotePrice>;

const Step = z.object({ id: z.number().int(), quantity: z.number().int(), price: Chf });

/** Last answer of a remote price; null: not requested yet. */
export const RemoteState = z.object({
  answeredAt: Instant.nullable(),
  failedAt: Instant.nullable(),
  /** Why there was no price, and the request. Empty: there was none. */
  failure: z.string(),
  question: z.string(),
});
export type RemoteState = z.infer<typeof RemoteState>;

export const ProductPrice = z.object({
  id: z.number().int(),
  customerId: z.number().int(),
  productId: z.number().int(),
  /** Quantities are multiples of it. */
  unitOfSales: z.number().int(),
  activeStrategy: PriceStrategy,
  /** Quantities at which a computed price (by workbook or by margin) has its steps. */
  excelPrice: z.object({ quantities: z.array(z.number().int()) }),
  /** Ascending. */
  fixPrice: z.array(Step),
  remotePrice: StoredRemotePrice.nullable(),
  remoteState: RemoteState.nullable(),
  /** Percent added to the internal price. */
  marginPrice: z.number(),
  /** Empty: a private customer. */
  companyName: z.string(),
  contactPersonName: z.string(),
  /** True: the price of everyone without an own one. */
  isDefault: z.boolean(),
  /** The customer's agreed discount, as a fraction of the product total. */
  discount: z.number(),
  version: z.number().int(),
});
export type ProductPrice = z.infer<typeof ProductPrice>;

const quantity = Whole;
const Quantities = z.array(z.number().int().min(1).max(100_000)).min(1).max(12);
/** Percent: from almost giving it away to ten times the price. */
const Margin = decimals(2).min(-99).max(900);
const Unit = z.number().int().min(1).max(100_000);
/** Quantities and prices are checked by `domain/pricing/ladder-rules.ts`, which names the entry. */
const Entry = z.strictObject({ quantity: z.number(), price: z.number() });
const Entries = z.array(Entry).max(mostSteps);

const ladderErrors = ['ladderQuantityNotWhole', 'ladderQuantityTwice', 'ladderStepFree', 'priceNotPossible', 'priceTooFine'] as const;
/** Possible errors of every complete price, whatever its kind. */
export const priceErrors = ['ladderEmpty', 'ladderNotAscending', ...ladderErrors, 'remoteHostUnknown'] as const;

/** Fields of a price row that people set; the one kind included becomes the active one unless another is named. */
export const PriceValues = z.strictObject({
  unitOfSales: Unit.optional(),
  activeStrategy: PriceStrategy.optional(),
  excelPrice: z.strictObject({ quantities: Quantities }).optional(),
  fixPrice: Entries.optional(),
  marginPrice: Margin.optional(),
});
export type PriceValues = z.output<typeof PriceValues>;

export const readPrices = endpoint({
  method: 'GET',
  path: '/product/price',
  tag: 'price',
  summary: 'Price rows of a product, of a customer, or of both: the default customer’s first, then by name',
  access: staff('managePrices'),
  query: z.object({
    page: Page.page,
    perPage: Page.perPage,
    productId: IdText.optional(),
    customerId: IdText.optional(),
    ids: IdList.optional(),
  }),
  response: listOf(ProductPrice),
});

/** A step without an id yet. */
const NewStep = Entry.extend({ id: z.literal(0).nullish() }).transform(({ quantity, price }) => ({ quantity, price }));

export const createPrice = endpoint({
  method: 'PUT',
  path: '/product/price',
  tag: 'price',
  summary:
    'Create the price row of a product for a customer; the one kind that is sent along becomes the active one; idempotent by Idempotency-Key',
  access: staff('managePrices'),
  /** null is none, and so is a ladder without a step where another source is named; the names are the customer's. */
  body: z.strictObject({
    customerId: Id,
    productId: Id,
    unitOfSales: Unit.default(1),
    activeStrategy: PriceStrategy.optional(),
    excelPrice: orNone(z.strictObject({ quantities: Quantities })),
    fixPrice: orNone(z.array(NewStep).max(mostSteps)),
    remotePrice: orNone(RemotePrice),
    marginPrice: orNone(Margin),
    companyName: z.string().optional(),
    contactPersonName: z.string().optional(),
  }),
  response: ProductPrice,
  errors: ['notFound', 'priceTaken', 'customerGone', ...priceErrors, 'idempotencyKeyReused'],
  idempotent: true,
});

/** A row may be sent whole: what has calls of its own, or stays, is only compared with what is stored. */
const rowBut = <Written extends z.ZodRawShape>(written: Written) =>
  z.strictObject({ ...sentBack(ProductPrice.shape, written), version: Version.optional(), ...written });
export type SentPrice = Partial<Record<keyof ProductPrice, unknown>>;

/** A change of a kind makes it the active one, whichever is named. */
const ofAnyStrategy = { activeStrategy: PriceStrategy.optional() };
const writes = { tag: 'price', access: staff('managePrices'), params: IdParam, response: ProductPrice } as const;

export const updatePrice = endpoint({
  ...writes,
  method: 'POST',
  path: '/product/price/{id}',
  summary: 'Change the unit of sales, or choose among the sources that the row has; its other fields may come along as they were read',
  body: rowBut({ unitOfSales: Unit.optional(), activeStrategy: PriceStrategy.optional() }),
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted'],
});

export const deletePrice = endpoint({
  method: 'DELETE',
  path: '/product/price/{id}',
  tag: 'price',
  summary:
    'Delete a price row: the customer pays as everybody does from now on; without the default customer’s row a product is on request',
  access: staff('managePrices'),
  params: IdParam,
  query: z.object({ version: VersionText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile'],
});

export const storeExcelPrice = endpoint({
  ...writes,
  method: 'PUT',
  path: '/product/price/{id}/excel-price',
  summary: 'Take the price from the product’s workbook, with steps at these quantities',
  /** The quantities alone, or in the row. */
  body: rowBut({ ...ofAnyStrategy, excelPrice: z.object({ quantities: Quantities }).optional(), quantities: Quantities.optional() }),
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted'],
});

export const storeMarginPrice = endpoint({
  ...writes,
  method: 'PUT',
  path: '/product/price/{id}/margin-price',
  summary: 'Take the internal price with a margin of so many percent on it',
  body: rowBut({ ...ofAnyStrategy, marginPrice: Margin, quantities: Quantities.optional() }),
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted'],
});

export const storeRemotePrice = endpoint({
  ...writes,
  method: 'PUT',
  path: '/product/price/{id}/remote-price',
  summary: 'Take the price from another company’s service, asked over https at a host that the shop allows',
  /** As a field of the row, or its fields alone. */
  body: z.union([
    rowBut({ ...ofAnyStrategy, remotePrice: RemotePrice }),
    RemotePrice.extend({ version: Version.optional() }).transform(({ version, ...remotePrice }) => ({ version, remotePrice })),
  ]),
  errors: ['notFound', 'changedMeanwhile', 'fieldNotPermitted', 'remoteHostUnknown'],
});

export const addFixPrice = endpoint({
  ...writes,
  method: 'POST',
  path: '/product/price/{id}/fix-price',
  summary: 'Add a step to the ladder of fixed prices',
  body: z.strictObject({ version: Version.optional(), ...Entry.shape }),
  errors: ['notFound', 'changedMeanwhile', ...ladderErrors],
});

export const storeLadder = endpoint({
  ...writes,
  method: 'PUT',
  path: '/product/price/{id}/fix-price',
  summary: 'Store the whole ladder of fixed prices at once; quantities rise, and each is there once',
  body: z.strictObject({ version: Version.optional(), entries: Entries }),
  errors: ['notFound', 'changedMeanwhile', 'ladderEmpty', 'ladderNotAscending', ...ladderErrors],
});

const UnitParams = z.object({ id: IdText, unitId: IdText });

export const changeFixPrice = endpoint({
  ...writes,
  method: 'PUT',
  path: '/product/price/{id}/fix-price/{unitId}',
  summary: 'Change a step of the ladder',
  params: UnitParams,
  body: z.strictObject({ version: Version.optional(), quantity: quantity.optional(), price: z.number().optional() }),
  errors: ['notFound', 'changedMeanwhile', ...ladderErrors],
});

export const deleteFixPrice = endpoint({
  ...writes,
  method: 'DELETE',
  path: '/product/price/{id}/fix-price/{unitId}',
  summary: 'Take a step out of the ladder; without a step the price is on request',
  params: UnitParams,
  query: z.object({ version: VersionText.optional() }),
  errors: ['notFound', 'changedMeanwhile'],
});
