/** A browser storage in memory, for tests that run without a browser. */
export class MapStorage implements Storage {
  readonly #items = new Map<string, string>();

  static install(name: 'localStorage' | 'sessionStorage'): MapStorage {
    const storage = new MapStorage();
    Object.defineProperty(globalThis, name, { configurable: true, value: storage });
    return storage;
  }

  get length(): number {
    return this.#items.size;
  }

  names(): string[] {
    return [...this.#items.keys()].filter((name) => name !== 'cart-order');
  }

  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(name: string): string | null {
    return this.#items.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    this.#items.set(name, value);
  }

  removeItem(name: string): void {
    this.#items.delete(name);
  }

  clear(): void {
    this.#items.clear();
  }
}
