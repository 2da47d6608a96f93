/** Rows written in blocks: one statement of JSON for thousands of them. */
import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

const blockRows = 5000;

/** Columns that are not named keep their defaults; all rows name the same. */
export async function insertRows(pool: Pool, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first)
    .map((column) => `"${column}"`)
    .join(', ');
  for (let start = 0; start < rows.length; start += blockRows) {
    const block = JSON.stringify(rows.slice(start, start + blockRows));
    await pool.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
      block,
    ]);
  }
}

/** The first id that is free. */
export async function nextId(pool: Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`select coalesce(max(id), 0) + 1 as id from ${table}`);
  return rows[0]?.id ?? 1;
}

/** Ids that were given by hand must not be given again. */
export async function moveSequence(pool: Pool, table: string): Promise<void> {
  await pool.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}
