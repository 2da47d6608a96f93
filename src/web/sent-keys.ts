import { newKey } from './new-key.ts';

/** Idempotency keys of what one form sends until it succeeds: a try after a lost answer carries the key of the first, anything else a new one. */
export interface SentKeys {
  keyFor: (content: unknown) => string;
  /** What was sent is stored: the same once more is a second one. */
  done: () => void;
}

export function sentKeys(): SentKeys {
  let last: { content: string; key: string } | null = null;
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (last?.content !== text) last = { content: text, key: newKey() };
      return last.key;
    },
    done: () => {
      last = null;
    },
  };
}
