/** The life of a product in the office: its kinds, deletion, restoring, and copying from one product to others. */
import { z } from 'zod';
import { FieldValue } from './conflict.ts';
import { endpoint, staff } from './endpoint.ts';
import { largestBlock, Uses, Version, VersionText } from './record.ts';
import { Id, IdList, IdParam, Instant, listOf } from './wire.ts';

/** VERPACKUNG 1, MOEBEL 2, ANY 99. */
const ProductKind = z.object({ code: z.number().int(), name: z.string() });
type ProductKind = z.infer<typeof ProductKind>;

export const readProductKinds = endpoint({
  method: 'GET',
  path: '/product/product-kind',
  tag: 'product',
  summary: 'The kinds of products: sold in the shop of packaging, in that of furniture, or in both',
  access: staff('enterOffice'),
  response: listOf(ProductKind),
});

const ProductLife = z.object({ id: z.number().int(), version: Version, deletedAt: Instant.nullable() });
export type ProductLife = z.infer<typeof ProductLife>;

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/product/{id}',
  tag: 'product',
  summary:
    'Delete a product; it can be restored. What still uses it refuses: open quotes and orders, other products, categories. Past orders never do',
  access: staff('manageProducts'),
  params: IdParam,
  query: z.object({ version: VersionText.optional() }),
  response: ProductLife,
  errors: ['notFound', 'inUse', 'usedBy', 'changedMeanwhile'],
});

export const readProductUses = endpoint({
  method: 'GET',
  path: '/product/{id}/uses',
  tag: 'product',
  summary: 'What keeps a product from being deleted',
  access: staff('manageProducts'),
  params: IdParam,
  response: Uses,
  errors: ['notFound'],
});

export const readUsesOfProducts = endpoint({
  method: 'GET',
  path: '/product/uses',
  tag: 'product',
  summary: 'Which of these products cannot be deleted, and what uses them',
  access: staff('manageProducts'),
  query: z.object({ ids: IdList.refine((ids) => ids.length <= largestBlock) }),
  response: z.object({ products: z.array(z.object({ id: z.number().int(), uses: Uses })) }),
});

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/product/restore/{id}',
  tag: 'product',
  summary: 'Bring a deleted product back as it was',
  access: staff('manageProducts'),
  params: IdParam,
  body: z.strictObject({ version: Version.optional() }),
  response: ProductLife,
  errors: ['notFound', 'changedMeanwhile'],
});

/** Relations of a product besides its own fields. */
export const relations = ['categories', 'values', 'transport', 'prices', 'internalPrices', 'customers'] as const;
export const Relation = z.enum(relations);
export type Relation = z.infer<typeof Relation>;

/** Result for one product: `field` is the relation with the id of its member, `prices.12.margin`. */
export const CopiedRelations = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  version: Version,
  changes: z.array(z.object({ field: z.string(), before: FieldValue, after: FieldValue })),
});
export type CopiedRelations = z.infer<typeof CopiedRelations>;

export const copyRelations = endpoint({
  method: 'PUT',
  path: '/product/copy-relations',
  tag: 'product',
  summary:
    'Copy from one product to others: categories and customers are added; values, transport need, internal prices and the prices of the same customers are replaced. All or nothing; `preview` only says what would change',
  access: staff('manageProducts'),
  body: z.strictObject({
    fromProductId: Id,
    to: z
      .array(z.strictObject({ id: Id, version: Version.optional() }))
      .min(1)
      .max(500),
    relations: z.array(Relation).min(1).max(relations.length),
    preview: z.boolean().default(false),
  }),
  response: z.object({ products: z.array(CopiedRelations) }),
  errors: ['notFound', 'changedMeanwhile', 'copyToItself'],
});
