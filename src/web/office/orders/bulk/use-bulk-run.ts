import { useRef, useState } from 'react';
import type { OrderSummary } from '#contract/order.ts';
import { CallFailure } from '#contract/failure.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { recordWords } from '../../record/record-words.ts';
import { staleSaveOf } from '../../record/stale-save.ts';
import { instantText } from '../../text/instant-text.ts';
import { usePersonName } from '../../people/person-names.tsx';
import type { BulkVerb } from './bulk-verbs.ts';

/** The result for one order; absent: it waits. */
export interface RowOutcome {
  readonly state: 'works' | 'done' | 'failed';
  readonly text: string;
}

/** One order at a time, in list order; each succeeds or fails on its own. */
export function useBulkRun() {
  const failureText = useFailureText();
  const personName = usePersonName();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, RowOutcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const stopped = useRef(false);
  const say = (id: number, outcome: RowOutcome): void => setOutcomes((now) => new Map(now).set(id, outcome));
  const whyNot = (failure: unknown): string => {
    const stale = failure instanceof CallFailure ? staleSaveOf(failure) : null;
    return stale === null
      ? failureText(failure)
      : recordWords.savedMeanwhile(personName(stale.who), stale.at === '' ? '' : instantText(stale.at));
  };
  const run = async (verb: BulkVerb, orders: readonly OrderSummary[], options: { today: PlainDate; tell: boolean }): Promise<void> => {
    stopped.current = false;
    setRunning(true);
    for (const order of orders) {
      if (stopped.current) break;
      say(order.id, { state: 'works', text: '' });
      try {
        say(order.id, { state: 'done', text: await verb.act(order, options) });
      } catch (failure) {
        say(order.id, { state: 'failed', text: whyNot(failure) });
      }
    }
    setRunning(false);
  };
  return { outcomes, isRunning, run, stop: () => (stopped.current = true) };
}
