import { useEffect, useRef } from 'react';

const fields = 'input:not([type=checkbox]), textarea, select, [contenteditable]';
const pressable = 'a, button, summary, input';

/**
 * Keys that work on the whole screen while no field, dialog or grid has the focus; Ctrl+S also in fields. Enter and the space bar belong to the link,
 * button or checkbox that has the focus.
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
      const presses = event.key === 'Enter' || event.key === ' ';
      const isFree = target.closest(presses ? `${fields}, ${pressable}` : fields) === null;
      if (isSave || isFree) latest.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
