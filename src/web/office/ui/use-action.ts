import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRevalidator } from 'react-router';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { giveFocusBack } from './keep-focus.ts';

/** Runs an action: on success shows a message (null: none) and reloads the screen's data, else shows why not. Returns whether it succeeded. */
export function useAction(): { busy: boolean; run: (action: () => Promise<unknown>, done?: string | null) => Promise<boolean> } {
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, done: string | null = 'Änderungen gespeichert'): Promise<boolean> => {
    const pressed = document.activeElement;
    setBusy(true);
    try {
      await action();
      if (done !== null) toast.success(done);
      await revalidate();
      return true;
    } catch (failure) {
      toast.error(failureText(failure));
      return false;
    } finally {
      flushSync(() => setBusy(false));
      giveFocusBack(pressed);
    }
  };
  return { busy, run };
}
