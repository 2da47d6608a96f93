/** Form of a refused or failed call on the wire (decisions: domain.md §12) and in code. */
import { z } from 'zod';
import { Conflict } from './conflict.ts';

export const ErrorItem = z.object({
  /** Key of the text, e.g. `validation.required`, `quantityNotMultiple`. */
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  /** Path of the field concerned, e.g. `body.cartItems.0.quantity`. */
  field: z.string().optional(),
});
export type ErrorItem = z.infer<typeof ErrorItem>;

export const ErrorBody = z.object({
  errors: z.array(ErrorItem),
  /** With 409 `changedMeanwhile`: both sides of a stale save. */
  conflict: Conflict.optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** Keys that any call may return besides its own `errors` and those of wrong input. */
export const generalErrors = [
  'malformedRequest',
  'notFound',
  'changedMeanwhile',
  'forbidden',
  'loginRequired',
  'requestTooLarge',
  'unsupportedMediaType',
  'tooManyRequests',
  'tooManyAttempts',
  'temporarilyUnavailable',
  'unexpectedError',
  'toolNotRun',
] as const;

/** A call that was refused or failed: HTTP status and the list of errors. Thrown by every client of the contract. */
export class CallFailure extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly conflict: Conflict | null;
  constructor(status: number, errors: readonly ErrorItem[], conflict: Conflict | null = null) {
    super(errors.map((error) => error.message).join('\n') || `HTTP ${status}`);
    this.name = 'CallFailure';
    this.status = status;
    this.errors = errors;
    this.conflict = conflict;
  }

  /** The built pages contain their own copy of this class; failures of the server's copy count too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'CallFailure';
  }
}
