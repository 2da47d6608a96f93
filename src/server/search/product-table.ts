/**
 * The products that are searched and listed, one row each, with the facts that are the same in every language: visibility, article number, sizes, load.
 * A product keeps its row while the shop runs, so that a change touches only its own row.
 */
import { isForSale } from '#domain/catalog/product.ts';
import { ArticleNumberIndex } from '#domain/search/article-number-index.ts';
import { compact } from '#domain/search/fold.ts';
import { SizeIndex } from '#domain/search/size-index.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { namedSizes, productSizes } from './product-size.ts';
import { loadOf } from './search-document.ts';

/** Who may see a product. */
export const sight = { nobody: 0, everybody: 1, itsOwner: 2, staff: 3 } as const;

function sightOf(product: CatalogProduct | null): number {
  if (product === null || product.deletedAt !== null) return sight.nobody;
  if (isOnSale(product)) return sight.everybody;
  return isForSale(product, true) ? sight.itsOwner : sight.staff;
}

/** The array itself if it has a place for the row, else twice as large. A search reads a byte of thousands of rows: they must fit the processor's cache. */
function withRoom(bytes: Uint8Array<ArrayBuffer>, row: number): Uint8Array<ArrayBuffer> {
  return row < bytes.length ? bytes : new Uint8Array(bytes.buffer.transfer((row + 1) * 2));
}

/** What the sizes of rows are compared by, one after the other: in a large shop each row lies elsewhere in memory. */
export interface RowFacts {
  /** As `SizeIndex` holds them. */
  readonly figures: Uint16Array;
  /** Places of the rows that can be configured. */
  readonly configurable: readonly number[];
}

export class ProductTable {
  readonly articleNumbers = new ArticleNumberIndex();
  readonly sizes = new SizeIndex();
  readonly #rows = new Map<number, number>();
  readonly #products: (CatalogProduct | null)[] = [];
  #sights = new Uint8Array(0);
  #configurable = new Uint8Array(0);
  readonly #loadsKg: (number | null)[] = [];

  /** Number of rows; some may be empty. */
  get size(): number {
    return this.#products.length;
  }

  /** The product in the current catalogue; null: it was removed. */
  at(row: number): CatalogProduct | null {
    return this.#products[row] ?? null;
  }

  rowOf(productId: number): number | null {
    return this.#rows.get(productId) ?? null;
  }

  /** One of `sight`. */
  sightAt(row: number): number {
    return this.#sights[row] ?? sight.nobody;
  }

  /** Without looking at the product itself: a search needs it for thousands. */
  isConfigurableAt(row: number): boolean {
    return this.#configurable[row] === 1;
  }

  /** Those kept beside the rows, if any. */
  factsOf({ rows, facts }: { readonly rows: readonly number[]; readonly facts?: RowFacts }): RowFacts {
    if (facts !== undefined) return facts;
    return { figures: this.sizes.figuresOf(rows), configurable: [...rows.keys()].filter((place) => this.isConfigurableAt(rows[place]!)) };
  }

  loadAt(row: number): number | null {
    return this.#loadsKg[row] ?? null;
  }

  /** Puts a product into its row, or removes it; returns the row, null if there was none and is none. */
  put(models: ModelLibrary, productId: number, product: CatalogProduct | null): number | null {
    const known = this.#rows.get(productId);
    if (known === undefined && product === null) return null;
    const row = known ?? this.#products.length;
    const before = this.at(row);
    if (before !== null) {
      this.articleNumbers.remove(row, compact(before.articleNumber));
      this.sizes.remove(row);
    }
    this.#rows.set(productId, row);
    this.#products[row] = product;
    this.#sights = withRoom(this.#sights, row);
    this.#configurable = withRoom(this.#configurable, row);
    this.#see(row, product);
    this.#loadsKg[row] = product === null ? null : loadOf(product);
    if (product !== null) {
      this.articleNumbers.add(row, compact(product.articleNumber));
      this.sizes.add(row, product.canBeConfigured ? namedSizes(product) : productSizes(models, product));
    }
    return row;
  }

  /** Applies the visibility of a newer catalogue at once; words, numbers and sizes follow later. */
  see(snapshot: CatalogSnapshot): void {
    for (const [productId, row] of this.#rows) {
      const product = snapshot.productById.get(productId) ?? null;
      this.#products[row] = product;
      this.#see(row, product);
    }
  }

  #see(row: number, product: CatalogProduct | null): void {
    this.#sights[row] = sightOf(product);
    this.#configurable[row] = Number(product?.canBeConfigured === true);
  }
}
