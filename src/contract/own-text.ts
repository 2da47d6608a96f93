/** The sentences of mails and papers, in the house's wording and as rewritten by the office. */
import { z } from 'zod';
import { Language } from './choice.ts';
import { endpoint, staff } from './endpoint.ts';
import { HistoryEntry } from './record.ts';
import { Instant, Whole } from './wire.ts';

const InLanguages = z.object({ de: z.string(), fr: z.string(), en: z.string() });
const Key = z.object({ key: z.string().max(80) });
const Text = z.string().max(4000);

export const OwnText = z.object({
  key: z.string(),
  /** The mails or papers that contain it. */
  part: z.string(),
  /** Names of the values that it may contain, in braces. */
  places: z.array(z.string()),
  house: InLanguages,
  /** Empty: the house's. */
  own: InLanguages,
  /** Rises with each write of one of its languages; 0: never written. */
  version: z.number().int(),
  /** null: never written. */
  changedAt: Instant.nullable(),
  who: z.string(),
});
export type OwnText = z.infer<typeof OwnText>;

const shared = { tag: 'setting', access: staff('manageSettings') } as const;

export const readOwnTexts = endpoint({
  ...shared,
  method: 'GET',
  path: '/own-text',
  summary: 'Every sentence of mails and papers in three languages, with what the office writes instead',
  response: z.object({ items: z.array(OwnText) }),
});

export const readOwnText = endpoint({
  ...shared,
  method: 'GET',
  path: '/own-text/{key}',
  summary: 'A sentence of mails and papers with its history, the latest change first',
  params: Key,
  response: z.object({ text: OwnText, history: z.array(HistoryEntry) }),
  errors: ['notFound'],
});

export const changeOwnText = endpoint({
  ...shared,
  method: 'PUT',
  path: '/own-text/{key}',
  summary: 'Write a sentence of mails and papers; the next one says it. An empty text gives back the house’s',
  params: Key,
  body: z.strictObject({ version: Whole.min(0), own: z.strictObject({ de: Text, fr: Text, en: Text }).partial() }),
  response: OwnText,
  errors: ['notFound', 'changedMeanwhile', 'textOneLine', 'textTooLong', 'textPlaceUnknown', 'textPlaceMissing', 'textBraces'],
});

const Draft = z.object({
  language: Language,
  /** The text being written; empty: the house's. */
  text: Text.default(''),
  /** Which of the examples that contain it; absent: the first. */
  example: z.string().max(40).optional(),
});

export const previewOwnText = endpoint({
  ...shared,
  method: 'GET',
  path: '/own-text/{key}/preview',
  summary: 'Mails and papers of a made-up order in which a sentence stands, and one of them with the sentence as it is being written',
  params: Key,
  query: Draft,
  response: z.object({
    examples: z.array(z.object({ key: z.string(), kind: z.enum(['mail', 'paper']) })),
    /** null: a paper, or none of them contains it. */
    mail: z.object({ subject: z.string(), html: z.string(), text: z.string() }).nullable(),
  }),
  errors: ['notFound', 'textOneLine', 'textTooLong', 'textPlaceUnknown', 'textPlaceMissing', 'textBraces'],
});

export const printOwnText = endpoint({
  ...shared,
  method: 'GET',
  path: '/own-text/{key}/paper',
  summary: 'A paper of a made-up order with the sentence as it is being written',
  params: Key,
  query: Draft,
  response: { file: ['application/pdf'] },
  errors: ['notFound', 'textOneLine', 'textTooLong', 'textPlaceUnknown', 'textPlaceMissing', 'textBraces'],
});
