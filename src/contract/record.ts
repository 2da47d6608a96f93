/** Common parts of every record in the office: a version, a history, and writes of many rows with a result for each. */
import { z } from 'zod';
import { Conflict, FieldValue } from './conflict.ts';
import { endpoint, staff } from './endpoint.ts';
import { ErrorItem } from './failure.ts';
import { Id, IdText, Instant, integerText, listOf, Page, Whole } from './wire.ts';

/** Rises with each write; a write of an older version is refused. Where the specification names the fields of a call, it may be absent: as it stands now. */
export const Version = Whole.min(1);
/** The same in a query. */
export const VersionText = integerText(Version);

type SentBack<Name extends PropertyKey> = Record<Name, z.ZodOptional<z.ZodUnknown>>;

/** What a record is read with and this call does not write: it may be sent back as it was read, another value is refused by name. */
export function sentBack<Read extends z.ZodRawShape, Written extends z.ZodRawShape>(read: Read, written: Written) {
  const names = Object.keys(read).filter((name) => name !== 'id' && !(name in written));
  return Object.fromEntries(names.map((name) => [name, z.unknown().optional()])) as SentBack<Exclude<keyof Read, keyof Written | 'id'>>;
}

/** What a new record has not yet: where it is named, it is empty. */
export const notYet = z.union([z.null(), z.literal([0, '', false]), z.array(z.never()).max(0)]).optional();

/** What uses a record and keeps it from being deleted: the first of each kind. */
export const Uses = z.object({
  items: z.array(
    z.object({
      kind: z.enum(['quote', 'order', 'product', 'category', 'customer', 'invoice', 'payment', 'bankFile', 'drive']),
      id: z.number().int(),
      /** As shown to people: a number, a name, the day of a drive. */
      name: z.string(),
    }),
  ),
  more: z.boolean(),
});
export type Uses = z.infer<typeof Uses>;

export const HistoryKind = z.enum([
  'order',
  'quote',
  'customer',
  'product',
  'category',
  'price',
  'delivery',
  'invoice',
  'creditNote',
  'payment',
  'bankImport',
  'user',
  'role',
  'setting',
  'attribute',
  'productType',
  'internalPrice',
  'transportRequirement',
  'model',
  'materialPrice',
  'file',
  'import',
  'content',
  'truck',
  'artwork',
  'insuranceTable',
]);
export type HistoryKind = z.infer<typeof HistoryKind>;

export const HistoryEntry = z.object({
  at: Instant,
  who: z.string(),
  /** Path of a field, or an event such as `created`, `state`, `payment`, `notification`. */
  field: z.string(),
  before: FieldValue,
  after: FieldValue,
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Maximum number of rows in one write. */
export const largestBlock = 1000;

/** Many rows in one write: each with the version that was read and only the fields to change. */
export function blockOf<Changes extends z.ZodType>(changes: Changes) {
  return z.strictObject({
    rows: z
      .array(z.strictObject({ id: Id, version: Version, changes }))
      .min(1)
      .max(largestBlock),
  });
}

/** Good rows are stored, faulty ones are not; `field` of an error is the path below the row's `changes`. */
export const RowResult = z.discriminatedUnion('ok', [
  z.object({ id: Id, ok: z.literal(true), version: Version }),
  z.object({ id: Id, ok: z.literal(false), errors: z.array(ErrorItem), conflict: Conflict.optional() }),
]);
export type RowResult = z.infer<typeof RowResult>;

/** In the order of the rows in the request. */
export const BlockAnswer = z.object({ rows: z.array(RowResult) });
export type BlockAnswer = z.infer<typeof BlockAnswer>;

export const readHistory = endpoint({
  method: 'GET',
  path: '/history',
  tag: 'record',
  summary: 'Who changed what on a record, newest first; for staff who may change records of the kind',
  access: staff('enterOffice'),
  query: z.object({
    kind: HistoryKind,
    id: IdText,
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(500)).default(100),
  }),
  response: listOf(HistoryEntry),
});
