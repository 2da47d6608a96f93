import { readHistory } from '#contract/record.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import type { Db } from '#server/db/pool.ts';
import { readRecordHistory } from './read-record-history.ts';

export function recordRoutes({ db }: { db: Db }): Binding[] {
  return [bind(readHistory, async ({ query }, { actor }) => readRecordHistory(db, query, actor))];
}
