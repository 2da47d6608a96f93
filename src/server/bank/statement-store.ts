/** SQL of the statements contained in bank files. */
import { sql } from 'kysely';
import type { StatementEnds } from '#domain/bank/statement-order.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export async function insertStatements(trx: Trx, importId: number, statements: readonly StatementEnds[]): Promise<void> {
  if (statements.length === 0) return;
  await trx
    .insertInto('bank_statement')
    .values(statements.map(({ endsOn, ...statement }) => ({ ...statement, import_id: importId, ends_on: endsOn })))
    .execute();
}

export interface StoredStatement extends StatementEnds {
  importId: number;
}

/** Statements on the accounts of these files, from these and all files not undone, starting with the last one before them. */
export async function statementsAround(db: Db, importIds: readonly number[]): Promise<StoredStatement[]> {
  const { rows } = await sql<Omit<StoredStatement, 'endsOn'> & { endsOn: string }>`
    with ours as (select account, min(ends_on) as first, max(ends_on) as last from bank_statement where import_id = any(${[...importIds]}) group by account)
    select s.import_id as "importId", s.account, s.name, s.number, s.ends_on as "endsOn", s.opening, s.closing
    from ours join bank_statement s using (account) join bank_import i on i.id = s.import_id
    where (i.state <> 'UNDONE' or i.id = any(${[...importIds]})) and s.ends_on <= ours.last
      and s.ends_on >= coalesce((select max(p.ends_on) from bank_statement p join bank_import j on j.id = p.import_id
        where p.account = ours.account and j.state <> 'UNDONE' and p.ends_on < ours.first), ours.first)`.execute(db);
  return rows.map((row) => ({ ...row, endsOn: plainDateOf(row.endsOn), opening: rappen(row.opening), closing: rappen(row.closing) }));
}
