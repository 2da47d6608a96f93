import { useEffect, useRef } from 'react';

/** Where letters are typed: fields, dialogs, and tables whose cells can be changed. */
const typing = 'input, select, textarea, dialog, [role=grid][aria-readonly=false]';

/** Single letters of the page, a capital for one with Shift; they are ignored where letters are typed. */
export function useLetterKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(typing) !== null) return;
      const run = latest.current[event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase()];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
