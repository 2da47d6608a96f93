/** Filter of an import's rows. */
import type { ImportFile, ImportRowState } from '#contract/import.ts';

export interface RowFilter {
  state?: ImportRowState;
  /** Key of a fault. */
  reason?: string;
}

export const pageSize = 100;

/** In the order shown above the rows. */
export const groupOrder: readonly ImportRowState[] = ['faulty', 'changed', 'new', 'same'];

/** Starts with the rows that need attention, else with those that change something. */
export function firstFilter({ counts, state }: Pick<ImportFile, 'counts' | 'state'>): RowFilter {
  if (state === 'DRY' && counts.faulty > 0) return { state: 'faulty' };
  const moving = groupOrder.find((each) => each !== 'faulty' && each !== 'same' && counts[each] > 0);
  return counts.same > 0 && moving !== undefined ? { state: moving } : {};
}
