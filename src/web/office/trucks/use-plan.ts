import { useState } from 'react';
import type { Round, TruckDay } from '#contract/truck-day.ts';

export interface Plan {
  readonly rounds: readonly Round[];
  /** Since it was read or saved. */
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  /** One step that can be undone. */
  readonly change: (rounds: readonly Round[]) => void;
  readonly undo: () => void;
  /** After saving or reloading. */
  readonly restart: (rounds: TruckDay['rounds']) => void;
}

const plain = (rounds: TruckDay['rounds']): Round[] => rounds.map(({ truckId, stops, boxes }) => ({ truckId, stops, boxes }));

/** The rounds being edited, with all steps since they were read. */
export function usePlan(read: TruckDay['rounds']): Plan {
  const [steps, setSteps] = useState<readonly (readonly Round[])[]>([plain(read)]);
  return {
    rounds: steps.at(-1)!,
    isChanged: steps.length > 1,
    canUndo: steps.length > 1,
    change: (rounds) => setSteps((all) => [...all, rounds]),
    undo: () => setSteps((all) => (all.length > 1 ? all.slice(0, -1) : all)),
    restart: (rounds) => setSteps([plain(rounds)]),
  };
}
