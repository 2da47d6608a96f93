/** Who will look at a record again and when, and its tags; the record's history names who set them. */
import type { ParsedOf } from '#contract/endpoint.ts';
import { mostTags } from '#contract/note.ts';
import type { FollowUp, NotedKind, storeFollowUp as endpoint } from '#contract/note.ts';
import type { Actor } from '#domain/access/permission.ts';
import { actorName } from '#server/call/actor-name.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import { transaction } from '#server/db/pool.ts';
import type { Trx } from '#server/db/pool.ts';
import { addHistory, historyOf } from '#server/record/record-history.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { lockFollowUp, writeFollowUp } from './follow-up-store.ts';
import { requireRecord } from './noted-record.ts';
import { colleaguesFor } from './write-note.ts';
import type { NoteServices } from './write-note.ts';

export async function storeFollowUp(
  { db, now }: NoteServices,
  { kind, id, version, ...given }: ParsedOf<typeof endpoint>['body'],
  actor: Actor,
): Promise<FollowUp> {
  await requireRecord(db, kind, id, actor);
  const colleagues = await colleaguesFor(db, kind);
  const nameOf = (userId: number | null): string => colleagues.find((each) => each.id === userId)?.name ?? '';
  return transaction(db, async (trx) => {
    const before = await lockFollowUp(trx, kind, id);
    if (before.version !== version) throw await staleFollowUp(trx, kind, id, before);
    // An assignee who has lost access to the record may remain; a new one must have it.
    if (given.assigneeId !== null && given.assigneeId !== before.assigneeId && nameOf(given.assigneeId) === '')
      throw refused('unknownColleague', {}, 'body.assigneeId');
    const after = { assigneeId: given.assigneeId, day: given.day, tags: [...new Set(given.tags)], version: version + 1 };
    await writeFollowUp(trx, kind, id, after);
    const told = ({ assigneeId, ...rest }: Omit<FollowUp, 'version'>) => inHistory(nameOf(assigneeId), rest);
    const write = { recordId: id, version: null, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, kind, write, fieldDifferences(told(before), told(after)));
    return after;
  });
}

const inHistory = (assignee: string, { day, tags }: Pick<FollowUp, 'day' | 'tags'>) => ({
  followUp: { assignee, day, tags: tags.join(', ') },
});

/** Puts a record before whoever looks after it today, or before everyone, with one more tag. An earlier day stays. */
export async function raiseFollowUp(
  trx: Trx,
  { kind, id }: { kind: NotedKind; id: number },
  { today, tag, at, who }: { today: string; tag: string; at: Date; who: string },
): Promise<void> {
  const before = await lockFollowUp(trx, kind, id);
  const tags = before.tags.includes(tag) ? before.tags : [tag, ...before.tags].slice(0, mostTags);
  const after = { ...before, day: before.day !== null && before.day < today ? before.day : today, tags, version: before.version + 1 };
  await writeFollowUp(trx, kind, id, after);
  await addHistory(trx, kind, { recordId: id, version: null, at, who }, fieldDifferences(inHistory('', before), inHistory('', after)));
}

/** Someone else changed it meanwhile: the answer names them, the changes and the current state. Its versions are not those of the record. */
async function staleFollowUp(trx: Trx, kind: NotedKind, id: number, current: FollowUp): Promise<Refusal> {
  const entries = (await historyOf(trx, kind, id)).filter(({ field }) => field.startsWith('followUp.'));
  const last = entries.at(-1);
  const changes = entries.filter(({ at }) => at === last?.at);
  const error = { message: 'changedMeanwhile', params: { who: last?.who ?? '', at: last?.at ?? '' } };
  return new Refusal(409, [error], { version: current.version, current: { ...current }, changes });
}
