/** A map that drops the least recently used entries once the sum of their sizes exceeds its limit. */
import { LRUCache } from 'lru-cache';

export class LeastRecentlyUsed<Key extends string | number, Value extends object | string | number> {
  readonly #cache: LRUCache<Key, Value>;
  readonly #isSized: boolean;

  /** Without `sizeOf` every entry counts 1. An entry larger than the limit is not kept. */
  constructor(limit: number, sizeOf?: (value: Value) => number) {
    this.#isSized = sizeOf !== undefined;
    // The library rejects sizes below 1.
    this.#cache =
      sizeOf === undefined
        ? new LRUCache<Key, Value>({ max: limit })
        : new LRUCache<Key, Value>({ maxSize: limit, sizeCalculation: (value) => Math.max(1, sizeOf(value)) });
  }

  get size(): number {
    return this.#isSized ? this.#cache.calculatedSize : this.#cache.size;
  }

  get(key: Key): Value | undefined {
    return this.#cache.get(key);
  }

  /** The kept value, else the one made now, which is kept. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.set(key, made);
    return made;
  }

  set(key: Key, value: Value): void {
    this.#cache.set(key, value);
  }
}
