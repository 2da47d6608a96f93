/**
 * Which address shows which page of text. Two addresses of one service show the same page; the first form is the one that search engines are told.
 * A page of one shop mode leads to the other shop where that has an address of its own.
 */
import type { ShopMode } from '#domain/catalog/shop.ts';

export interface ContentAddress {
  path: string;
  slug: string;
  /** The shop mode whose page it is; absent: both. */
  shop?: ShopMode;
  /** Where the page is at home, when it is not here. */
  canonical?: string;
  /** What the other shop mode shows instead when it knows no address of this one. */
  otherwise?: string;
  /** The page above, for the breadcrumb. */
  parent?: string;
}

export const galleryOf: Readonly<Record<ShopMode, string>> = { verpackung: '/-verpackung/galerie', moebel: '/-moebel/gallerie' };

const overview = '/-verpackung/dienstleistungen';

/** Slug of a service and its name in the second form of its address. */
const services = [
  ['verpacken', 'verpacken'],
  ['gefahrgut', 'gefahrgut'],
  ['lagern', 'lagern'],
  ['logistik', 'logistik'],
  ['transport', 'transportieren'],
  ['beratung', 'verpackungsberatung'],
] as const;

const companyPages = ['agb', 'datenschutz', 'impressum', 'kontakt', 'labels', 'geschichte', 'news'] as const;

export const contentAddresses: readonly ContentAddress[] = [
  ...companyPages.map((slug) => ({ path: `/${slug}`, slug })),
  { path: galleryOf.verpackung, slug: 'galerie', shop: 'verpackung', otherwise: galleryOf.moebel },
  { path: galleryOf.moebel, slug: 'gallerie', shop: 'moebel', otherwise: galleryOf.verpackung },
  { path: overview, slug: 'dienstleistungen', shop: 'verpackung' },
  ...services.flatMap(([slug, longForm]): ContentAddress[] => {
    const path = `${overview}/${slug}`;
    return [
      { path, slug, shop: 'verpackung', parent: overview },
      { path: `/dienstleistungen/${longForm}`, slug, canonical: path, parent: overview },
    ];
  }),
];

export const servicePaths = { overview, all: services.map(([slug]) => ({ slug, path: `${overview}/${slug}` })) };

export function contentAddress(pathname: string): ContentAddress | undefined {
  const path = pathname.replace(/\/$/, '');
  return contentAddresses.find((address) => address.path === path);
}

/** The address at which a page is at home. */
export function contentPath(slug: string): string {
  return contentAddresses.find((address) => address.slug === slug && address.canonical === undefined)?.path ?? `/${slug}`;
}

/** Where a visitor of this shop is sent instead; null: the page is shown. */
export function elsewhere(address: ContentAddress, shop: ShopMode, otherShopUrl: string | null): string | null {
  if (address.shop === undefined || address.shop === shop) return null;
  if (otherShopUrl !== null) return `${otherShopUrl}${address.path}`;
  return address.otherwise ?? null;
}

/** Addresses for the sitemap of a shop: each page once, where it is at home. */
export function pagesOf(shop: ShopMode): string[] {
  return contentAddresses
    .filter(({ shop: own, canonical }) => canonical === undefined && (own === undefined || own === shop))
    .map(({ path }) => path);
}
