/** SQL of the follow-up of one record. */
import type { NotedKind } from '#contract/note.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface FollowUpRow {
  assigneeId: number | null;
  day: string | null;
  tags: string[];
  version: number;
}

const none: FollowUpRow = { assigneeId: null, day: null, tags: [], version: 0 };

const followUps = (db: Db, kind: NotedKind, recordId: number) =>
  db
    .selectFrom('follow_up')
    .select(['assignee_id as assigneeId', 'day', 'tags', 'version'])
    .where('kind', '=', kind)
    .where('record_id', '=', recordId);

export async function followUpOf(db: Db, kind: NotedKind, recordId: number): Promise<FollowUpRow> {
  return (await followUps(db, kind, recordId).executeTakeFirst()) ?? none;
}

/** Other writes wait until this transaction ends. */
export async function lockFollowUp(trx: Trx, kind: NotedKind, recordId: number): Promise<FollowUpRow> {
  await trx
    .insertInto('follow_up')
    .values({ kind, record_id: recordId, assignee_id: null, day: null, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return followUps(trx, kind, recordId).forUpdate().executeTakeFirstOrThrow();
}

export async function writeFollowUp(
  trx: Trx,
  kind: NotedKind,
  recordId: number,
  { assigneeId, day, tags, version }: FollowUpRow,
): Promise<void> {
  await trx
    .updateTable('follow_up')
    .set({ assignee_id: assigneeId, day, tags, version })
    .where('kind', '=', kind)
    .where('record_id', '=', recordId)
    .execute();
}
