/** The products a customer calls its own or has marked, by product. Read fresh for each request: it never stands in a cache that others share. */
import type { Actor } from '#domain/access/permission.ts';
import { customerIdOf } from '#domain/access/permission.ts';
import { isForSale } from '#domain/catalog/product.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import type { CustomerProductRow } from './favourite-store.ts';
import { listCustomerProducts } from './favourite-store.ts';

export type CustomerProducts = ReadonlyMap<number, CustomerProductRow>;

const none: CustomerProducts = new Map();

/** By product id; a visitor without a customer has none. */
export async function customerProductsOf(db: Db, customerId: number | null): Promise<CustomerProducts> {
  if (customerId === null) return none;
  return new Map((await listCustomerProducts(db, customerId)).map((row) => [row.productId, row]));
}

/** Was this product, hidden from everybody else, made for the caller? */
export async function isMadeForCaller(db: Db, product: CatalogProduct, actor: Actor): Promise<boolean> {
  if (!isForSale(product, true)) return false;
  return (await customerProductsOf(db, customerIdOf(actor))).get(product.id)?.isOwner ?? false;
}
