import { useEffect, useRef } from 'react';

const stop = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Tells the screen how many cells are unsaved, and makes the browser ask before the window is closed. */
export function useUnsaved(cells: number, onUnsaved: ((cells: number) => void) | undefined): void {
  const latest = useRef(onUnsaved);
  useEffect(() => {
    latest.current = onUnsaved;
  });
  useEffect(() => {
    latest.current?.(cells);
  }, [cells]);
  const isUnsaved = cells > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    addEventListener('beforeunload', stop);
    return () => removeEventListener('beforeunload', stop);
  }, [isUnsaved]);
}
