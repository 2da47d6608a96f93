/** Notes of a record: read with its follow-up and the colleagues who may see it, and added. */
import type { ParsedOf } from '#contract/endpoint.ts';
import { Note } from '#contract/note.ts';
import type { Colleague, createNote as endpoint, FollowUp, NotedKind } from '#contract/note.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import type { WishKind } from '#contract/order-wish.ts';
import type { Actor } from '#domain/access/permission.ts';
import { mentionsIn } from '#domain/contact/mention.ts';
import { actorName } from '#server/call/actor-name.ts';
import { forbidden, notFound } from '#server/call/refusal.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { writeOnce } from '#server/idempotency/idempotent.ts';
import { idempotencyKey } from '#server/idempotency/idempotency-key.ts';
import { followUpOf } from './follow-up-store.ts';
import { noteAbilities, requireRecord } from './noted-record.ts';
import { insertNote, markRead, notesOf, officePeople, wishesOf } from './note-store.ts';
import type { ColleagueRow, NoteRow } from './note-store.ts';

export { wishesOf };

export interface NoteServices {
  db: Db;
  now: () => number;
}

const noteOf = ({ at, ...row }: NoteRow): Note => ({ ...row, at: at.toISOString() });

/** Colleagues who may see records of the kind. */
export async function colleaguesFor(db: Db, kind: NotedKind): Promise<ColleagueRow[]> {
  return (await officePeople(db)).filter(({ permissions }) => holdsAbility(permissions, noteAbilities[kind]));
}

export async function readNotes(
  { db }: NoteServices,
  { kind, id }: { kind: NotedKind; id: number },
  actor: Actor,
): Promise<{ items: Note[]; followUp: FollowUp; colleagues: Colleague[] }> {
  const { userId } = await requireRecord(db, kind, id, actor);
  const [rows, followUp, colleagues] = await Promise.all([
    notesOf(db, kind, id, userId),
    followUpOf(db, kind, id),
    colleaguesFor(db, kind),
  ]);
  return { items: rows.map(noteOf), followUp, colleagues: colleagues.map((each) => ({ id: each.id, name: each.name })) };
}

/** Once per idempotency key. */
export async function createNote(
  { db, now }: NoteServices,
  wish: ParsedOf<typeof endpoint>['body'],
  { actor, sentKey }: { actor: Actor; sentKey: string | null },
): Promise<Note> {
  const { kind, id, text } = wish;
  const { userId } = await requireRecord(db, kind, id, actor);
  const mentioned = mentionsIn(text, await colleaguesFor(db, kind));
  const who = actorName(actor);
  const written = { kind, recordId: id, text: text.trim(), at: new Date(now()), who };
  return writeOnce(db, idempotencyKey(`note by ${who}`, sentKey, wish), (body) => Note.parse(body), {
    // Nothing that another note could change: the key alone decides.
    lock: async () => undefined,
    write: async (trx) => {
      const noteId = await insertNote(trx, written, mentioned);
      const stored = (await notesOf(trx, kind, id, userId)).find((note) => note.id === noteId);
      if (!stored) throw notFound();
      return noteOf(stored);
    },
  });
}

/** Writes a note that no member of staff typed; `mentioned`: users who are notified of it. Returns its id. */
export async function writeAutomaticNote(
  trx: Trx,
  note: { kind: NotedKind; recordId: number; text: string; at: Date; who: string; wish?: WishKind },
  mentioned: number | null = null,
): Promise<number> {
  return insertNote(trx, note, mentioned === null ? [] : [mentioned]);
}

export async function readMention({ db, now }: NoteServices, noteId: number, actor: Actor): Promise<void> {
  if (actor.kind !== 'customer') throw forbidden();
  if (!(await markRead(db, noteId, actor.userId, new Date(now())))) throw notFound();
}
