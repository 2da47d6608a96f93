/** The list of products in the office: rows of the active shop with everything its grid shows and edits. */
import { z } from 'zod';
import { gaps, visibilities } from '#domain/catalog/completeness.ts';
import { endpoint, staff } from './endpoint.ts';
import { ColumnValues, ListQuery, ValuesOf } from './list.ts';
import { ProductAttribute, ProductRecord } from './product-record.ts';
import { Chf, Instant, listOf } from './wire.ts';

export const ProductListItem = ProductRecord.pick({
  id: true,
  version: true,
  articleNumber: true,
  name: true,
  typeId: true,
  kindCode: true,
  published: true,
  publiclyAvailable: true,
  canBeConfigured: true,
  preset: true,
  values: true,
  deletedAt: true,
  publishOn: true,
  hideOn: true,
}).extend({
  /** Who can find it: everyone, the customers it was made for, staff only, or no one. */
  visibility: z.enum(visibilities),
  /** Everyone's price per piece at the smallest quantity, net; null: on request. */
  price: Chf.nullable(),
  /** Percent of that price; null: its cost is not known, or the caller may not see it. */
  margin: z.number().nullable(),
  gaps: z.array(z.enum(gaps)),
  /** Number of customers who have it as their own or marked it. */
  customers: z.number().int(),
  changed: z.object({ at: Instant, who: z.string() }).nullable(),
});
export type ProductListItem = z.infer<typeof ProductListItem>;

/** Without a filter on `visibility` deleted products are left out. */
export const readProductList = endpoint({
  method: 'GET',
  path: '/product/record',
  tag: 'product',
  summary:
    'Products of the active shop for the office; searched in numbers, names and the customers’ own numbers, sorted and filtered by column',
  access: staff('manageProducts'),
  query: ListQuery,
  response: listOf(ProductListItem),
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readProductListValues = endpoint({
  method: 'GET',
  path: '/product/record/values',
  tag: 'product',
  summary: 'The values of a column of the list of products, among the products that all other filters leave',
  access: staff('manageProducts'),
  query: z.object({ ...ListQuery.shape, ...ValuesOf.shape }),
  response: ColumnValues,
  errors: ['unknownColumn', 'filterInvalid'],
});

export const readProductListFile = endpoint({
  method: 'GET',
  path: '/product/record/csv',
  tag: 'product',
  summary: 'The list of products as it is filtered and sorted, as a file for a spreadsheet; no cell of it is a formula',
  access: staff('manageProducts'),
  query: ListQuery,
  response: { file: ['text/csv; charset=utf-8'] },
  errors: ['unknownColumn', 'filterInvalid'],
  callsPerMinute: 20,
});

export const ProductFrame = z.object({
  types: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      attributeIds: z.array(z.number().int()),
    }),
  ),
  attributes: z.array(ProductAttribute.omit({ order: true })),
  /** Besides deleted ones. */
  total: z.number().int(),
  /** Number of them with gaps. */
  incomplete: z.number().int(),
});
export type ProductFrame = z.infer<typeof ProductFrame>;

export const readProductFrame = endpoint({
  method: 'GET',
  path: '/product/record/frame',
  tag: 'product',
  summary: 'What the office’s list of products stands in: types, attributes with their choices, how many products there are',
  access: staff('manageProducts'),
  response: ProductFrame,
});
