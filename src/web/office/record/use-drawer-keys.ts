import { useEffect } from 'react';

/** `I` opens and closes the right column where it is a drawer, Esc closes it. */
export function useDrawerKeys(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isTaken = event.target instanceof Element && event.target.closest('input, select, textarea, [role=grid], dialog') !== null;
      if (event.key === 'Escape' && open) setOpen(false);
      else if (event.key.toLowerCase() === 'i' && !isTaken) setOpen(!open);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, setOpen]);
}
