/** Changes of products as calls make them: each in its own transaction, in force when the answer is sent. */
import type { ProductRecord } from '#contract/product-record.ts';
import type { RowResult } from '#contract/record.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { notFound, Refusal } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import type { Db } from '#server/db/pool.ts';
import { changeProducts } from './change-products.ts';
import type { ProductRow } from './change-products.ts';
import { isNumberTaken } from './create-product-store.ts';
import { readProductRecord } from './read-product-record.ts';

export interface ProductServices {
  db: Db;
  catalog: Catalog;
  now: () => number;
}

const mostTries = 5;

export async function saveProducts(services: ProductServices, rows: readonly ProductRow[], actor: Actor): Promise<RowResult[]> {
  const { db, catalog, now } = services;
  for (let attempt = 1; ; attempt++) {
    try {
      return await changeCatalog(db, catalog, async (trx, changed) =>
        changeProducts(trx, rows, { at: new Date(now()), who: actorName(actor), snapshot: catalog.now(), changed }),
      );
    } catch (error) {
      // Another save took an article number meanwhile: the next try finds and reports it.
      if (attempt === mostTries || !isNumberTaken(error)) throw error;
    }
  }
}

/** Throws what a block would report for its row. */
export async function saveProduct(services: ProductServices, row: ProductRow, actor: Actor): Promise<ProductRecord> {
  const [result] = await saveProducts(services, [row], actor);
  if (result?.ok === false) throw refusalOf(result);
  return readProductRecord(services.db, services.catalog.now(), row.id);
}

function refusalOf({ errors, conflict }: Extract<RowResult, { ok: false }>): Refusal {
  if (conflict !== undefined) return new Refusal(409, errors, conflict);
  if (errors.some(({ message, field }) => message === 'notFound' && field === undefined)) return notFound();
  return new Refusal(
    errors.some(({ message }) => message === 'inUse') ? 409 : 422,
    errors.map((error) => (error.field === undefined ? error : { ...error, field: `body.${error.field}` })),
  );
}
