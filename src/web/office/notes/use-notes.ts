import { useEffect, useState } from 'react';
import { readNotes } from '#contract/note.ts';
import type { NotedKind } from '#contract/note.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

export type RecordNotesData = OutputOf<typeof readNotes>;

/** The notes of a record, loaded when it is shown and after each write; null: not loaded yet. */
export function useNotes(kind: NotedKind, id: number) {
  const toast = useToast();
  const failureText = useFailureText();
  const [data, setData] = useState<RecordNotesData | null>(null);
  const [busy, setBusy] = useState(false);
  const read = async (): Promise<void> => setData(await call(readNotes, { query: { kind, id } }));
  useEffect(() => {
    const asked = new AbortController();
    call(readNotes, { query: { kind, id } }, { signal: asked.signal })
      .then(setData)
      .catch((failure: unknown) => {
        if (!asked.signal.aborted) toast.error(failureText(failure));
      });
    return () => asked.abort();
    // A changed text function is no reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, id]);
  /** Marks the notes as busy; a refusal is shown, and the notes are read again either way. */
  const write = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (failure) {
      toast.error(failureText(failure));
      return false;
    } finally {
      await read().catch(() => undefined);
      setBusy(false);
    }
  };
  return { data, busy, write };
}
