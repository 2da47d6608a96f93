/** SQL of the contents of the timber store. */
import { sql } from 'kysely';
import type { StockRecord } from '#contract/stock.ts';
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Db, Trx } from '#server/db/pool.ts';

/** `locked`: until the end of the transaction no one else writes it. */
export async function findStock(db: Db | Trx, { locked }: { locked: boolean }): Promise<StockRecord> {
  const record = await db
    .selectFrom('stock')
    .select([
      'version',
      'kerf_mm as kerfMm',
      'trim_mm as trimMm',
      'least_offcut_mm as leastOffcutMm',
      'least_sheet_offcut_mm as leastSheetOffcutMm',
    ])
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const bars = await db
    .selectFrom('stock_bar')
    .select(['thickness_mm as thicknessMm', 'width_mm as widthMm', 'lengths_mm as lengthsMm'])
    .orderBy('thickness_mm')
    .orderBy('width_mm')
    .execute();
  const sheets = await db
    .selectFrom('stock_sheet')
    .select(['material', 'length_mm as lengthMm', 'width_mm as widthMm'])
    .orderBy('material')
    .orderBy('length_mm')
    .orderBy('width_mm')
    .execute();
  return { ...record, bars, sheets };
}

/** Raises the version. */
export async function replaceStock(trx: Trx, { bars, sheets, ...saw }: Stock): Promise<void> {
  await trx
    .updateTable('stock')
    .set({
      version: sql`version + 1`,
      kerf_mm: saw.kerfMm,
      trim_mm: saw.trimMm,
      least_offcut_mm: saw.leastOffcutMm,
      least_sheet_offcut_mm: saw.leastSheetOffcutMm,
    })
    .execute();
  await trx.deleteFrom('stock_bar').execute();
  await trx
    .insertInto('stock_bar')
    .values(
      bars.map(({ thicknessMm, widthMm, lengthsMm }) => ({ thickness_mm: thicknessMm, width_mm: widthMm, lengths_mm: [...lengthsMm] })),
    )
    .execute();
  await trx.deleteFrom('stock_sheet').execute();
  await trx
    .insertInto('stock_sheet')
    .values(sheets.map(({ material, lengthMm, widthMm }) => ({ material, length_mm: lengthMm, width_mm: widthMm })))
    .execute();
}
