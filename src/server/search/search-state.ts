/** Everything searched, at one moment: the table of products, the words of each language, the columns for filtering lists. */
import { setImmediate } from 'node:timers/promises';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { ListColumns } from './list-columns.ts';
import { listColumns } from './list-columns.ts';
import { ProductTable } from './product-table.ts';
import type { CategoryNames, SearchIndex } from './search-index.ts';
import { emptyIndex, namesByCategory, setProduct } from './search-index.ts';
import type { SearchPage } from './search-places.ts';
import { searchPlaces } from './search-places.ts';

const sliceMs = 5;

export class SearchState {
  readonly table = new ProductTable();
  readonly #indexes: ReadonlyMap<Language, SearchIndex>;
  readonly #names: CategoryNames;
  /** By row: the product as indexed. */
  readonly #indexed: (CatalogProduct | null)[] = [];
  #snapshot: CatalogSnapshot;
  #columns: ListColumns | null = null;

  private constructor(snapshot: CatalogSnapshot, pages: readonly SearchPage[]) {
    this.#snapshot = snapshot;
    this.#names = namesByCategory(snapshot.categories);
    this.#indexes = new Map(languages.map((language) => [language, emptyIndex(language, searchPlaces(snapshot, pages, language))]));
  }

  /** In slices, so that no request waits for it. */
  static async build(snapshot: CatalogSnapshot, pages: readonly SearchPage[]): Promise<SearchState> {
    const state = new SearchState(snapshot, pages);
    let begin = performance.now();
    for (const product of snapshot.products) {
      state.#put(product.id, product);
      if (performance.now() - begin < sliceMs) continue;
      await setImmediate();
      begin = performance.now();
    }
    return state;
  }

  /** The catalogue that determines visibility and prices. */
  get snapshot(): CatalogSnapshot {
    return this.#snapshot;
  }

  indexOf(language: Language): SearchIndex {
    return this.#indexes.get(language)!;
  }

  get columns(): ListColumns {
    return (this.#columns ??= listColumns(this.table, this.#snapshot));
  }

  /** Applies changes; the cost depends on the number of changed products. The categories must be those it was built with. */
  update(changedIds: Iterable<number>, snapshot: CatalogSnapshot): void {
    this.#snapshot = snapshot;
    this.#columns = null;
    for (const id of changedIds) this.#put(id, snapshot.productById.get(id) ?? null);
  }

  /** Applies only visibility and prices. */
  see(snapshot: CatalogSnapshot): void {
    this.#snapshot = snapshot;
    this.#columns = null;
    this.table.see(snapshot);
  }

  #put(id: number, product: CatalogProduct | null): void {
    const row = this.table.put(this.#snapshot.models, id, product);
    if (row === null) return;
    const before = this.#indexed[row] ?? null;
    this.#indexed[row] = product;
    for (const index of this.#indexes.values()) {
      if (before !== null) setProduct(index, row, before, this.#names, false);
      if (product !== null) setProduct(index, row, product, this.#names, true);
    }
  }
}
