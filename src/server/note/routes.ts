import * as wire from '#contract/note.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { addDays } from '#domain/calendar/plain-date.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { forbidden } from '#server/call/refusal.ts';
import { visibleKinds } from './noted-record.ts';
import { comingFollowUps, dueFollowUps, unreadMentions } from './note-store.ts';
import { storeFollowUp } from './store-follow-up.ts';
import { createNote, readMention, readNotes } from './write-note.ts';
import type { NoteServices } from './write-note.ts';

/** How far ahead the start page looks. */
const comingDays = 14;

export function noteRoutes(services: NoteServices): Binding[] {
  const { db, now } = services;
  return [
    bind(wire.readNotes, async ({ query }, { actor }) => readNotes(services, query, actor)),
    bind(wire.createNote, async ({ body }, { actor, idempotencyKey }) => createNote(services, body, { actor, sentKey: idempotencyKey })),
    bind(wire.readMention, async ({ params }, { actor }) => {
      await readMention(services, params.id, actor);
      return {};
    }),
    bind(wire.storeFollowUp, async ({ body }, { actor }) => storeFollowUp(services, body, actor)),
    bind(wire.readFollowUps, async (_input, { actor }) => {
      if (actor.kind !== 'customer') throw forbidden();
      const kinds = visibleKinds(actor);
      const today = localNow(now()).date;
      const [due, coming, mentions] = await Promise.all([
        dueFollowUps(db, actor.userId, kinds, today),
        comingFollowUps(db, actor.userId, kinds, { after: today, to: addDays(today, comingDays) }),
        unreadMentions(db, actor.userId, kinds),
      ]);
      return { due, coming, mentions: mentions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) };
    }),
  ];
}
