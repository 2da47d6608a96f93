/** SQL of the counters behind the numbers of papers. */
import { sql } from 'kysely';
import type { Trx } from '#server/db/pool.ts';

export async function raiseCounter(trx: Trx, kind: string, year: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into document_counter (kind, year, last) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last = document_counter.last + 1 returning last`.execute(trx);
  return rows[0]?.last ?? 0;
}
