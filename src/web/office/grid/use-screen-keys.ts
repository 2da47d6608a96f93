import { useEffect, useRef } from 'react';

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/**
 * Keys that work on the whole screen while no field, dialog or grid has the focus; Ctrl+S also in fields. None of them may be Enter or the space bar,
 * which belong to the link or button that has the focus.
 */
export function useScreenKeys(onKey: (event: KeyboardEvent) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest('[role="dialog"], dialog, [role="grid"]')) return;
      const isSave = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's';
      const isFree = target.closest(fields) === null;
      if (isSave || isFree) latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
