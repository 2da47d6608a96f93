import { useState } from 'react';
import { moveWorkOrder } from '#contract/work-order.ts';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { call } from '#web/call.ts';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';
import { longDayText } from '../text/day-text.ts';
import { useAction } from '../ui/use-action.ts';
import { breaksPromise } from './board-view.ts';
import { productionWords as t } from './production-words.ts';

interface Move {
  readonly work: WorkOrder;
  readonly day: LoadDay;
}

export interface Board {
  readonly works: readonly WorkOrder[];
  readonly busy: boolean;
  readonly chosen: WorkOrder | null;
  readonly choose: (id: number) => void;
  /** Asks first if a promised day would be missed. Null: there is no such day, since it would be past. */
  readonly move: (work: WorkOrder, day: LoadDay | null) => void;
  /** The move to be confirmed; null: none. */
  readonly asked: Move | null;
  readonly answer: (yes: boolean) => void;
  /** Undoes the last move; null: nothing to undo. */
  readonly undo: (() => void) | null;
}

interface Read {
  works: readonly WorkOrder[];
  days: readonly LoadDay[];
}

/** Moves work orders: shown at once, stored by the server, undone step by step. */
export function useBoard({ works: read, days }: Read): Board {
  const { busy, run } = useAction();
  const toast = useToast();
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<number | null>(null);
  const [asked, setAsked] = useState<Move | null>(null);
  const [underWay, setUnderWay] = useState<Move | null>(null);
  const [steps, setSteps] = useState<readonly { id: number; from: string }[]>([]);
  const works = read.map((work) => (work.id === underWay?.work.id ? { ...work, day: underWay.day.day } : work));

  const send = async ({ work, day }: Move, said: string, despitePromise: boolean): Promise<boolean> => {
    setUnderWay({ work, day });
    const body = { version: work.version, day: day.day, despitePromise };
    const done = await run(async () => call(moveWorkOrder, { params: { id: work.id }, body }), said);
    setUnderWay(null);
    return done;
  };
  const keep = async (move: Move, despitePromise: boolean): Promise<void> => {
    if (await send(move, t.moved(longDayText(move.day.day)), despitePromise))
      setSteps((all) => [...all, { id: move.work.id, from: move.work.day }]);
  };
  const back = async (): Promise<void> => {
    const step = steps.at(-1);
    const work = read.find(({ id }) => id === step?.id);
    const day = days.find((each) => each.day === step?.from);
    setSteps((all) => all.slice(0, -1));
    // It was on that day before, so a missed promise is nothing new to confirm.
    if (work !== undefined && day !== undefined) await send({ work, day }, t.backTo(longDayText(day.day)), true);
  };
  return {
    works,
    busy,
    chosen: works.find(({ id }) => id === chosen) ?? null,
    choose: setChosen,
    move: (work, day) => {
      if (busy || work.day === day?.day) return;
      if (day === null || work.state !== 'OPEN') toast.error(day === null ? t.noEarlier : failureText.key('workOrderClosed'));
      else if (breaksPromise(work, day.day)) setAsked({ work, day });
      else void keep({ work, day }, false);
    },
    asked,
    answer: (yes) => {
      setAsked(null);
      if (yes && asked !== null) void keep(asked, true);
    },
    undo: steps.length === 0 || busy ? null : () => void back(),
  };
}
