/** Which rows of an import are shown. */
import type { ImportFile, ImportRowState } from '#contract/import.ts';

export interface RowFilter {
  state?: ImportRowState;
  /** Key of a fault. */
  reason?: string;
}

export const pageSize = 100;

/** As they stand above the rows. */
export const groupOrder: readonly ImportRowState[] = ['faulty', 'changed', 'new', 'same'];

/** What needs somebody, else what changes something. */
export function firstFilter({ counts, state }: Pick<ImportFile, 'counts' | 'state'>): RowFilter {
  return state === 'DRY' && counts.faulty > 0 ? { state: 'faulty' } : {};
}
