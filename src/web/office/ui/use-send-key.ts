import { useEffect } from 'react';

/** Ctrl Enter does the next step towards sending, wherever the focus is; null: none now. Other dialogs and fields that use the key keep it. */
export function useSendKey(step: (() => void) | null, isAsking: boolean): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || step === null) return;
      if (!isAsking && document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      // A held key would answer its own question.
      if (!event.repeat) step();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [step, isAsking]);
}
