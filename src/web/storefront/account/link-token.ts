/** The secret in the link that led here. It follows #, which browsers never send; only the page reads it. */
import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  globalThis.addEventListener('hashchange', changed);
  return () => globalThis.removeEventListener('hashchange', changed);
}

const tokenNow = (): string => new URLSearchParams(globalThis.location.hash.slice(1)).get('token') ?? '';

/** null before the page runs in a browser; empty for a link without a token. */
export function useLinkToken(): string | null {
  return useSyncExternalStore(subscribe, tokenNow, () => null);
}
