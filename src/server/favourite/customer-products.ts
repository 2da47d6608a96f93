/**
 * The products that are a customer's own or marked as favourites, by product. Each request checks with a small query whether they changed; the thousands of a
 * large customer are read again only if they did.
 */
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf } from '#domain/access/permission.ts';
import { isForSale } from '#domain/catalog/product.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { Db } from '#server/db/pool.ts';
import type { CustomerProductRow } from './favourite-store.ts';
import { isOwnProduct, listCustomerProducts, productTiesVersion } from './favourite-store.ts';

export type CustomerProducts = ReadonlyMap<number, CustomerProductRow>;

const none: CustomerProducts = new Map();

interface Kept {
  readonly version: number;
  readonly ties: CustomerProducts;
}

/** Limit for all customers together. */
const mostTies = 200_000;
const keptByDatabase = new WeakMap<Db, LeastRecentlyUsed<number, Kept>>();

/** By product id, the same object as long as nothing changed; a visitor without a customer has none. */
export async function customerProductsOf(db: Db, customerId: number | null): Promise<CustomerProducts> {
  if (customerId === null) return none;
  const kept = keptByDatabase.get(db) ?? new LeastRecentlyUsed<number, Kept>(mostTies, ({ ties }) => ties.size + 20);
  keptByDatabase.set(db, kept);
  // Read before the rows: a change in between only causes an unnecessary re-read.
  const version = await productTiesVersion(db, customerId);
  const known = kept.get(customerId);
  if (known?.version === version) return known.ties;
  const ties: CustomerProducts = new Map((await listCustomerProducts(db, customerId)).map((row) => [row.productId, row]));
  if (version !== null) kept.set(customerId, { version, ties });
  return ties;
}

/** Whether this product, hidden from everyone else, was made for the caller. */
export async function isMadeForCaller(db: Db, product: CatalogProduct, actor: Actor): Promise<boolean> {
  if (!isForSale(product, true)) return false;
  const customerId = customerIdOf(actor);
  return customerId !== null && isOwnProduct(db, customerId, product.id);
}
