/** The secret in the link that led here. It follows #, which browsers never send; only the page reads it. */
import { useSyncExternalStore } from 'react';
import { linkTokenLength } from '#domain/access/link-token.ts';

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}

function tokenNow(): string {
  const token = new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';
  return token.length < linkTokenLength.min || token.length > linkTokenLength.max ? '' : token;
}

/** null before the page runs in a browser; empty for a link without a whole token. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, tokenNow, () => null);
}
