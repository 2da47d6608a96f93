/** The category tree as kept by the office: all shops, hidden ones too, in three languages, with the articles linked to each. */
import { z } from 'zod';
import { moveDirections } from '#domain/catalog/category-change.ts';
import { Category, CategoryProduct } from './category.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { largestPage } from './list.ts';
import { largestBlock, sentBack, Version } from './record.ts';
import {
  Chf,
  Id,
  IdList,
  IdParam,
  IdText,
  inAllLanguages,
  integerText,
  line,
  listOf,
  Localized,
  maximalId,
  orNone,
  Page,
  paragraph,
} from './wire.ts';

export const CategoryRecord = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: Localized,
  description: Localized,
  parentId: z.number().int().nullable(),
  order: z.number().int(),
  published: z.boolean(),
  contentLink: z.string(),
  /** 1 packaging, 2 furniture, 99 both. */
  shopTypeId: z.number().int(),
  /** Path and name of a picture in the library, `/kategorien/Kisten`; empty: the goods are drawn. */
  imageFileName: z.string(),
  pictureArticleNumber: z.string().nullable(),
  /** Its page in the shop: built from the German names, or its own link. */
  url: z.string(),
  /** Articles linked to it. */
  articleCount: z.number().int(),
  /** Those and all below it, each once. */
  articleCountBelow: z.number().int(),
  /** Those that name it as the category of their products. */
  productTypes: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type CategoryRecord = z.infer<typeof CategoryRecord>;

export const readCategoryRecords = endpoint({
  method: 'GET',
  path: '/categories/records',
  tag: 'category',
  summary: 'All categories of both shops, hidden ones too, in tree order, and how many articles stand in none',
  access: staff('manageCategories'),
  response: z.object({ items: z.array(CategoryRecord), articlesWithoutCategory: z.number().int() }),
});

const nameText = line(100);
const Name = z.strictObject({ de: nameText.min(1), fr: nameText.min(1), en: nameText.min(1) });
const description = paragraph(2000);
const Description = z.strictObject({ de: description, fr: description, en: description });
const ShopType = z.union([z.literal(1), z.literal(2), z.literal(99)]);

const Fields = {
  parentId: Id.nullable(),
  /** Among its siblings. */
  order: z.number().int().min(0).max(maximalId),
  published: z.boolean(),
  contentLink: line(2000),
  shopTypeId: ShopType,
  imageFileName: line(400),
  pictureArticleNumber: line(80).nullable(),
};

const treeFaults = [
  'categorySecondRoot',
  'categoryRootMissing',
  'categoryCircle',
  'categoryParentMissing',
  'categoryShopOfParent',
  'categoryNameWithoutAddress',
  'categoryAddressTaken',
];

export const createCategory = endpoint({
  method: 'POST',
  path: '/categories',
  tag: 'category',
  summary: 'Make a category, as the last beneath its parent',
  access: staff('manageCategories'),
  idempotent: true,
  body: z.strictObject({
    ...Fields,
    name: z.union([Name, nameText.min(1).transform(inAllLanguages)]),
    order: orNone(Fields.order),
    published: Fields.published.default(true),
    description: z.union([Description, description.transform(inAllLanguages)]).default(inAllLanguages('')),
    contentLink: Fields.contentLink.default(''),
    /** Absent: inherited from its parent. */
    shopTypeId: orNone(ShopType),
    imageFileName: Fields.imageFileName.default(''),
    pictureArticleNumber: Fields.pictureArticleNumber.default(null),
  }),
  response: CategoryRecord,
  errors: [...treeFaults, 'validation.link', 'pictureNotFound', 'unknownArticle', 'idempotencyKeyReused'],
});

/** A single text is that of the caller’s language. */
export const CategoryChange = z.strictObject({
  ...z.strictObject(Fields).partial().shape,
  name: z.union([Name, nameText.min(1)]).optional(),
  description: z.union([Description, description]).optional(),
  version: Version.optional(),
});

/** What the shop reckons with the prices and articles of the day: whatever is sent back of it, the next answer has it anew. */
const reckoned = sentBack(Category.pick({ priceFrom: true, productCount: true }).shape, {});
export const KeptOfCategory = z.object(sentBack(CategoryRecord.shape, CategoryChange.shape));

