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
import { productSizes } from './product-size.ts';
import { loadOf } from './search-document.ts';

/** Who may see a product. */
export const sight = { nobody: 0, everybody: 1, itsOwner: 2, staff: 3 } as const;

function sightOf(product: CatalogProduct | null): number {
  if (product === null || product.deletedAt !== null) return sight.nobody;
  if (isOnSale(product)) return sight.everybody;
  return isForSale(product, true) ? sight.itsOwner : sight.staff;
}

export class ProductTable {
  readonly articleNumbers = new ArticleNumberIndex();
  readonly sizes = new SizeIndex();
  readonly #rows = new Map<number, number>();
  readonly #products: (CatalogProduct | null)[] = [];
  readonly #sights: number[] = [];
  readonly #configurable: boolean[] = [];
  readonly #sizesMm: (readonly (readonly number[])[])[] = [];
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
    return this.#configurable[row] ?? false;
  }

  readonly sizesAt = (row: number): readonly (readonly number[])[] => this.#sizesMm[row] ?? [];

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
      this.sizes.remove(row, this.sizesAt(row));
    }
    this.#rows.set(productId, row);
    this.#products[row] = product;
    this.#sights[row] = sightOf(product);
    this.#configurable[row] = product?.canBeConfigured === true;
    this.#sizesMm[row] = product === null || product.canBeConfigured ? [] : productSizes(models, product);
    this.#loadsKg[row] = product === null ? null : loadOf(product);
    if (product !== null) {
      this.articleNumbers.add(row, compact(product.articleNumber));
      this.sizes.add(row, this.sizesAt(row));
    }
    return row;
  }

  /** Applies the visibility of a newer catalogue at once; words, numbers and sizes follow later. */
  see(snapshot: CatalogSnapshot): void {
    for (const [productId, row] of this.#rows) {
      const product = snapshot.productById.get(productId) ?? null;
      this.#products[row] = product;
      this.#sights[row] = sightOf(product);
      this.#configurable[row] = product?.canBeConfigured === true;
    }
  }
}
