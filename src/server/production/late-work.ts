import type { PlainDate } from '#domain/calendar/plain-date.ts';
import type { Db } from '#server/db/pool.ts';
import { countLateWork } from './work-order-store.ts';

/** Number of open work orders planned for a day before today, and the first of those days. */
export async function lateWork(db: Db, today: PlainDate): Promise<{ count: number; isAtLeast: boolean; oldest: string | null }> {
  return { isAtLeast: false, ...(await countLateWork(db, today)) };
}
