import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Product } from './product.ts';
import { IdParam, listOf } from './wire.ts';

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
  /** The product that represents the category on tiles; null when it has none. */
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
  summary: 'The categories of the active shop type, by parent id, then by order',
  access: 'public',
  response: listOf(Category),
});

export const MenuCategory = Category.pick({ id: true, name: true, url: true, parentId: true });
export type MenuCategory = z.infer<typeof MenuCategory>;

export const readCategoryMenu = endpoint({
  method: 'GET',
  path: '/categories/menu',
  tag: 'category',
  summary:
    'The published categories as menus list them, without the root: a small tree whole, of a large one two levels; with `top` one level',
  access: 'public',
  query: z.object({ top: z.stringbool().default(false) }),
  response: listOf(MenuCategory),
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

export const longestCategoryUrl = 2000;

export const readCategoryBranch = endpoint({
  method: 'GET',
  path: '/categories/branch',
  tag: 'category',
  summary: 'The top of the category tree, and with a path what lies above, beside and below that category; a small tree whole',
  access: 'public',
  query: z.object({ url: z.string().max(longestCategoryUrl).optional() }),
  response: z.object({
    /** The category with that path; null: none. */
    current: z.number().int().nullable(),
    /** The path of the category in which a product type stands, if the path is that of the type: the category's, or the root's, and its name. */
    typeCategoryUrl: z.string().nullable(),
    /** In tree order, root first. */
    items: z.array(Category),
  }),
});

export const RelatedProducts = z.object({
  /** Its categories, root first. */
  trail: z.array(Category.pick({ name: true, url: true })),
  similar: z.array(Product),
  companions: z.array(Product),
  /** Products in which other constructions of its model are sold, one each, with the model's current version. */
  constructions: z.array(
    z.object({ modelId: z.string(), version: z.number().int(), productId: z.number().int(), name: z.string(), articleNumber: z.string() }),
  ),
});
export type RelatedProducts = z.infer<typeof RelatedProducts>;

export const readRelatedProducts = endpoint({
  method: 'GET',
  path: '/product/{id}/related',
  tag: 'product',
  summary: 'Where a product stands in the category tree, similar products and what goes with it, in the caller’s prices',
  access: 'public',
  params: IdParam,
  response: RelatedProducts,
  errors: ['notFound'],
});
