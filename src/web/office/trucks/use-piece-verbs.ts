/** What can be done with the chosen piece, by button and by key. */
import type { KeyboardEvent } from 'react';
import { moved, onFloor, turned } from '#domain/packing/move-box.ts';
import { useToast } from '#web/ui/toast.tsx';
import type { DayPlan } from './use-day-plan.ts';
import { truckWords as t } from './truck-words.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export function usePieceVerbs({ round, view, chosen, choose, changeBoxes }: DayPlan) {
  const toast = useToast();
  const turn = (): void => (chosen === null || view === null ? undefined : changeBoxes(turned(round.boxes, chosen, view.truck)));
  const floor = (): void => {
    const boxes = chosen === null || view === null ? null : onFloor(round.boxes, chosen, view.truck);
    if (boxes === null) toast.error(t.noRoom);
    else changeBoxes(boxes);
  };
  const off = (): void => {
    if (chosen === null) return;
    changeBoxes(round.boxes.filter((_, index) => index !== chosen));
    choose(null);
  };
  const onKey = (event: KeyboardEvent): void => {
    const arrow = event.altKey ? undefined : arrows[event.key];
    const verb = { r: turn, b: floor, Delete: off }[event.key];
    if (arrow !== undefined && chosen !== null && view !== null) {
      const step = event.shiftKey ? 10 : 100;
      changeBoxes(moved(round.boxes, chosen, [arrow[0] * step, arrow[1] * step], view.truck));
    } else if (verb !== undefined && !event.ctrlKey && !event.metaKey) verb();
    else return;
    event.preventDefault();
  };
  return {
    verbs: [
      { word: t.turn, key: 'R', run: turn },
      { word: t.floor, key: 'B', run: floor },
      { word: t.off, key: 'Entf', run: off },
    ],
    onKey,
  };
}
