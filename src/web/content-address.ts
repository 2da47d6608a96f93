/**
 * Which address shows which text page. A service has two addresses with the same page; the first is its canonical one for search engines.
 * A page of only one shop mode redirects to the other shop, if that has a URL of its own.
 */
import type { ShopMode } from '#domain/catalog/shop.ts';

export interface ContentAddress {
  path: string;
  slug: string;
  /** The shop mode the page belongs to; absent: both. */
  shop?: ShopMode;
  /** The canonical address, if it is not this one. */
  canonical?: string;
  /** Shown by the other shop mode instead, when it does not know the URL of this page's shop. */
  otherwise?: string;
  /** The parent page, for the breadcrumb. */
  parent?: string;
}

export const galleryOf: Readonly<Record<ShopMode, string>> = { verpackung: '/-verpackung/galerie', moebel: '/-moebel/gallerie' };

const overview = '/-verpackung/dienstleistungen';

/** Slug of a service and its name in the second form of the address. */
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
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return contentAddresses.find((address) => address.path === path);
}

/** The canonical address of a page. */
export function contentPath(slug: string): string {
  return contentAddresses.find((address) => address.slug === slug && address.canonical === undefined)?.path ?? `/${slug}`;
}

/** Redirect for a visitor of this shop; null: the page is shown. */
export function elsewhere(address: ContentAddress, shop: ShopMode, otherShopUrl: string | null): string | null {
  if (address.shop === undefined || address.shop === shop) return null;
  if (otherShopUrl !== null) return `${otherShopUrl}${address.path}`;
  return address.otherwise ?? null;
}

/** Addresses for the sitemap of a shop: each page once, by its canonical address. */
export function pagesOf(shop: ShopMode): string[] {
  return contentAddresses
    .filter(({ shop: own, canonical }) => canonical === undefined && (own === undefined || own === shop))
    .map(({ path }) => path);
}
