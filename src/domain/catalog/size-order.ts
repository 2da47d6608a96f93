/** Goods sorted by length, to find those nearest in length and width. */
import type { Near, Run } from './nearest.ts';
import { firstOf, outwards, runsOf } from './nearest.ts';

export interface Sized {
  readonly id: number;
  readonly canBeConfigured: boolean;
  /** Length and width; null: no such size. */
  readonly size: readonly [number, number] | null;
}

/** A medium distance for goods without a size. */
const unknown = 500;

/** At the same distance, ready-made goods come before configurable ones. */
const readyFirst = (a: Sized, b: Sized): number => Number(a.canBeConfigured) - Number(b.canBeConfigured) || a.id - b.id;

export class SizeOrder<Each extends Sized> {
  readonly #all: readonly Each[];
  /** By length, then by width. */
  readonly #lengths: readonly Run<Run<Each>>[];
  readonly #sizeless: readonly Each[];

  constructor(goods: readonly Each[]) {
    this.#all = goods.toSorted(readyFirst);
    const sized = this.#all.filter(({ size }) => size !== null);
    this.#lengths = runsOf(sized, ({ size }) => size?.[0] ?? 0).map(({ figure, goods: same }) => ({
      figure,
      goods: runsOf(same, ({ size }) => size?.[1] ?? 0),
    }));
    this.#sizeless = this.#all.filter(({ size }) => size === null);
  }

  /** Nearest first; at most `most`. */
  nearest(size: Sized['size'], most: number, accepts: (each: Each) => boolean): readonly Each[] {
    const at = (distance: number, goods: readonly Each[]): Near<Each>[] =>
      firstOf(goods, most, accepts).map((each) => ({ each, distance }));
    if (size === null) return firstOf(this.#all, most, accepts);
    const [length, width] = size;
    let found = at(unknown, this.#sizeless);
    const isBeyond = (distance: number): boolean => found.length >= most && distance > (found.at(-1)?.distance ?? -1);
    for (const [offLength, { goods: widths }] of outwards(this.#lengths, length, (other) => Math.abs(other - length))) {
      if (isBeyond(offLength)) break;
      for (const [offWidth, { goods }] of outwards(widths, width, (other) => Math.abs(other - width))) {
        if (isBeyond(offLength + offWidth)) break;
        const nearer = [...found, ...at(offLength + offWidth, goods)];
        found = nearer.sort((a, b) => a.distance - b.distance || readyFirst(a.each, b.each)).slice(0, most);
      }
    }
    return found.map(({ each }) => each);
  }
}
