import { useEffect, useEffectEvent } from 'react';

/**
 * Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the whole page, except in fields outside the configuration, which undo their own text,
 * and where a field has already reverted its text.
 */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const { target } = event;
    if (
      target instanceof HTMLElement &&
      target.matches('input[type=text], input[type=search], textarea') &&
      target.closest('[data-configuration]') === null
    )
      return;
    const key = event.key.toLowerCase();
    const back = key === 'z' && !event.shiftKey;
    const forth = (key === 'z' && event.shiftKey) || key === 'y';
    if (!back && !forth) return;
    event.preventDefault();
    if (back) undo();
    else redo();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
