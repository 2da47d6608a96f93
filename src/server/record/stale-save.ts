/** A save of a version that is not the latest is refused, with the current record and what others changed since: no value is lost. */
import type { Conflict } from '#contract/conflict.ts';
import type { HistoryKind } from '#contract/record.ts';
import type { ErrorItem } from '#contract/failure.ts';
import { Refusal } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { historyAfter } from './record-history.ts';

export interface StaleSave {
  kind: HistoryKind;
  id: number;
  /** The version that was sent. */
  version: number;
  /** The current record. */
  current: { version: number };
}

export async function staleSave(db: Db, stale: StaleSave): Promise<Refusal> {
  const { error, conflict } = await conflictOf(db, stale);
  return new Refusal(409, [error], conflict);
}

export async function conflictOf(db: Db, { kind, id, version, current }: StaleSave): Promise<{ error: ErrorItem; conflict: Conflict }> {
  const changes = await historyAfter(db, kind, id, version);
  const last = changes.at(-1);
  return {
    error: { message: 'changedMeanwhile', params: { who: last?.who ?? '', at: last?.at ?? '' } },
    conflict: { version: current.version, current: { ...current }, changes },
  };
}
