/** The delivery of a cart: how it goes, how far and for how much. */
import type { Rappen } from '#domain/money/money.ts';

export interface CartShipping {
  /** FEDEX: by parcel carrier, because the customer wishes it. */
  readonly shippingType: 'MAIL' | 'TRUCK' | 'FEDEX';
  /** Pieces of all lines. */
  readonly quantity: number;
  /** Storing spaces on the truck; 0 when everything goes by mail. */
  readonly spaces: number;
  /** kg of everything. */
  readonly weightKg: number;
  readonly distanceKm: number;
  readonly cost: Rappen;
  readonly effectiveCost: Rappen;
  readonly paysFees: boolean;
  readonly place: string;
}
