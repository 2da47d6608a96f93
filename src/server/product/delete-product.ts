/** Deletes a product in a way that can be undone: past papers keep referring to it, and it is no longer found. */
import type { ProductLife } from '#contract/product-life.ts';
import type { Uses } from '#contract/record.ts';
import { inUse, shownUses } from '#server/call/in-use.ts';
import { notFound } from '#server/call/refusal.ts';
import { storeDeletedAt } from './product-row-store.ts';
import { articleNumbersOf, usesOfProduct, usesOfProducts } from './product-use-store.ts';
import { writeProduct } from './write-product.ts';
import type { ProductServices, ProductWrite } from './write-product.ts';

export async function deleteProduct(services: ProductServices, write: ProductWrite): Promise<ProductLife> {
  return turn(services, write, new Date(services.now()));
}

export async function restoreProduct(services: ProductServices, write: ProductWrite): Promise<ProductLife> {
  return turn(services, write, null);
}

export async function readUses({ db }: ProductServices, id: number): Promise<Uses> {
  const uses = await usesOfProduct(db, id);
  if (uses === null) throw notFound();
  return shownUses(uses);
}

/** Of those that something uses. */
export async function readUsesOfMany({ db }: ProductServices, ids: readonly number[]): Promise<{ id: number; uses: Uses }[]> {
  const uses = await usesOfProducts(db, await articleNumbersOf(db, ids));
  return [...uses].map(([id, found]) => ({ id, uses: shownUses(found) }));
}

/** Deleting twice has no further effect. */
async function turn(services: ProductServices, write: ProductWrite, deletedAt: Date | null): Promise<ProductLife> {
  const { result, version } = await writeProduct(services, write, async (trx, product) => {
    if ((product.deletedAt === null) === (deletedAt === null)) return { result: product.deletedAt, differences: [] };
    if (deletedAt !== null) {
      const uses = (await usesOfProducts(trx, [product])).get(product.id) ?? [];
      if (uses.length > 0) throw inUse(uses);
    }
    await storeDeletedAt(trx, [product.id], deletedAt);
    return { result: deletedAt, differences: [{ field: deletedAt === null ? 'restored' : 'deleted', before: null, after: null }] };
  });
  return { id: write.id, version, deletedAt: result?.toISOString() ?? null };
}
