/** Goods sorted by price. The distance between two prices is their ratio. */
import type { Near, Run } from './nearest.ts';
import { firstOf, nearestFirst, outwards, runsOf } from './nearest.ts';

export interface Priced {
  readonly id: number;
  /** null: on request. */
  readonly price: number | null;
}

/** Farther than anything worth showing. */
const unknown = 1000;

const isKnown = (price: number | null): price is number => price !== null && price > 0;

export class PriceOrder<Each extends Priced> {
  readonly #all: readonly Each[];
  readonly #runs: readonly Run<Each>[];
  readonly #unpriced: readonly Each[];

  constructor(goods: readonly Each[]) {
    this.#all = goods.toSorted((a, b) => a.id - b.id);
    this.#runs = runsOf(
      this.#all.filter(({ price }) => isKnown(price)),
      ({ price }) => price ?? 0,
    );
    this.#unpriced = this.#all.filter(({ price }) => !isKnown(price));
  }

  /** Nearest first, then by id; at most `most`. */
  nearest(price: number | null, most: number, accepts: (each: Each) => boolean): readonly Near<Each>[] {
    const at = (distance: number, goods: readonly Each[]): Near<Each>[] =>
      firstOf(goods, most, accepts).map((each) => ({ each, distance }));
    if (!isKnown(price)) return at(unknown, this.#all);
    const found: Near<Each>[] = [];
    for (const [distance, { goods }] of outwards(this.#runs, price, (other) => (other > price ? other / price : price / other))) {
      if (found.length >= most && distance > (found.at(-1)?.distance ?? -1)) break;
      found.push(...at(distance, goods));
    }
    return [...found, ...at(unknown, this.#unpriced)].sort(nearestFirst).slice(0, most);
  }
}
