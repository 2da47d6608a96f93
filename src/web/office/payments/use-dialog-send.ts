import { useState } from 'react';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

export interface DialogEnds {
  onClose: () => void;
  onDone: () => void;
}

export interface DialogSend {
  /** Why it was refused, by the form or by the server. */
  error: string | null;
  refuse: (reason: string) => void;
  busy: boolean;
  /** `work` resolves with the success message. */
  send: (work: () => Promise<string>) => Promise<void>;
}

/** Submits a dialog; closes it on success, else shows the error. */
export function useDialogSend({ onClose, onDone }: DialogEnds): DialogSend {
  const toast = useToast();
  const failureText = useFailureText();
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      toast.success(await work());
      onDone();
      onClose();
    } catch (failure) {
      // Someone else was faster: what lies behind the dialog is read anew.
      if (failure instanceof CallFailure && failure.status === 409) onDone();
      setError(failureText(failure));
    } finally {
      setBusy(false);
    }
  };
  return { error, refuse: setError, busy, send };
}
