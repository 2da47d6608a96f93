/** SQL of a file's first rows, kept as long as another one of them can be taken for the headings. */
import type { TableHead } from '#domain/import/choose-heading.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export async function storeHead(trx: Trx, importId: number, { rows, given }: TableHead): Promise<void> {
  const values = { rows: JSON.stringify(rows), given: JSON.stringify(given) };
  await trx
    .insertInto('import_head')
    .values({ import_id: importId, ...values })
    .onConflict((conflict) => conflict.column('import_id').doUpdateSet(values))
    .execute();
}

/** Undefined: the headings can no longer be chosen. */
export async function headOf(db: Db, importId: number): Promise<TableHead | undefined> {
  return db.selectFrom('import_head').select(['rows', 'given']).where('import_id', '=', importId).executeTakeFirst();
}

export async function dropHead(trx: Trx, importId: number): Promise<void> {
  await trx.deleteFrom('import_head').where('import_id', '=', importId).execute();
}
