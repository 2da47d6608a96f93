/** The texts that this browser has loaded so far; components are notified when more arrive. */
import type { Messages } from './messages.ts';

let loaded: Partial<Messages> = {};
const listeners = new Set<() => void>();

export function addMessages(part: Partial<Messages>): void {
  loaded = { ...loaded, ...part };
  for (const listener of listeners) listener();
}

export function messagesLoaded(): Partial<Messages> {
  return loaded;
}

export function subscribeMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
