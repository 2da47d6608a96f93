import { useEffect } from 'react';

interface DeskKeys {
  /** Null: not possible now. */
  undo: (() => void) | null;
  save: (() => Promise<void>) | null;
}

/** Ctrl Z undoes a step, Ctrl Enter saves, wherever the focus is. */
export function useDeskKeys({ undo, save }: DeskKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      if (event.key === 'z' && undo !== null) undo();
      else if (event.key === 'Enter' && save !== null) void save();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, save]);
}
