/** The key of the current order attempt, shared by all tabs; the bodies already sent stay in their tab. Falls back to memory without storage. */
import type { OrderInsert } from '#contract/place-order.ts';
import type { AttemptKeeper } from './order-attempt.ts';

const keyName = 'orderAttempt';
const sentName = 'orderSent';
const memory = new Map<string, string>();

function read(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? memory.get(name) ?? 'null');
  } catch {
    return JSON.parse(memory.get(name) ?? 'null');
  }
}

function write(storage: () => Storage, name: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(name, text);
  try {
    storage().setItem(name, text);
  } catch {
    // Kept in memory.
  }
}

function drop(storage: () => Storage, name: string): void {
  memory.delete(name);
  try {
    storage().removeItem(name);
  } catch {
    // Memory is already cleared.
  }
}

const shared = (): Storage => globalThis.localStorage;
const ofTab = (): Storage => globalThis.sessionStorage;

export const attemptStorage: AttemptKeeper = {
  readKey: () => {
    const kept = read(shared, keyName) as { key?: unknown; startedAtMs?: unknown } | null;
    return typeof kept?.key === 'string' && typeof kept.startedAtMs === 'number' ? { key: kept.key, startedAtMs: kept.startedAtMs } : null;
  },
  writeKey: (attempt) => write(shared, keyName, attempt),
  readSent: () => {
    const sent = read(ofTab, sentName);
    return Array.isArray(sent) ? (sent as OrderInsert[]) : [];
  },
  writeSent: (sent) => write(ofTab, sentName, sent),
  clear: () => {
    drop(shared, keyName);
    drop(ofTab, sentName);
  },
};
