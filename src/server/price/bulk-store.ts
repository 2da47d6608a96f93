/** SQL of changes of many price rows: one statement for all of them, and the record needed to undo a change. */
import { sql } from 'kysely';
import type { PlannedValues } from '#contract/planned-price.ts';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface RowState {
  id: number;
  /** The version after the change. */
  version: number;
  /** Before the change, in ten-thousandths. */
  steps: { quantity: number; price: number }[];
  margin: number;
  /** For a change with a day: what was planned for that day before. */
  plan?: PlannedValues | null;
}

export interface NewPrices {
  id: number;
  steps: readonly { quantity: number; price: number }[];
  /** In percent. */
  margin: number;
}

/** Raises the version of each. */
export async function storePrices(trx: Trx, rows: readonly NewPrices[]): Promise<void> {
  await sql`
    update product_price set margin = n.margin, version = version + 1
    from jsonb_to_recordset(${JSON.stringify(rows.map(({ id, margin }) => ({ id, margin: Math.round(margin * 100) })))}::jsonb)
      as n(id integer, margin integer) where product_price.id = n.id`.execute(trx);
  const steps = rows.flatMap(({ id, steps: all }) => all.map((step) => ({ id, ...step })));
  await sql`
    update fix_price set price = n.price
    from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as n(id integer, quantity integer, price bigint)
    where product_price_id = n.id and fix_price.quantity = n.quantity and fix_price.price <> n.price`.execute(trx);
}

export async function insertChange(
  trx: Trx,
  change: { at: Date; who: string; change: object; rows: readonly RowState[] },
): Promise<number> {
  const { id } = await trx
    .insertInto('price_change')
    .values({ at: change.at, who: change.who, change: JSON.stringify(change.change), rows: JSON.stringify(change.rows) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** `validFrom` null: it applied at once. */
export async function lockChange(trx: Trx, id: number): Promise<{ rows: RowState[]; validFrom: string | null; isUndone: boolean } | null> {
  const row = await trx
    .selectFrom('price_change')
    .select(['rows', 'change', 'undone_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { validFrom = null } = row.change as { validFrom?: string };
  return { rows: row.rows as RowState[], validFrom, isUndone: row.undone_at !== null };
}

export async function markUndone(trx: Trx, id: number, at: Date): Promise<void> {
  await trx.updateTable('price_change').set({ undone_at: at }).where('id', '=', id).execute();
}

/** Names of products by id. */
export async function productNames(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'article_number as articleNumber', 'name'])
    .where((where) => where('id', '=', where.fn.any(where.val([...ids]))))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export interface BulkFilter {
  ids?: readonly number[] | undefined;
  customerId?: number | undefined;
  typeId?: number | undefined;
  strategy?: PriceSource | undefined;
}

export async function filteredIds(db: Db, { ids, customerId, typeId, strategy }: BulkFilter, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_price')
    .innerJoin('product', 'product.id', 'product_id')
    .select('product_price.id')
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where((where) => where('product_price.id', '=', where.fn.any(where.val([...(ids ?? [])])))))
    .$if(customerId !== undefined, (query) => query.where('customer_id', '=', customerId ?? 0))
    .$if(typeId !== undefined, (query) => query.where('type_id', '=', typeId ?? 0))
    .$if(strategy !== undefined, (query) => query.where('active_strategy', '=', strategy ?? 'NONE'))
    .orderBy('article_number')
    .orderBy('product_price.id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
