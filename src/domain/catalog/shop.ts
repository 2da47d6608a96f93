/**
 * Packaging or furniture: which of the two shops is running, and which products and categories belong to it.
 * Specification: storefront §1, §3 (VERPACKUNG 1, MOEBEL 2, ANY 99), §8 ('Unknown shop from configuration'). It reads no environment.
 */
import type { ShopMode } from '#domain/calendar/shop-mode.ts';

export type { ShopMode };

export const shopKind = { VERPACKUNG: 1, MOEBEL: 2, ANY: 99 } as const;
export type ShopKind = (typeof shopKind)[keyof typeof shopKind];

export function shopKindOf(shop: ShopMode): ShopKind {
  return shop === 'verpackung' ? shopKind.VERPACKUNG : shopKind.MOEBEL;
}

/** Whether something of this kind is sold in this shop: its own kind or any. */
export function belongsToShop(kind: number, shop: ShopMode): boolean {
  return kind === shopKindOf(shop) || kind === shopKind.ANY;
}
