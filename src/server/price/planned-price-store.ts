/** SQL of planned changes of price rows. */
import { sql } from 'kysely';
import { PlannedValues } from '#contract/planned-price.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface PlannedRow {
  priceId: number;
  validFrom: string;
  change: PlannedValues;
  at: Date;
  who: string;
}

const columns = ['product_price_id as priceId', 'valid_from as validFrom', 'change', 'at', 'who'] as const;

/** By row, earliest day first. */
export async function plannedOf(db: Db, priceIds: readonly number[]): Promise<Map<number, PlannedRow[]>> {
  const rows = await db
    .selectFrom('planned_price')
    .select(columns)
    .where((where) => where('product_price_id', '=', where.fn.any(where.val([...priceIds]))))
    .orderBy('valid_from')
    .execute();
  return Map.groupBy(
    rows.map((row) => ({ ...row, change: PlannedValues.parse(row.change) })),
    ({ priceId }) => priceId,
  );
}

/** Replaces what was planned for the same day. */
export async function storePlanned(trx: Trx, rows: readonly PlannedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('planned_price')
    .values(
      rows.map(({ priceId, validFrom, change, at, who }) => ({
        product_price_id: priceId,
        valid_from: validFrom,
        change: JSON.stringify(change),
        at,
        who,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['product_price_id', 'valid_from']).doUpdateSet((set) => ({
        change: set.ref('excluded.change'),
        at: set.ref('excluded.at'),
        who: set.ref('excluded.who'),
      })),
    )
    .execute();
}

export async function dropPlanned(trx: Trx, priceIds: readonly number[], validFrom: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('planned_price')
    .where((where) => where('product_price_id', '=', where.fn.any(where.val([...priceIds]))))
    .where('valid_from', '=', validFrom)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** By row, the next day with a planned change. */
export async function nextPlanned(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('planned_price')
    .select((select) => ['product_price_id as id', select.fn.min('valid_from').as('day')])
    .groupBy('product_price_id')
    .execute();
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Rows with a planned change whose day has come. */
export async function duePriceIds(db: Db, day: string): Promise<number[]> {
  const rows = await db.selectFrom('planned_price').select('product_price_id as id').distinct().where('valid_from', '<=', day).execute();
  return rows.map(({ id }) => id);
}

export async function dropDue(trx: Trx, priceIds: readonly number[], day: string): Promise<void> {
  await trx
    .deleteFrom('planned_price')
    .where((where) => where('product_price_id', '=', where.fn.any(where.val([...priceIds]))))
    .where('valid_from', '<=', day)
    .execute();
}

/** Copies a row's plans to another row, replacing its own. */
export async function copyPlanned(trx: Trx, from: number, to: number): Promise<void> {
  await trx.deleteFrom('planned_price').where('product_price_id', '=', to).execute();
  await sql`insert into planned_price (product_price_id, valid_from, change, at, who)
    select ${to}, valid_from, change, at, who from planned_price where product_price_id = ${from}`.execute(trx);
}
