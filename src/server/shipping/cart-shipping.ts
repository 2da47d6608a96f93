/** The delivery of a cart: method, distance and cost. */
import type { Rappen } from '#domain/money/money.ts';

export interface CartShipping {
  /** FEDEX: by parcel carrier, at the customer's request. */
  readonly shippingType: 'MAIL' | 'TRUCK' | 'FEDEX';
  /** Total number of pieces. */
  readonly quantity: number;
  /** Storing spaces on the truck; 0 if everything goes by mail. */
  readonly spaces: number;
  /** Total, in kg. */
  readonly weightKg: number;
  readonly distanceKm: number;
  readonly cost: Rappen;
  readonly effectiveCost: Rappen;
  readonly paysFees: boolean;
  readonly place: string;
}
