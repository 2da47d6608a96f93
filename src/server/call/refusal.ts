/** An expected refusal by the server, with its HTTP status; the error table of `perform` turns it into the wire's form. */
import type { Conflict } from '#contract/conflict.ts';
import type { ErrorItem } from '#contract/failure.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  readonly conflict: Conflict | null;
  constructor(status: number, errors: readonly ErrorItem[], conflict: Conflict | null = null) {
    super(errors.map((error) => error.message).join(', '));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
    this.conflict = conflict;
  }
}

type Params = Record<string, string | number>;

/** 422: refused by a rule of the shop; `field` is the path in the request (`body.cartItems.0.quantity`). */
export function refused(message: string, params: Params = {}, field?: string): Refusal {
  return new Refusal(422, [field === undefined ? { message, params } : { message, params, field }]);
}

/** 404, also for everything that belongs to someone else. */
export const notFound = (): Refusal => new Refusal(404, [{ message: 'notFound', params: {} }]);

/** 404: the delivery note or the invoice has not been issued. */
export const paperNotIssued = (): Refusal => new Refusal(404, [{ message: 'paperNotIssued', params: {} }]);

/** 409: someone else was faster. */
export const conflict = (message: string, params: Params = {}): Refusal => new Refusal(409, [{ message, params }]);

export const unauthorized = (message = 'loginRequired'): Refusal => new Refusal(401, [{ message, params: {} }]);

export const forbidden = (): Refusal => new Refusal(403, [{ message: 'forbidden', params: {} }]);

export const tooMany = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, [{ message: 'tooManyAttempts', params: { seconds: retryAfterSeconds } }]);

/** A field that the record does not have; answered with 422. */
export const unknownField = (field: string): ErrorItem => ({ message: 'unknownField', params: { name: lastName(field) }, field });

/** A field that the caller may not write on this record; answered with 422. */
export const fieldNotPermitted = (field: string): ErrorItem => ({ message: 'fieldNotPermitted', params: { name: lastName(field) }, field });

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1).slice(0, 100);
