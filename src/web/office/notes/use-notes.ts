import { useEffect, useState } from 'react';
import { readNotes } from '#contract/note.ts';
import type { NotedKind } from '#contract/note.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

export type RecordNotesData = OutputOf<typeof readNotes>;

export type Notes = ReturnType<typeof useNotes>;

/** The notes of a record, read again after each write; `loaded`: as the page brought them, or null if they are to be read first. */
export function useNotes(kind: NotedKind, id: number, loaded: RecordNotesData | null = null) {
  const toast = useToast();
  const failureText = useFailureText();
  const [later, setLater] = useState({ loaded, data: loaded });
  const [busy, setBusy] = useState(false);
  const show = (data: RecordNotesData): void => setLater({ loaded, data });
  const read = async (): Promise<void> => show(await call(readNotes, { query: { kind, id } }));
  useEffect(() => {
    if (loaded !== null) return undefined;
    const asked = new AbortController();
    call(readNotes, { query: { kind, id } }, { signal: asked.signal })
      .then(show)
      .catch((failure: unknown) => {
        if (!asked.signal.aborted) toast.error(failureText(failure));
      });
    return () => asked.abort();
    // A changed text function is no reason to ask again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [kind, id, loaded]);
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
  // What the page brought anew counts more than what was read before.
  return { kind, id, data: later.loaded === loaded ? later.data : loaded, busy, write };
}