export const updateCategory = endpoint({
  method: 'PUT',
  path: '/categories/{id}',
  tag: 'category',
  summary:
    'Change a category: names, parent, link, shop, picture, whether it is shown; its addresses follow its name and place. Its other fields may come along as they were read',
  access: staff('manageCategories'),
  params: IdParam,
  body: CategoryChange.extend({ ...KeptOfCategory.shape, ...reckoned }),
  response: CategoryRecord,
  errors: [...treeFaults, 'notFound', 'changedMeanwhile', 'fieldNotPermitted', 'validation.link', 'pictureNotFound', 'unknownArticle'],
});

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/categories/{id}',
  tag: 'category',
  summary: 'Delete a category that nothing stands in and nothing refers to',
  access: staff('manageCategories'),
  params: IdParam,
  query: z.object({ version: IdText.optional() }),
  response: z.object({}),
  errors: ['notFound', 'changedMeanwhile', 'inUse', 'usedByCategories', 'usedByArticles', 'usedByProductTypes', 'categoryRootStays'],
});

const Moved = z.object({ items: z.array(CategoryRecord), addressesChanged: z.number().int() });

export const swapCategories = endpoint({
  method: 'PUT',
  path: '/categories/swap-order',
  tag: 'category',
  summary: 'Two categories beneath one parent exchange their places',
  access: staff('manageCategories'),
  body: z.strictObject({
    categoryId: Id,
    otherId: Id,
    version: Version.optional(),
    otherVersion: Version.optional(),
  }),
  response: Moved,
  errors: ['notFound', 'changedMeanwhile', 'categoriesNotBeside'],
});

export const moveCategories = endpoint({
  method: 'PUT',
  path: '/categories/{id}/change-order',
  tag: 'category',
  summary: 'Put categories beneath this one, before or after one that stands there (pivot), in the given order; their addresses follow',
  access: staff('manageCategories'),
  params: IdParam,
  body: z.strictObject({
    /** null: moved to the beginning (`before`) or the end (`after`). */
    pivot: Id.nullable(),
    elements: z.array(Id).min(1).max(largestBlock),
    moveDirection: z.enum(moveDirections),
    /** Versions of the elements, in their order. */
    versions: z.array(Version).optional(),
  }),
  response: Moved,
  errors: [...treeFaults, 'notFound', 'changedMeanwhile', 'categoryPivotElsewhere'],
});

export const CategoryArticle = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  shopTypeId: z.number().int(),
  /** False: only for staff, or for the customers it was made for. */
  isOnSale: z.boolean(),
  /** Its first key figure, such as the inner size; empty if the running shop does not sell it. */
  size: z.string(),
  /** CHF net for the smallest quantity; null: on request, or not sold in the running shop. */
  priceFrom: Chf.nullable(),
  /** The other categories it belongs to. */
  alsoIn: z.array(z.object({ id: z.number().int(), name: z.string() })),
});
export type CategoryArticle = z.infer<typeof CategoryArticle>;

export const readCategoryArticles = endpoint({
  method: 'GET',
  path: '/category-product/articles',
  tag: 'category',
  summary: 'Articles linked to a category in the order of the shop, or those that are not; without a category those that stand in none',
  access: staff('manageCategories'),
  query: z.object({
    categoryId: IdText.optional(),
    /** True: articles that are not linked to the category. */
    outside: z.stringbool().default(false),
    search: line(100).default(''),
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(largestPage)).default(100),
  }),
  response: listOf(CategoryArticle),
  errors: ['notFound'],
});

const LinkResult = z.discriminatedUnion('ok', [
  z.object({ ...CategoryProduct.shape, ok: z.literal(true) }),
  z.object({ productId: z.number().int(), ok: z.literal(false), errors: z.array(ErrorItem) }),
]);

export const linkProducts = endpoint({
  method: 'POST',
  path: '/category-product',
  tag: 'category',
  summary: 'Put products into a category; one that stands there already stays, one that does not exist is told',
  access: staff('manageCategories'),
  body: z.strictObject({ categoryId: Id, productIds: z.array(Id).min(1).max(largestBlock) }),
  response: z.object({ rows: z.array(LinkResult) }),
  errors: ['notFound'],
});

export const unlinkProducts = endpoint({
  method: 'DELETE',
  path: '/category-product',
  tag: 'category',
  summary: 'Take products out of a category; they stay in their others',
  access: staff('manageCategories'),
  query: z.object({ categoryId: IdText, productIds: IdList.refine((ids) => ids.length <= largestBlock) }),
  response: z.object({ removed: z.number().int() }),
  errors: ['notFound'],
});
