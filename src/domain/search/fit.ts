/**
 * Which packaging holds goods of a size and weight, and which one is best. Goods stay upright; length and width are interchangeable.
 * Design: peers §3 (Find by fit), experience (Home: Was wollen Sie verpacken?). It knows no product model: inner sizes are passed in.
 */

export interface Goods {
  readonly lengthMm: number;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly massKg: number;
}

export type SizeMm = readonly [length: number, width: number, height: number];

export interface Holder {
  readonly innerMm: SizeMm;
  /** null: unknown. */
  readonly maxLoadKg: number | null;
}

/** Packaging with an unknown load limit is offered up to the weight of the heaviest parcel. */
export const sureLoadKg = 30;
/** A packaging of more than this many times the goods' volume does not fit. */
const mostAir = 4;

const volume = ([length, width, height]: SizeMm): number => length * width * height;

export function holds({ innerMm, maxLoadKg }: Holder, { lengthMm, widthMm, heightMm, massKg }: Goods): boolean {
  const [length, width, height] = innerMm;
  const lies = (along: number, across: number): boolean => along <= length && across <= width;
  return massKg <= (maxLoadKg ?? sureLoadKg) && heightMm <= height && (lies(lengthMm, widthMm) || lies(widthMm, lengthMm));
}

/** Holds the goods and is not much larger. */
export function fits(holder: Holder, goods: Goods): boolean {
  return holds(holder, goods) && volume(holder.innerMm) <= mostAir * volume([goods.lengthMm, goods.widthMm, goods.heightMm]);
}

export interface Offer {
  /** Net francs of one piece; null: on request. */
  readonly price: number | null;
  readonly outerMm: SizeMm | null;
}

/** Cheapest first, then the smaller outside; offers without a price come last. */
export function rankFits<O extends Offer>(offers: readonly O[]): readonly O[] {
  const outside = ({ outerMm }: Offer): number => (outerMm === null ? Infinity : volume(outerMm));
  return offers.toSorted((a, b) => {
    if (a.price === null || b.price === null) return Number(a.price === null) - Number(b.price === null) || compare(outside(a), outside(b));
    return a.price - b.price || compare(outside(a), outside(b));
  });
}

const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);

/** The price to be marked as the lowest; null when there is nothing to compare. */
export function lowestPrice(offers: readonly Pick<Offer, 'price'>[]): number | null {
  const prices = offers.flatMap(({ price }) => (price === null ? [] : [price]));
  return prices.length > 1 ? Math.min(...prices) : null;
}
