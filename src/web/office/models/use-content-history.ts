/** Steps back and forth through what was typed, over all parts of the model. */
import { useRef } from 'react';
import type { ModelContent } from '#contract/model-desk.ts';

export interface ContentHistory {
  readonly change: (next: (content: ModelContent) => ModelContent) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const remembered = 200;

export function useContentHistory(content: ModelContent, set: (content: ModelContent) => void): ContentHistory {
  const past = useRef<ModelContent[]>([]);
  const future = useRef<ModelContent[]>([]);
  const step = (from: ModelContent[], to: ModelContent[]): void => {
    const next = from.pop();
    if (next === undefined) return;
    to.push(content);
    set(next);
  };
  return {
    change: (next) => {
      past.current = [...past.current.slice(1 - remembered), content];
      future.current = [];
      set(next(content));
    },
    undo: () => step(past.current, future.current),
    redo: () => step(future.current, past.current),
  };
}
