/** Undo and redo of typed changes, across all parts of a draft. */
import { useEffect, useRef } from 'react';

export interface DraftHistory<Draft> {
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

const remembered = 200;

export function useDraftHistory<Draft>(draft: Draft, set: (draft: Draft) => void): DraftHistory<Draft> {
  const past = useRef<Draft[]>([]);
  const future = useRef<Draft[]>([]);
  const step = (from: Draft[], to: Draft[]): void => {
    const next = from.pop();
    if (next === undefined) return;
    to.push(draft);
    set(next);
  };
  return {
    change: (next) => {
      past.current = [...past.current.slice(1 - remembered), draft];
      future.current = [];
      set(next(draft));
    },
    undo: () => step(past.current, future.current),
    redo: () => step(future.current, past.current),
  };
}

type Steps = Pick<DraftHistory<unknown>, 'undo' | 'redo'>;
type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'>;

/** Ctrl+Z, and Ctrl+Y or Ctrl+Shift+Z: even in a field, whose own steps would not match the draft's. */
export function stepByKey(event: Key, { undo, redo }: Steps): void {
  const key = event.key.toLowerCase();
  const isStep = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
  if (!isStep || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
  event.preventDefault();
  if (event.shiftKey || key === 'y') redo();
  else undo();
}

/** The same, anywhere on the screen. */
export function useUndoKeys({ undo, redo }: Steps): void {
  const latest = useRef({ undo, redo });
  useEffect(() => {
    latest.current = { undo, redo };
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => stepByKey(event, latest.current);
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
