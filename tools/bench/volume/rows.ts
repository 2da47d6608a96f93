/** Inserts rows in blocks: one statement with JSON for thousands of them. */
import type { Pool } from 'pg';

export type Row = Readonly<Record<string, unknown>>;

const blockRows = 5000;

/** Columns not named keep their defaults; all rows must name the same columns. */
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

/** The first free id. */
export async function nextId(pool: Pool, table: string): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(`select coalesce(max(id), 0) + 1 as id from ${table}`);
  return rows[0]?.id ?? 1;
}

/** Ids given by hand must not be used again by the sequence. */
export async function moveSequence(pool: Pool, table: string): Promise<void> {
  await pool.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
}
