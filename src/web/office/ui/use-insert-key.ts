import { useEffect } from 'react';

/** `Ins` leads to the field where a further line is begun, from anywhere on the page, also out of another field. */
export function useInsertKey(fieldId: string): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.shiftKey && !event.altKey && !event.metaKey;
      if (event.key !== 'Insert' || !isPlain || event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      document.getElementById(fieldId)?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [fieldId]);
}
