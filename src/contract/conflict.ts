import { z } from 'zod';
import { Instant } from './wire.ts';

/** A field's value as a form or a list shows it; nested fields are named by their path, `invoiceAddress.city`. */
export const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type FieldValue = z.infer<typeof FieldValue>;

const FieldChange = z.object({ field: z.string(), before: FieldValue, after: FieldValue, who: z.string(), at: Instant });
type FieldChange = z.infer<typeof FieldChange>;

/** Answer to a stale save: the current record and what others changed since the version that was sent. */
export const Conflict = z.object({
  version: z.number().int(),
  /** The record's fields in the form in which its own call answers them. */
  current: z.record(z.string(), z.unknown()),
  /** Empty for customers: what staff change and who they are is not for them. */
  changes: z.array(FieldChange),
});
export type Conflict = z.infer<typeof Conflict>;
