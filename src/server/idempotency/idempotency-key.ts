/** What makes two calls the same: the caller's key within its scope, and the hash of the request. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/configurator/hash.ts';

export interface IdempotencyKey {
  /** Caller and call: two callers may use the same key. */
  scope: string;
  key: string;
  requestHash: string;
}

/** Null: the caller sent no key. */
export function idempotencyKey(scope: string, key: string | null, request: unknown): IdempotencyKey | null {
  if (key === null) return null;
  return { scope, key, requestHash: createHash('sha256').update(canonicalJson(request)).digest('hex') };
}
