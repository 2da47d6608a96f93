/** Internal notes on a record, the colleagues mentioned in them, and who will look at the record again on which day. Customers see none of it but their own wishes. */
import { z } from 'zod';
import { withoutUnseenSigns } from '#domain/contact/unseen-signs.ts';
import { endpoint, staff } from './endpoint.ts';
import { WishKind } from './order-wish.ts';
import { DateText, Id, IdParam, IdText, Instant, isInUsualYears, line, paragraph, RealDay, Whole } from './wire.ts';

export const NotedKind = z.enum(['order', 'quote', 'customer', 'invoice']);
export type NotedKind = z.infer<typeof NotedKind>;

export const Note = z.object({
  id: Id,
  at: Instant,
  who: z.string(),
  text: z.string(),
  /** The customer asks for this, in words of their own; null: a note of staff. */
  wish: WishKind.nullable(),
  /** Names of those mentioned. */
  mentioned: z.array(z.string()),
  /** True: the caller is mentioned and has not marked it as read. */
  unread: z.boolean(),
});
export type Note = z.infer<typeof Note>;

export const FollowUp = z.object({
  assigneeId: Id.nullable(),
  day: DateText.nullable(),
  tags: z.array(z.string()),
  /** 0: none yet. */
  version: z.number().int().min(0),
});
export type FollowUp = z.infer<typeof FollowUp>;

export const Colleague = z.object({ id: Id, name: z.string() });
export type Colleague = z.infer<typeof Colleague>;

export const mostTags = 10;

const OfRecord = { kind: NotedKind, id: Id };

export const readNotes = endpoint({
  method: 'GET',
  path: '/note',
  tag: 'note',
  summary: 'The notes of a record, newest first, its follow-up, and the colleagues who may see it',
  access: staff('enterOffice'),
  query: z.object({ kind: NotedKind, id: IdText }),
  response: z.object({ items: z.array(Note), followUp: FollowUp, colleagues: z.array(Colleague) }),
  errors: ['notFound'],
});

export const createNote = endpoint({
  method: 'POST',
  path: '/note',
  tag: 'note',
  summary: 'Adds a note; who is named with @ and may see the record finds it on the start page; idempotent by Idempotency-Key',
  access: staff('enterOffice'),
  body: z.strictObject({ ...OfRecord, text: paragraph(4000).refine((text) => withoutUnseenSigns(text).trim() !== '') }),
  response: Note,
  errors: ['notFound', 'idempotencyKeyReused'],
  idempotent: true,
});

export const readMention = endpoint({
  method: 'PUT',
  path: '/note/{id}/read',
  tag: 'note',
  summary: 'The caller has read the note in which they are mentioned',
  access: staff('enterOffice'),
  params: IdParam,
  response: z.object({}),
  errors: ['notFound'],
});

export const storeFollowUp = endpoint({
  method: 'PUT',
  path: '/follow-up',
  tag: 'note',
  summary: 'Who looks at a record again and when, and its tags',
  access: staff('enterOffice'),
  body: z.strictObject({
    ...OfRecord,
    assigneeId: Id.nullable(),
    day: RealDay.refine(isInUsualYears).nullable(),
    tags: z.array(line(30).min(1)).max(mostTags),
    version: Whole.min(0),
  }),
  response: FollowUp,
  errors: ['notFound', 'deliveryDateNotPossible', 'unknownColleague', 'changedMeanwhile'],
});

const Labelled = { kind: NotedKind, recordId: Id, /** Its number. */ label: z.string(), customer: z.string() };

export const readFollowUps = endpoint({
  method: 'GET',
  path: '/follow-up',
  tag: 'note',
  summary: 'What the caller looks at again today or earlier and in the next two weeks, and the unread notes that mention the caller',
  access: staff('enterOffice'),
  response: z.object({
    due: z.array(
      z.object({
        ...Labelled,
        day: DateText,
        tags: z.array(z.string()),
        /** No one in particular: everyone sees it. */ isMine: z.boolean(),
      }),
    ),
    /** Of the caller alone, on one of the following days. */
    coming: z.array(z.object({ ...Labelled, day: DateText, tags: z.array(z.string()) })),
    mentions: z.array(z.object({ ...Labelled, noteId: Id, at: Instant, who: z.string(), text: z.string() })),
  }),
});
