import { useEffect } from 'react';

/** Takes what is configured with Ctrl+Enter from any field: its button lies behind all choices. Null: not now. */
export function useTakeKey(take: (() => void) | null): void {
  useEffect(() => {
    if (take === null) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const isAbove =
        [...document.querySelectorAll('dialog[open]')].at(-1)?.contains(document.querySelector('[data-configuration]')) === true;
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !isAbove) return;
      event.preventDefault();
      take();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
