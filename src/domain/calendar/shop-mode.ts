/** The two shops. Specification: storefront §1. */
export const shopModes = ['verpackung', 'moebel'] as const;
export type ShopMode = (typeof shopModes)[number];
