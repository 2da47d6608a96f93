/** A map that forgets what was not asked for longest, once the sum of the sizes passes its limit. */
export class LeastRecentlyUsed<Key, Value> {
  readonly #entries = new Map<Key, { value: Value; size: number }>();
  readonly #limit: number;
  readonly #sizeOf: (value: Value) => number;
  #size = 0;

  /** Without `sizeOf` every entry counts 1. */
  constructor(limit: number, sizeOf: (value: Value) => number = () => 1) {
    this.#limit = limit;
    this.#sizeOf = sizeOf;
  }

  get size(): number {
    return this.#size;
  }

  get(key: Key): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: Key, value: Value): void {
    this.#drop(key);
    const size = this.#sizeOf(value);
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#limit) return;
      this.#drop(oldest);
    }
  }

  #drop(key: Key): void {
    this.#size -= this.#entries.get(key)?.size ?? 0;
    this.#entries.delete(key);
  }
}
