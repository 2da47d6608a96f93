import { z } from 'zod';
import { Configuration } from './configurator.ts';
import { endpoint, staff } from './endpoint.ts';
import { articleNumberLength } from './product.ts';
import { Id, IdText, line } from './wire.ts';

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

/** A configuration frozen into a product of its own; type, attributes, categories and price rows are those of the product it was configured from. */
export const ProductInsert = z.object({
  sourceProductId: Id,
  configuration: Configuration,
  name: z.object({ de: line(nameLength).min(1), fr: line(nameLength).min(1), en: line(nameLength).min(1) }),
  published: z.boolean().default(true),
});
export type ProductInsert = z.input<typeof ProductInsert>;

export const CreatedProduct = z.object({ id: z.number().int(), articleNumber: z.string() });
export type CreatedProduct = z.infer<typeof CreatedProduct>;

export const createProduct = endpoint({
  method: 'PUT',
  path: '/product',
  tag: 'product',
  summary: 'Create a product out of a configuration; idempotent by Idempotency-Key',
  access: staff('createProductInConfigurator'),
  body: ProductInsert,
  response: CreatedProduct,
  errors: ['notFound', 'configurationInvalid', 'idempotencyKeyReused'],
  idempotent: true,
  callsPerMinute: 60,
});
