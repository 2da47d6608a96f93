import * as wire from '#contract/note.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import type { Binding } from '#server/call/binding.ts';
import { bind } from '#server/call/binding.ts';
import { forbidden } from '#server/call/refusal.ts';
import { visibleKinds } from './noted-record.ts';
import { dueFollowUps, unreadMentions } from './note-store.ts';
import { storeFollowUp } from './store-follow-up.ts';
import { createNote, readMention, readNotes } from './write-note.ts';
import type { NoteServices } from './write-note.ts';

export function noteRoutes(services: NoteServices): Binding[] {
  const { db, now } = services;
  return [
    bind(wire.readNotes, async ({ query }, { actor }) => readNotes(services, query, actor)),
    bind(wire.createNote, async ({ body }, { actor }) => createNote(services, body, actor)),
    bind(wire.readMention, async ({ params }, { actor }) => {
      await readMention(services, params.id, actor);
      return {};
    }),
    bind(wire.storeFollowUp, async ({ body }, { actor }) => storeFollowUp(services, body, actor)),
    bind(wire.readFollowUps, async (_input, { actor }) => {
      if (actor.kind !== 'customer') throw forbidden();
      const kinds = visibleKinds(actor);
      const [due, mentions] = await Promise.all([
        dueFollowUps(db, actor.userId, kinds, localNow(now()).date),
        unreadMentions(db, actor.userId, kinds),
      ]);
      return { due, mentions: mentions.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) };
    }),
  ];
}
