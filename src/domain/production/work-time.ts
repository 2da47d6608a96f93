/** How long the workshop is at a line. The models reckon labour and set-up in francs at the hourly rate, so the minutes are those francs again by the rate. */
import type { CostItem } from '#domain/pricing/model-cost.ts';

/** Where no model says anything: of each part that is sawn and fixed, and of setting up. */
const minutesPerPart = 1;
const minutesOfSetUp = 20;

export interface TimeFacts {
  /** Of one piece at this quantity; null: nobody knows. */
  items: readonly Pick<CostItem, 'group' | 'chf'>[] | null;
  chfPerHour: number;
  quantity: number;
  /** Of one piece. */
  parts: number;
}

/** Whole minutes of all pieces, at least one. */
export function workMinutes({ items, chfPerHour, quantity, parts }: TimeFacts): number {
  const work = items?.filter(({ group }) => group === 'labour' || group === 'set-up') ?? [];
  const minutes =
    work.length === 0
      ? minutesOfSetUp + minutesPerPart * parts * quantity
      : (work.reduce((sum, { chf }) => sum + chf, 0) * quantity * 60) / chfPerHour;
  return Math.max(1, Math.round(minutes));
}
