import { useEffect } from 'react';
import { useLetterKeys } from '../ui/use-letter-keys.ts';

/** `I` opens and closes the right column where it is a drawer, Esc closes it. */
export function useDrawerKeys(open: boolean, setOpen: (open: boolean) => void): void {
  useLetterKeys({ i: () => setOpen(!open) });
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, setOpen]);
}
