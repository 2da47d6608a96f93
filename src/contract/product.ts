import { z } from 'zod';
import { customerFilters, landingPages } from '#domain/catalog/product.ts';
import type { NodeBinding } from '#domain/configurator/configurator-info.ts';
import { Language } from './choice.ts';
import { endpoint } from './endpoint.ts';
import { Configuration } from './configurator.ts';
import { Chf, IdList, IdParam, IdText, integerText, listOf, Page, Whole } from './wire.ts';

/** Maximum length of an article number. */
export const articleNumberLength = 80;

/** From `quantity` pieces, one costs `price` CHF (net, up to four decimals). */
export const LadderStep = z.object({ quantity: z.number().int(), price: Chf });
export type LadderStep = z.infer<typeof LadderStep>;

/** 1 currency, 2 dimension, 3 colour, 4 workbook, 6 string, 7 enum, 8 boolean, 9 fixed model, 10 weight, 11 landing page, 12 commodity. */
export const AttributeValue = z.object({
  attributeId: z.number().int(),
  name: z.string(),
  typeId: z.number().int(),
  value: z.string(),
  /** Feature bits: configurator 1, order position grid 2, sort 4, quick order grid 8. */
  visibility: z.number().int(),
});
export type AttributeValue = z.infer<typeof AttributeValue>;

/** Paths of choices are `group/…/id`; without `visibleProperties` all choices are shown. */
export const FixedModel = z.object({
  url: z.string(),
  cameraPosition: z.object({ x: z.number(), y: z.number(), z: z.number() }),
  visibleProperties: z.array(z.string()),
  bind: z.array(z.custom<NodeBinding>()),
});
export type FixedModel = z.infer<typeof FixedModel>;

/** The view with which a product's page opens. */
export const LandingPage = z.enum(landingPages);

export const Product = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  description: z.string(),
  typeId: z.number().int(),
  published: z.boolean(),
  publiclyAvailable: z.boolean(),
  deletedAt: z.string().nullable(),
  values: z.array(AttributeValue),
  /** The tie of the requested customer, never another one's: at most one. */
  customers: z.array(
    z.object({ customerId: z.number().int(), externalProductId: z.string(), isOwner: z.boolean(), isFavorite: z.boolean() }),
  ),
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  kindCode: z.number().int(),
  localFilePath: z.string(),
  /** Net price of one piece at quantity `unitOfSales`; null = price on request. Only with `withPrices`. */
  price: Chf.nullable(),
  graduatedPrice: z.array(LadderStep),
  unitOfSales: z.number().int(),
  canBeConfigured: z.boolean(),
  /** Goods of a fixed size in stock; all others are made to order. */
  onStock: z.boolean(),
  /** The product's preset configuration; null for a product without a model. */
  configuration: Configuration.nullable(),
  /** The view with which the product's page opens. */
  landingPage: LandingPage,
  /** A fixed 3D model: its GLB, its camera, and which choices change which of its nodes. */
  fixedModel: FixedModel.nullable(),
  /** A page with further information (attribute of type 11); null: none. */
  moreLink: z.object({ label: z.string(), url: z.string() }).nullable(),
  /** Lines such as `Innen 1000 × 600 × 500 mm` that describe the preset. */
  keyFigures: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Product = z.infer<typeof Product>;

export const readProducts = endpoint({
  method: 'GET',
  path: '/product',
  tag: 'product',
  summary: 'Published products of the active shop, with the caller’s prices on request',
  access: 'public',
  query: z.object({
    ...Page,
    ids: IdList.optional(),
    articleNumber: z.string().max(articleNumberLength).optional(),
    categoryId: IdText.optional(),
    typeId: IdText.optional(),
    /** Products with configurations of this model. */
    modelId: Configuration.shape.modelId.optional(),
    /** Only those that can, or only those that cannot. */
    canBeConfigured: z.stringbool().optional(),
    withPrices: z.stringbool().default(false),
    customerId: IdText.optional(),
    customerProduct: z.enum(customerFilters).optional(),
    /** Of the texts; otherwise the caller's language. */
    lang: Language.optional(),
  }),
  response: listOf(Product),
});

export const ProductSummary = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  canBeConfigured: z.boolean(),
  /** The caller's own article number; empty when it has none. */
  externalProductId: z.string(),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

export const readProductSummary = endpoint({
  method: 'GET',
  path: '/product/summary',
  tag: 'product',
  summary: 'Id, article number and name of every published product of the active shop, with the caller’s own article number',
  access: 'public',
  response: listOf(ProductSummary),
});

/** A picture of a product: drawn by the shop, or stored with the product. */
export const GalleryImage = z.object({
  /** Drawn ones: the view; stored ones: null. */
  view: z.string().nullable(),
  /** Stored ones: 2D, 3D-Fix or 3D-Configurator; drawn ones: null. */
  kind: z.string().nullable(),
  name: z.string(),
  url: z.string(),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const readGalleryImages = endpoint({
  method: 'GET',
  path: '/product/{id}/gallery-images',
  tag: 'product',
  summary: 'The pictures of a product: from in front, packed, in parts, and those stored with it',
  access: 'public',
  params: IdParam,
  response: listOf(GalleryImage),
  errors: ['notFound'],
});

export const readAllPublishedPrices = endpoint({
  method: 'GET',
  path: '/product/all-published-prices',
  tag: 'product',
  summary: 'The price list that everybody sees, as MessagePack; as JSON when asked by Accept',
  access: 'public',
  /** VERPACKUNG 1, MOEBEL 2, ANY 99. */
  query: z.object({
    shop: integerText(Whole).refine((shop) => [1, 2, 99].includes(shop)),
  }),
  response: z.object({
    items: z.array(
      z.object({
        productId: z.number().int(),
        articleNumber: z.string(),
        unitOfSales: z.number().int(),
        /** Empty: price on request. */
        graduatedPrice: z.array(LadderStep),
      }),
    ),
  }),
  binary: true,
  callsPerMinute: 120,
});
