/** A snapshot, and what the next one is built from. */
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Db } from '#server/db/pool.ts';
import { catalogProduct } from './catalog-product.ts';
import type { Told } from './catalog-product.ts';
import type { CatalogFrame } from './catalog-frame.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import type { ProductChange } from './next-snapshot.ts';
import type { ProductFacts } from './product-store.ts';

export interface CatalogState {
  readonly snapshot: CatalogSnapshot;
  readonly frame: CatalogFrame;
  /** Products with a workbook: those with the same one share a model, so they are processed together. */
  readonly workbooks: ReadonlyMap<number, ProductFacts>;
}

export interface CatalogReader extends Told {
  readonly db: Db;
  readonly shop: ShopMode;
}

export function productChange(facts: ProductFacts, frame: CatalogFrame, told: Told): ProductChange {
  return { product: catalogProduct(facts, frame, told), prices: facts.prices };
}
