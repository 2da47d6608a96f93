/** Two that write the same rows at the same moment, one after the other in a known order. */
import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Starts `work` while a write of somebody else is not committed yet, and commits that write once `work` waits for a row of `table`. Returns what `work` did. */
export async function besideWrite<Done>(
  pool: Pool,
  { table, text, values = [] }: { table: string; text: string; values?: readonly unknown[] },
  work: () => Promise<Done>,
): Promise<Done> {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query(text, [...values]);
    const done = work();
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like $1`;
    await expect.poll(async () => (await pool.query(waiting, [`%${table}%`])).rows.length).toBe(1);
    await holder.query('commit');
    return await done;
  } finally {
    // Closed, since a failure leaves its transaction open.
    holder.release(true);
  }
}
