import type { ImportRow } from '#contract/import.ts';
import { importTexts as t } from './import-words.ts';

/** The heading over a wrong cell, the name of a field that no column fills, or the row as a whole. */
export function faultField({ column, params }: ImportRow['faults'][number], headings: readonly string[]): string {
  if (column !== null) return headings[column] ?? '';
  return typeof params['label'] === 'string' ? params['label'] : t.wholeRow;
}
