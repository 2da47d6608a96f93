/** The stored pictures of a product, read once: the catalogue's product is a new object as soon as one of its pictures changed. */
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { Db } from '#server/db/pool.ts';
import { productPictures } from './media-store.ts';
import type { StoredPicture } from './media-store.ts';

const kept = new WeakMap<CatalogProduct, readonly StoredPicture[]>();

export async function keptPictures(db: Db, product: CatalogProduct): Promise<readonly StoredPicture[]> {
  const known = kept.get(product);
  if (known !== undefined) return known;
  const read = await productPictures(db, product.id);
  kept.set(product, read);
  return read;
}
