/**
 * How long a line takes in the workshop. The models give labour and set-up in francs at the hourly rate, so the minutes are those francs divided by the rate.
 */
import type { CostItem } from '#domain/pricing/model-cost.ts';

/** Without a model's figures: for each part that is sawn and fastened, and for set-up. */
const minutesPerPart = 1;
const minutesOfSetUp = 20;

export interface TimeFacts {
  /** For one piece at this quantity; null: unknown. */
  items: readonly Pick<CostItem, 'group' | 'chf'>[] | null;
  chfPerHour: number;
  quantity: number;
  /** Parts of one piece. */
  parts: number;
}

/** Whole minutes for all pieces, at least one. */
export function workMinutes({ items, chfPerHour, quantity, parts }: TimeFacts): number {
  const work = items?.filter(({ group }) => group === 'labour' || group === 'set-up') ?? [];
  const minutes =
    work.length === 0
      ? minutesOfSetUp + minutesPerPart * parts * quantity
      : (work.reduce((sum, { chf }) => sum + chf, 0) * quantity * 60) / chfPerHour;
  return Math.max(1, Math.round(minutes));
}
