import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './wire.ts';

export const Category = z.object({
  id: z.number().int(),
  name: z.string(),
  parentId: z.number().int().nullable(),
  order: z.number().int(),
  published: z.boolean(),
  description: z.string(),
  contentLink: z.string(),
  shopTypeId: z.number().int(),
  imageFileName: z.string(),
  /** The category's page: built from the German names, or its contentLink. */
  url: z.string(),
  /** A product that stands for the category in tiles; null when it has none. */
  pictureArticleNumber: z.string().nullable(),
  /** Lowest shown price of its products and those below it, CHF net; null when none has a price. */
  priceFrom: z.number().nullable(),
  productCount: z.number().int(),
});
export type Category = z.infer<typeof Category>;

export const readCategories = endpoint({
  method: 'GET',
  path: '/categories',
  tag: 'category',
  summary: 'The categories of the active shop type, root first, in tree order',
  access: 'public',
  response: listOf(Category),
});

export const CategoryProduct = z.object({ id: z.number().int(), categoryId: z.number().int(), productId: z.number().int() });
export type CategoryProduct = z.infer<typeof CategoryProduct>;

export const readCategoryProducts = endpoint({
  method: 'GET',
  path: '/category-product',
  tag: 'category',
  summary: 'Which product stands in which category',
  access: 'public',
  response: listOf(CategoryProduct),
});
