import { z } from 'zod';
import { isArticleNumber } from '#domain/catalog/article-number.ts';
import { Configuration } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { articleNumberLength } from './product.ts';
import { notYet } from './record.ts';
import { Id, IdText, line, paragraph } from './wire.ts';

export const readNextArticleNumber = endpoint({
  method: 'GET',
  path: '/product/next-article-number',
  tag: 'product',
  summary: 'The article number that the next product of this type would get; it is given for good only when the product is created',
  access: staff('createProductInConfigurator', 'manageProducts'),
  /** The type by its name, or by its id. */
  query: z
    .object({ productTypeName: line(100).min(1).optional(), productTypeId: IdText.optional() })
    .refine(({ productTypeName, productTypeId }) => productTypeName !== undefined || productTypeId !== undefined),
  response: z.object({ articleNumber: z.string().max(articleNumberLength) }),
  errors: ['notFound'],
});

const nameLength = 120;
const longestValue = 20_000;
const description = paragraph(2000);
const inGerman = (de: string): { de: string; fr: string; en: string } => ({ de, fr: '', en: '' });

/**
 * A configuration frozen into a separate product; type, attributes, categories and price rows are those of the product
 * it was configured from.
 */
export const ProductInsert = z.object({
  sourceProductId: Id,
  configuration: Configuration,
  name: z.object({ de: line(nameLength).min(1), fr: line(nameLength).min(1), en: line(nameLength).min(1) }),
  published: z.boolean().default(true),
});
export type ProductInsert = z.input<typeof ProductInsert>;

/** A product as first created by product staff. Without a number it gets the next one of the series that most products of its type have. */
export const PlainProduct = z.strictObject({
  typeId: Id,
  /** German is required from the start, the others may follow; a single text is German. */
  name: z.union([
    z.strictObject({ de: line(nameLength).min(1), fr: line(nameLength).default(''), en: line(nameLength).default('') }),
    line(nameLength).min(1).transform(inGerman),
  ]),
  /** Absent: that of `copyFrom`. */
  description: z.union([z.strictObject({ de: description, fr: description, en: description }), description.transform(inGerman)]).optional(),
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: z.literal([1, 2, 99]),
  articleNumber: line(articleNumberLength)
    .refine((number) => number === '' || isArticleNumber(number))
    .transform((number) => (number === '' ? undefined : number))
    .optional(),
  published: z.boolean().default(false),
  publiclyAvailable: z.boolean().default(true),
  /** Absent: those of `copyFrom`. */
  categoryIds: z.array(Id).max(100).optional(),
  /** They override those of `copyFrom`. */
  values: z
    .array(z.strictObject({ attributeId: Id, value: z.string().max(longestValue) }))
    .max(200)
    .default([]),
  /** A product of the same type from which everything else is copied: texts, values, preset, transport requirement, prices. */
  copyFrom: Id.optional(),
  deletedAt: notYet,
  customers: notYet,
  localFilePath: notYet,
  price: notYet,
  graduatedPrice: notYet,
});
export type PlainProduct = z.input<typeof PlainProduct>;

export const CreatedProduct = z.object({ id: z.number().int(), articleNumber: z.string() });
export type CreatedProduct = z.infer<typeof CreatedProduct>;

export const createProduct = endpoint({
  method: 'PUT',
  path: '/product',
  tag: 'product',
  summary: 'Create a product out of a configuration, or a plain one, new or after another; idempotent by Idempotency-Key',
  access: staff('createProductInConfigurator', 'manageProducts'),
  body: z.union([ProductInsert, PlainProduct]),
  response: CreatedProduct,
  errors: [
    'notFound',
    'configurationInvalid',
    'idempotencyKeyReused',
    'duplicate',
    'productTypeGone',
    'categoryGone',
    'attributeNotOfType',
    'copyOtherType',
  ],
  idempotent: true,
  callsPerMinute: 60,
});
