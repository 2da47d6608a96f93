/** Whether a value in memory fulfils a list's condition, decided as the database would. */
import type { Condition } from './list-columns.ts';

export type CellValue = string | number | boolean | null;

/** A cell with several values fulfils a condition if one of them does. Texts are compared exactly. */
export function fulfils(condition: Condition, cell: CellValue | readonly CellValue[]): boolean {
  if (Array.isArray(cell)) return (cell as readonly CellValue[]).some((each) => fulfils(condition, each));
  const value = cell as CellValue;
  const isEmpty = value === null || value === '';
  switch (condition.is) {
    case 'containing':
      return !isEmpty && String(value).toLocaleLowerCase('de').includes(condition.text.trim().toLocaleLowerCase('de'));
    case 'oneOf':
      return isEmpty ? condition.orEmpty : condition.values.some((each) => each === value);
    default: {
      const { from, to, before } = condition;
      if (isEmpty) return false;
      return (
        (from === null || order(value, from) >= 0) &&
        (to === null || order(value, to) <= 0) &&
        (before === null || order(value, before) < 0)
      );
    }
  }
}

/** Cells hold instants as ISO texts. */
function order(value: Exclude<CellValue, null>, bound: string | number | boolean | Date): number {
  const [one, other] = bound instanceof Date ? [Date.parse(String(value)), bound.getTime()] : [value, bound];
  return one < other ? -1 : one > other ? 1 : 0;
}
