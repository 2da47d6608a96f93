/**
 * An expected refusal of the shop, as a value with a key and the numbers or names for its sentence.
 * Specification: storefront §5 and §8 (messages are looked up by key). It knows no language and no HTTP status.
 */

export type RefusalParams = Readonly<Record<string, string | number>>;

export interface Refusal {
  readonly key: string;
  readonly params: RefusalParams;
  /** Path of the form field or request member concerned, e.g. `deliveryAddress.zipCode`. */
  readonly field?: string;
}

export function refusal(key: string, params: RefusalParams = {}, field?: string): Refusal {
  return field === undefined ? { key, params } : { key, params, field };
}

/** A decision that yields either a value or a refusal. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function accepted<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(key: string, params: RefusalParams = {}, field?: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: refusal(key, params, field) };
}
