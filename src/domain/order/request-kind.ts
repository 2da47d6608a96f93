/**
 * What an order or quote is about: packaging, furniture, or the transport of an artwork.
 * Specification: storefront §3 (request kinds).
 */
import type { ShopMode } from '#domain/catalog/shop.ts';

export const requestKind = { VERPACKUNG: 1, MOEBEL: 2, ARTWORK: 3 } as const;
export type RequestKind = (typeof requestKind)[keyof typeof requestKind];

export function isRequestKind(id: number): id is RequestKind {
  return id === requestKind.VERPACKUNG || id === requestKind.MOEBEL || id === requestKind.ARTWORK;
}

export function requestKindOf(shop: ShopMode): RequestKind {
  return shop === 'verpackung' ? requestKind.VERPACKUNG : requestKind.MOEBEL;
}

/** Packaging or furniture follows from the shop; only staff may choose the transport of an artwork. Null: neither. */
export function decideRequestKind(asked: number | undefined, { shop, staff }: { shop: ShopMode; staff: boolean }): RequestKind | null {
  const usual = requestKindOf(shop);
  if (asked === undefined || asked === usual) return usual;
  return staff && asked === requestKind.ARTWORK ? requestKind.ARTWORK : null;
}
