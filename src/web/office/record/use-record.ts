/**
 * A record being edited: its fields as a draft based on the version that was read.
 * Saving sends the draft with that version. A stale save is merged with the other person's; contradictions are asked about.
 */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { whenText } from '../text/instant-text.ts';
import { giveFocusBack } from '../ui/keep-focus.ts';
import { changedFields, mergeFields } from './merge-fields.ts';
import type { Contradiction, Fields } from './merge-fields.ts';
import { recordWords as t } from './record-words.ts';
import { fieldId, showField } from './show-field.ts';
import { staleSaveOf } from './stale-save.ts';

export type Problems = Readonly<Record<string, string>>;

/** How a draft becomes fields, and fields become a draft again. */
export interface RecordForm<Draft> {
  fieldsOf: (draft: Draft) => Fields;
  /** `saved` with the values of `fields`; parts that exist only in the own draft are kept. */
  withFields: (saved: Draft, own: Draft, fields: Fields) => Draft;
  /** Problems by field. */
  problemsOf: (draft: Draft) => Problems;
  /** By field, what may be saved so but not sent. */
  missingIn?: (draft: Draft) => Problems;
}

export interface RecordConflict {
  readonly contradictions: readonly Contradiction[];
  readonly who: string;
  readonly at: string;
}

/** What was decided goes into the merged fields. */
interface Asked extends RecordConflict {
  readonly settle: (decided: Fields) => void;
}

/** Three versions to merge: the one both sides start from, the other person's, and the own. */
export interface Sides<Draft> {
  readonly before: Draft;
  readonly theirs: Draft;
  readonly mine: Draft;
}

interface RecordOptions<Stored, Draft> {
  loaded: Stored;
  draftOf: (stored: Stored) => Draft;
  form: RecordForm<Draft>;
  reread: () => Promise<Stored>;
  /** Absent: both sides start from what was read. */
  sidesOf?: (stored: Stored, draft: Draft, fresh: Stored) => Sides<Draft>;
  /** Called for any failure but a stale save, besides showing it. */
  onRefused?: (error: unknown) => void;
}

export type RecordControl<Stored, Draft> = ReturnType<typeof useRecord<Stored, Draft>>;

export function useRecord<Stored, Draft>(options: RecordOptions<Stored, Draft>) {
  const { loaded, draftOf, form, reread, onRefused } = options;
  const { sidesOf = (from, mine, fresh) => ({ before: draftOf(from), theirs: draftOf(fresh), mine }) } = options;
  const toast = useToast();
  const failureText = useFailureText();
  const nameOf = usePersonName();
  const [stored, setStored] = useState(loaded);
  const [draft, setDraft] = useState(() => draftOf(loaded));
  const [marked, setMarked] = useState<Problems>({});
  const [conflict, setConflict] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  // A corrected field is unmarked at once; a new mistake is marked on the next save.
  const wrong = form.problemsOf(draft);
  const missing = form.missingIn?.(draft) ?? {};
  const problems = Object.fromEntries(Object.entries(marked).filter(([field]) => field in wrong || field in missing));
  const replace = (fresh: Stored, kept: Draft = draftOf(fresh)): void => {
    setStored(fresh);
    setDraft(kept);
    setMarked({});
  };
  /** Puts the draft on a fresh version; returns false if that contradicts it, which is asked about. */
  const rebaseOn = (fresh: Stored, who = '', at = ''): boolean => {
    const { before, theirs, mine } = sidesOf(stored, draft, fresh);
    const merge = mergeFields(form.fieldsOf(before), form.fieldsOf(theirs), form.fieldsOf(mine));
    const settle = (decided: Fields): void => replace(fresh, form.withFields(theirs, mine, { ...merge.fields, ...decided }));
    if (merge.contradictions.length > 0) setConflict({ contradictions: merge.contradictions, who, at, settle });
    else settle({});
    return merge.contradictions.length === 0;
  };
  const rebase = async (who: string, at: string): Promise<void> => {
    // Both sides were merged: nothing is saved yet.
    if (rebaseOn(await reread(), who, at)) toast.success(t.conflict.merged(nameOf(who), whenText(at)));
  };
  const fail = (error: unknown): void => {
    onRefused?.(error);
    toast.error(failureText(error));
  };
  /** Runs an action and marks the record as busy; a refusal is shown, and the draft stays. */
  const run = async (action: () => Promise<void>): Promise<void> => {
    const pressed = document.activeElement;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      const stale = error instanceof CallFailure ? staleSaveOf(error) : null;
      if (stale === null) fail(error);
      else await rebase(stale.who, stale.at).catch(fail);
    } finally {
      flushSync(() => setBusy(false));
      giveFocusBack(pressed);
    }
  };
  /** Returns false and focuses the first faulty field if something is wrong, or is missing where it is to be sent. */
  const check = ({ toSend = false } = {}): boolean => {
    const found = toSend ? { ...missing, ...wrong } : wrong;
    setMarked(found);
    const [first] = Object.entries(found);
    if (first === undefined) return true;
    const [field, problem] = first;
    if (!showField(fieldId(field))) toast.error(problem);
    return false;
  };
  return {
    stored,
    draft,
    change: setDraft,
    unsaved: changedFields(form.fieldsOf(draftOf(stored)), form.fieldsOf(draft)),
    problems,
    busy,
    run,
    check,
    replace,
    rebaseOn,
    discard: () => replace(stored),
    conflict,
    /** `mine`: the contradictions that keep the user's own value. */
    resolve: (mine: ReadonlySet<string>) => {
      if (conflict === null) return;
      const own = conflict.contradictions.filter(({ field }) => mine.has(field)).map(({ field, mine: value }) => [field, value]);
      conflict.settle(Object.fromEntries(own));
      setConflict(null);
    },
    /** Everything stays as typed; the next save asks again. */
    decideLater: () => setConflict(null),
  };
}
