import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf, Localized } from './wire.ts';

export const Attribute = z.object({
  id: z.number().int(),
  name: z.string(),
  /** 1 currency, 2 dimension, 3 colour, 4 workbook, 6 string, 7 enum, 8 boolean, 9 fixed model, 10 weight, 11 landing page, 12 commodity. */
  typeId: z.number().int(),
  /** Feature bits: configurator 1, order position grid 2, sort 4, quick order grid 8. */
  visibility: z.number().int(),
  /** For staff who manage product types: further fields of the office. Others get only the attributes that are visible somewhere. */
  office: z
    .object({
      version: z.number().int(),
      name: Localized,
      /** Number of products with a value of it. */
      valueCount: z.number().int(),
      productTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
    })
    .optional(),
});
export type Attribute = z.infer<typeof Attribute>;

export const readAttributes = endpoint({
  method: 'GET',
  path: '/attribute',
  tag: 'product',
  summary: 'The attributes that are visible somewhere; for staff who manage them all, with what uses them',
  access: 'public',
  response: listOf(Attribute),
});

export const ProductType = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The usual category of its products; null: none. */
  categoryId: z.number().int().nullable(),
  attrs: z.array(z.object({ attributeId: z.number().int(), visibility: z.number().int(), order: z.number().int() })),
});
export type ProductType = z.infer<typeof ProductType>;

export const readProductTypes = endpoint({
  method: 'GET',
  path: '/product-types',
  tag: 'product',
  summary: 'All product types with the attributes that their products carry',
  access: 'public',
  response: listOf(ProductType),
});
