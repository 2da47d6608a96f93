/** SQL of the lists of material prices. */
import { sql } from 'kysely';
import type { MaterialPrices } from '#contract/material-price.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { whoMade } from './who-made-store.ts';

export interface PriceList {
  number: number;
  validFrom: string;
  takenAt: Date | null;
  createdAt: Date;
  who: string;
}

/** Without withdrawn ones; the latest day first. */
export async function readLists(db: Db): Promise<PriceList[]> {
  return db
    .selectFrom('material_price_list')
    .select(['version as number', 'valid_from as validFrom', 'taken_at as takenAt', 'created_at as createdAt', whoMade])
    .where('withdrawn_at', 'is', null)
    .orderBy('valid_from', 'desc')
    .orderBy('version', 'desc')
    .execute();
}

export async function findList(db: Db, number: number): Promise<MaterialPrices | null> {
  const row = await db
    .selectFrom('material_price_list')
    .select('document')
    .where('version', '=', number)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return (row?.document as MaterialPrices | undefined) ?? null;
}

/** Rises with every list that is added or withdrawn. */
export async function readPriceVersion(db: Db): Promise<number> {
  const row = await db
    .selectFrom('material_price_list')
    .select((select) => sql<number>`(coalesce(${select.fn.max('version')}, 0) + ${select.fn.count('withdrawn_at')})::integer`.as('version'))
    .executeTakeFirst();
  return row?.version ?? 0;
}

/** Until the end of the transaction no one else writes a list. */
export async function lockLists(trx: Trx): Promise<void> {
  await sql`lock table material_price_list in share row exclusive mode`.execute(trx);
}

interface NewList {
  prices: MaterialPrices;
  validFrom: string;
  at: Date;
  who: string;
  /** Whether it has come into force. */
  isTaken: boolean;
}

/** Returns its number. */
export async function insertList(trx: Trx, { prices, validFrom, at, who, isTaken }: NewList): Promise<number> {
  const row = await trx
    .insertInto('material_price_list')
    .values({
      version: sql<number>`(select coalesce(max(version), 0) + 1 from material_price_list)`,
      document: JSON.stringify(prices),
      valid_from: validFrom,
      taken_at: isTaken ? at : null,
      created_at: at,
      created_by: who,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function withdrawList(trx: Trx, number: number, at: Date): Promise<void> {
  await trx.updateTable('material_price_list').set({ withdrawn_at: at }).where('version', '=', number).execute();
}

/** Brings the lists whose day has come into force; returns their numbers. */
export async function takeLists(trx: Trx, day: string, at: Date): Promise<number[]> {
  const rows = await trx
    .updateTable('material_price_list')
    .set({ taken_at: at })
    .where('taken_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('valid_from', '<=', day)
    .returning('version')
    .execute();
  return rows.map(({ version }) => version);
}
