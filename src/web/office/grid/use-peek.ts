import { useEffect, useRef, useState } from 'react';
import type { GridRow } from './rules/column.ts';

export interface Peek {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** The side view of a row, opened by Space: it follows the active row until it is closed. */
export function usePeek<Row extends GridRow>(row: Row | undefined, onPeek: ((row: Row | null) => void) | undefined): Peek {
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(onPeek);
  useEffect(() => {
    latest.current = onPeek;
  });
  const shown = isOpen ? row : undefined;
  const last = useRef<Row | undefined>(undefined);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    latest.current?.(shown ?? null);
  }, [shown]);
  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
