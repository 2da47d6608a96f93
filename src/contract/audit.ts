/** Security events in one list: who logged in, who failed, who changed permissions or settings. */
import { z } from 'zod';
import { FieldValue } from './conflict.ts';
import { endpoint, staff } from './endpoint.ts';
import { Instant, integerText, listOf, Page } from './wire.ts';

export const SecurityEventKind = z.enum([
  'logIn',
  'logInFailed',
  'secondFactorFailed',
  'recoveryCodeUsed',
  'logOut',
  'sessionsEnded',
  'passwordChanged',
  'secondFactorSet',
  'secondFactorRemoved',
  'seeAsCustomer',
  'seeAsCustomerEnded',
  'export',
  'accessDenied',
]);
export type SecurityEventKind = z.infer<typeof SecurityEventKind>;

export const AuditEntry = z.object({
  at: Instant,
  /** An event, or the record that was changed. */
  kind: z.union([SecurityEventKind, z.enum(['user', 'role', 'setting'])]),
  who: z.string(),
  /** IP address; empty for changes of records. */
  address: z.string(),
  /** Person or thing concerned. */
  about: z.string(),
  /** For a change: the field, with old and new value. */
  field: z.string(),
  before: FieldValue,
  after: FieldValue,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const readAudit = endpoint({
  method: 'GET',
  path: '/audit',
  tag: 'staff',
  summary: 'Log-ins, failures, changes of rights and settings, newest first; events are kept for a year',
  access: staff('manageStaff'),
  query: z.object({
    /** Only this kind. */
    kind: AuditEntry.shape.kind.optional(),
    page: Page.page,
    perPage: integerText(z.number().int().min(1).max(200)).default(100),
  }),
  response: listOf(AuditEntry),
});
