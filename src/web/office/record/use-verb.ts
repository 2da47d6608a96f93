/** An action on a record by dialog: executed once per opening, however often it is submitted; problems are shown at their fields. */
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { CallFailure } from '#contract/failure.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { newKey } from '#web/new-key.ts';
import { instantText } from '../text/instant-text.ts';
import { usePersonName } from '../people/person-names.tsx';
import { giveFocusBack } from '../ui/keep-focus.ts';
import { recordWords as t } from './record-words.ts';
import { staleSaveOf } from './stale-save.ts';

export interface Verb {
  readonly busy: boolean;
  /** Problems by path of a field in the call's body: `day`, `lines.0.quantity`. */
  readonly problems: Readonly<Record<string, string>>;
  /** Another user saved the record meanwhile. */
  readonly isStale: boolean;
  /** Shows problems found before anything is sent. */
  readonly refuse: (problems: Readonly<Record<string, string>>) => void;
  /** The action receives the idempotency key, so that it is executed once. */
  readonly run: (action: (idempotencyKey: string) => Promise<void>) => Promise<void>;
}

/** Key for a problem that concerns no field. */
export const general = '';

export function useVerb(): Verb {
  const failureText = useFailureText();
  const personName = usePersonName();
  const [busy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [key] = useState(newKey);
  const said = (failure: unknown): Record<string, string> => {
    if (!(failure instanceof CallFailure)) return { [general]: failureText(failure) };
    const stale = staleSaveOf(failure);
    if (stale !== null) return { [general]: t.savedMeanwhile(personName(stale.who), stale.at === '' ? '' : instantText(stale.at)) };
    return Object.fromEntries(
      failure.errors.map((item) => [(item.field ?? general).replace(/^(body|query)\./, ''), failureText.item(item)]),
    );
  };
  const run = async (action: (idempotencyKey: string) => Promise<void>): Promise<void> => {
    const pressed = document.activeElement;
    setBusy(true);
    setProblems({});
    setStale(false);
    try {
      await action(key);
    } catch (failure) {
      setProblems(said(failure));
      setStale(failure instanceof CallFailure && staleSaveOf(failure) !== null);
    } finally {
      flushSync(() => setBusy(false));
      giveFocusBack(pressed);
    }
  };
  return { busy, problems, isStale, refuse: setProblems, run };
}
