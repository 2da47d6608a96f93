/** A product as managed by staff: all languages, all attributes of its type, and changes of rows, single or in a block. */
import { z } from 'zod';
import { endpoint, staff } from './endpoint.ts';
import { Product } from './product.ts';
import { BlockAnswer, blockOf, sentBack, Version } from './record.ts';
import { DateText, Id, IdParam, Instant, Localized } from './wire.ts';

const Value = z.union([z.string(), Localized]);
const ParameterValue = z.union([z.number(), z.string().max(2000), z.boolean()]);

export const ProductAttribute = z.object({
  attributeId: z.number().int(),
  name: Localized,
  /** 1 currency, 2 dimension, 3 colour, 4 workbook, 6 string, 7 enum, 8 boolean, 9 fixed model, 10 weight, 11 landing page, 12 commodity. */
  typeId: z.number().int(),
  /** Feature bits: configurator 1, order position grid 2, sort 4, quick order grid 8. */
  visibility: z.number().int(),
  order: z.number().int(),
  /** For a choice: the German words used by products. */
  choices: z.array(z.string()),
});
export type ProductAttribute = z.infer<typeof ProductAttribute>;

export const ProductRecord = z.object({
  id: z.number().int(),
  version: Version,
  articleNumber: z.string(),
  name: Localized,
  description: Localized,
  typeId: z.number().int(),
  typeName: z.string(),
  /** The model behind its configuration; null: none. */
  modelId: z.string().nullable(),
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: z.number().int(),
  published: z.boolean(),
  publiclyAvailable: z.boolean(),
  /** Days on which it enters and leaves the shop; null: not planned. */
  publishOn: DateText.nullable(),
  hideOn: DateText.nullable(),
  canBeConfigured: z.boolean(),
  preset: z.record(z.string(), ParameterValue).nullable(),
  localFilePath: z.string(),
  deletedAt: Instant.nullable(),
  /** By attribute; a single text applies to all languages. */
  values: z.record(z.string(), Value),
  /** Attributes of its type, in order. */
  attributes: z.array(ProductAttribute),
  categories: z.array(z.object({ linkId: z.number().int(), categoryId: z.number().int(), name: Localized })),
  /** At most 500. */
  customers: z.array(
    z.object({
      customerId: z.number().int(),
      name: z.string(),
      externalProductId: z.string(),
      isOwner: z.boolean(),
      isFavorite: z.boolean(),
    }),
  ),
  transport: z
    .object({
      id: z.number().int(),
      version: Version,
      maxPackage: z.number().int(),
      minSp: z.number(),
      quantityForMinSp: z.number().int(),
    })
    .nullable(),
  /** Null: not changed since it was created. */
  changed: z.object({ at: Instant, who: z.string() }).nullable(),
});
export type ProductRecord = z.infer<typeof ProductRecord>;

export const readProductRecord = endpoint({
  method: 'GET',
  path: '/product/{id}/record',
  tag: 'product',
  summary: 'A product with all languages, all attributes of its type, categories, customers and who changed it last',
  access: staff('manageProducts'),
  params: IdParam,
  response: ProductRecord,
  errors: ['notFound'],
});

/** Longer ones are refused row by row. */
const text = z.string().max(20_000);
const SomeTexts = z.strictObject({ de: text.optional(), fr: text.optional(), en: text.optional() });
/** A single text is that of the caller's language. */
const SomeWords = z.union([SomeTexts, text]);

const ValuesByAttribute = z.record(z.string().regex(/^[1-9][0-9]{0,9}$/), z.union([z.string().max(200_000), SomeTexts]).nullable());
/** As a product is read in the shop: words in the caller's language. */
const ValueList = z.array(z.object({ attributeId: Id, value: z.string().max(200_000) })).max(200);

/** Only the given fields change; in texts, preset and values only the given members. */
export const ProductChanges = z.strictObject({
  articleNumber: text.optional(),
  name: SomeWords.optional(),
  description: SomeWords.optional(),
  typeId: Id.optional(),
  kindCode: z.union([z.literal(1), z.literal(2), z.literal(99)]).optional(),
  published: z.boolean().optional(),
  publiclyAvailable: z.boolean().optional(),
  /** A future day; only for a product that is not in the shop. */
  publishOn: DateText.nullable().optional(),
  /** A future day, after `publishOn`. */
  hideOn: DateText.nullable().optional(),
  canBeConfigured: z.boolean().optional(),
  /** Values of the model's parameters, each checked by the model; null: none, for a product without a model. */
  preset: z.record(z.string().max(100), ParameterValue).nullable().optional(),
  localFilePath: text.optional(),
  /** True: deleted, unless something still uses it. False: restored; a deleted product accepts no other change before that. */
  deleted: z.boolean().optional(),
  /**
   * By attribute: a text, words by language, or null to clear. A text selects a choice by its German word; a new choice needs all languages.
   * A text that is read so in any language is no change. In a list as the shop reads it a text is that of the caller's language.
   */
  values: z.union([ValuesByAttribute, ValueList]).optional(),
});
export type ProductChanges = z.infer<typeof ProductChanges>;

export const ShownOfProduct = z.object(sentBack(Product.shape, { ...ProductChanges.shape, ...ProductRecord.shape }));
export const KeptOfProduct = z.object(sentBack(ProductRecord.shape, ProductChanges.shape));

/** Why a row was not stored. */
const problems = [
  'notFound',
  'unknownField',
  'productDeleted',
  'duplicateEntry',
  'articleNumberInvalid',
  'folderInvalid',
  'modelMissing',
  'presetMissing',
  'dayNotPossible',
  'dayBeforeTomorrow',
  'publishedAlready',
  'hiddenBeforePublished',
  'presetInvalid',
  'attribute does not belong to this product',
  'attributeWithoutLanguages',
  'choiceUnknown',
  'commodityReferenceMalformed',
  'configuratorInfoNotJson',
  'configuratorInfoMalformed',
  'inUse',
  'usedBy',
] as const;

export const updateProduct = endpoint({
  method: 'POST',
  path: '/product/{id}',
  tag: 'product',
  summary: 'Change fields of one product; the shop shows it at once. Its other fields may come along as they were read',
  access: staff('manageProducts'),
  params: IdParam,
  body: ProductChanges.extend({ ...KeptOfProduct.shape, ...ShownOfProduct.shape, version: Version.optional() }),
  response: ProductRecord,
  errors: [...problems, 'changedMeanwhile', 'fieldNotPermitted'],
});

export const updateProducts = endpoint({
  method: 'PUT',
  path: '/product/block',
  tag: 'product',
  summary: 'Change many products: good rows are stored together, faulty ones are told with their reason',
  access: staff('manageProducts'),
  body: blockOf(ProductChanges),
  response: BlockAnswer,
  errors: [...problems, 'changedMeanwhile'],
});
