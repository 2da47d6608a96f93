/** The visitor's answer to the cookie notice, for the banner, the footer and the tracking. One answer per browser. */
import { useSyncExternalStore } from 'react';
import { readConsent, writeConsent } from './consent-storage.ts';
import { pushConsent } from './tracking-layer.ts';

export interface ConsentState {
  /** Unknown until the page runs in a browser. */
  known: boolean;
  accepted: boolean | null;
  /** The notice was opened again. */
  reopened: boolean;
}

const unknown: ConsentState = { known: false, accepted: null, reopened: false };
let state = unknown;
const listeners = new Set<() => void>();

function change(next: ConsentState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Reads the stored answer once, and passes a known one to the tracking layer. */
export function openConsent(): void {
  if (state.known) return;
  const answer = readConsent(Date.now());
  change({ known: true, accepted: answer === null ? null : answer === 'true', reopened: false });
  if (state.accepted !== null) pushConsent(state.accepted);
}

export function decideConsent(accepted: boolean): void {
  writeConsent(accepted ? 'true' : 'false', Date.now());
  change({ known: true, accepted, reopened: false });
  pushConsent(accepted);
}

export function reopenConsent(): void {
  change({ ...state, reopened: true });
}

/** Only the stored answer counts: another tab may have changed it. */
export const isTrackingAccepted = (): boolean => readConsent(Date.now()) === 'true';

export function useConsent(): ConsentState {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => unknown,
  );
}
