/** An expected no of the server, with its HTTP status; the error table of `perform` turns it into the wire's form. */
import type { ErrorItem } from '#contract/failure.ts';

export class Refusal extends Error {
  readonly status: number;
  readonly errors: readonly ErrorItem[];
  constructor(status: number, errors: readonly ErrorItem[]) {
    super(errors.map((error) => error.message).join(', '));
    this.name = 'Refusal';
    this.status = status;
    this.errors = errors;
  }
}

type Params = Record<string, string | number>;

/** 422: a rule of the shop says no; `field` is the path in the request (`body.cartItems.0.quantity`). */
export function refused(message: string, params: Params = {}, field?: string): Refusal {
  return new Refusal(422, [field === undefined ? { message, params } : { message, params, field }]);
}

/** 404, also for everything that belongs to somebody else. */
export const notFound = (): Refusal => new Refusal(404, [{ message: 'notFound', params: {} }]);

/** 409: somebody else was faster. */
export const conflict = (message: string, params: Params = {}): Refusal => new Refusal(409, [{ message, params }]);

export const unauthorized = (message = 'loginRequired'): Refusal => new Refusal(401, [{ message, params: {} }]);

export const forbidden = (): Refusal => new Refusal(403, [{ message: 'forbidden', params: {} }]);

export const tooMany = (retryAfterSeconds: number): Refusal =>
  new Refusal(429, [{ message: 'tooManyAttempts', params: { seconds: retryAfterSeconds } }]);
