import { z } from 'zod';
import { longestSearchText } from '#domain/search/search-text.ts';
import { priceViews } from '#domain/vat/shown-totals.ts';
import { Configuration } from './configurator.ts';
import { endpoint } from './endpoint.ts';
import { Product } from './product.ts';
import { Chf, IdText, integerText, numberText } from './wire.ts';

const SearchText = z.string().max(longestSearchText);

export const FoundProduct = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  /** Path of the product's page. */
  url: z.string(),
  /** Path of the product's picture. */
  picture: z.string(),
  /** The caller's net price of one piece at quantity `unitOfSales`; null = price on request. */
  price: Chf.nullable(),
  unitOfSales: z.number().int(),
  canBeConfigured: z.boolean(),
  /** One line such as `Innen 1000 × 600 × 500 mm`; empty if unknown. */
  keyFigure: z.string(),
  /** The caller's own article number; empty when it has none. */
  externalProductId: z.string(),
  /** False: hidden from everyone but staff. */
  published: z.boolean(),
});
export type FoundProduct = z.infer<typeof FoundProduct>;

export const FoundPlace = z.object({ name: z.string(), url: z.string() });
export type FoundPlace = z.infer<typeof FoundPlace>;

/** A text page; the pages find its address by its slug. */
export const FoundPage = z.object({ name: z.string(), slug: z.string() });
export type FoundPage = z.infer<typeof FoundPage>;

/** A product made to the requested size. */
export const MadeToSize = z.object({
  articleNumber: z.string(),
  name: z.string(),
  /** `1200 × 800 × 600 mm`. */
  size: z.string(),
  /** The product page with these values filled in. */
  url: z.string(),
  picture: z.string(),
  price: Chf.nullable(),
});
export type MadeToSize = z.infer<typeof MadeToSize>;

export const SearchAnswer = z.object({
  /** The search text, normalised. */
  q: z.string(),
  /** The text with misspelt words corrected, if there were any; else null. */
  corrected: z.string().nullable(),
  /** False: no product matches every word; the products match some of them. */
  complete: z.boolean(),
  /** Words of the text that none of the products matches; empty when `complete`. */
  unanswered: z.array(z.string()),
  /** Best first, at most `limit`. */
  products: z.array(FoundProduct),
  /** Number of products before the limit. */
  total: z.number().int(),
  categories: z.array(FoundPlace),
  pages: z.array(FoundPage),
  madeToSize: z.array(MadeToSize),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const search = endpoint({
  method: 'GET',
  path: '/search',
  tag: 'search',
  summary:
    'Products, categories and pages for a typed text: names, article numbers (the caller’s own too), sizes; with the caller’s prices',
  access: 'public',
  query: z.object({ q: SearchText, limit: integerText(z.number().int().min(1).max(500)).default(24) }),
  response: SearchAnswer,
});

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggestions',
  tag: 'search',
  summary: 'A few hits for a text that is still being typed',
  access: 'public',
  query: z.object({ q: SearchText }),
  response: SearchAnswer,
});

/** The fields shown on a card in a list. */
export const ListedCard = z.object({
  id: z.number().int(),
  articleNumber: z.string(),
  name: z.string(),
  price: Chf.nullable(),
  unitOfSales: z.number().int(),
  canBeConfigured: z.boolean(),
  /** The caller's own tie, at most one. */
  customers: Product.shape.customers,
  keyFigures: z.array(z.object({ label: z.string(), value: z.string() })),
  /** False: hidden from everyone but staff. */
  published: z.boolean(),
});
export type ListedCard = z.infer<typeof ListedCard>;

export const Facet = z.object({
  /** Name in the address: an attribute's, or `size`, `configurable`. */
  key: z.string(),
  /** `choice` several at once, `switch` yes or not set, `colour` with swatches, `atLeast` a threshold. */
  kind: z.enum(['choice', 'switch', 'colour', 'atLeast']),
  /** The attribute's name without its unit; empty for `size` and `configurable`, which have texts on the screens. */
  label: z.string(),
  /** Of the figures of `atLeast`; null: none. */
  unit: z.string().nullable(),
  options: z.array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), chosen: z.boolean() })),
});
export type Facet = z.infer<typeof Facet>;

const RangeMm = z.object({ lowest: z.number(), highest: z.number() });

export const ListingAnswer = z.object({
  products: z.array(ListedCard),
  /** Number of products that match the filter. */
  matching: z.number().int(),
  /** Number of products before the filter. */
  total: z.number().int(),
  facets: z.array(Facet),
  /** Lowest and highest shown price before the filter; null if fewer than two products have one. */
  priceRange: z.object({ lowest: Chf, highest: Chf }).nullable(),
  /** Smallest and largest inner dimensions in millimetres before the filter; null if fewer than two products have an inside. */
  innerMm: z.object({ length: RangeMm, width: RangeMm, height: RangeMm }).nullable(),
  /** The query names a facet as it was called before. */
  hasFormerNames: z.boolean(),
});
export type ListingAnswer = z.infer<typeof ListingAnswer>;

export const listShop = endpoint({
  method: 'GET',
  path: '/search/listing',
  tag: 'search',
  summary: 'Products of a category or a search, narrowed and sorted by the query of a page, with the options that are left',
  access: 'public',
  query: z.object({
    categoryId: IdText.optional(),
    q: SearchText.optional(),
    /** The query of the page: facets, price bounds, sort, page. */
    listing: z.string().max(2000).default(''),
    /** How prices are shown to the caller: bounds and order use the same. */
    priceView: z.enum(priceViews).default('incl'),
  }),
  response: ListingAnswer,
});

const Side = integerText(z.number().int().min(1).max(99_999));
const SizeMm = z.tuple([z.number(), z.number(), z.number()]);

/** Packaging that holds the goods. */
export const FoundFit = z.object({
  productId: z.number().int(),
  /** The configuration that is priced. */
  configuration: Configuration,
  articleNumber: z.string(),
  name: z.string(),
  /** The product page, with the values filled in if made to measure. */
  url: z.string(),
  picture: z.string(),
  /** False: one of the catalogue's sizes. */
  madeToMeasure: z.boolean(),
  innerMm: SizeMm,
  outerMm: SizeMm.nullable(),
  weightKg: z.number(),
  /** The caller's net price of one piece; null = on request. */
  price: Chf.nullable(),
  unitOfSales: z.number().int(),
  cheapest: z.boolean(),
});
export type FoundFit = z.infer<typeof FoundFit>;

export const findFits = endpoint({
  method: 'GET',
  path: '/search/fit',
  tag: 'search',
  summary: 'Packaging that holds goods of a size and weight, made to measure and in sizes of the catalogue, cheapest first',
  access: 'public',
  query: z.object({
    length: Side,
    width: Side,
    height: Side,
    mass: numberText(z.number().min(0).max(99_999)).default(1),
    limit: integerText(z.number().int().min(1).max(50)).default(12),
  }),
  response: z.object({ items: z.array(FoundFit), total: z.number().int() }),
});
