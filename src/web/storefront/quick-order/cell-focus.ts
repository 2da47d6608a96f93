/** Keyboard navigation between the fields of the grid, as in a spreadsheet. Rows are counted from 1. */
const columns = ['article', 'quantity', 'remark'] as const;
export type Column = (typeof columns)[number];

export const fieldId = (position: number, column: Column): string => `quick-${position}-${column}`;

/** False: there is no such field. */
export function focusField(position: number, column: Column): boolean {
  const field = document.getElementById(fieldId(position, column));
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}

/** The field a key moves to; null: the key has its usual meaning. Arrows leave a field only at the ends of its text. */
export function targetOf(
  { key, shiftKey, ctrlKey, altKey, metaKey }: { key: string; shiftKey: boolean; ctrlKey: boolean; altKey: boolean; metaKey: boolean },
  from: { position: number; column: Column; atStart: boolean; atEnd: boolean },
): { position: number; column: Column } | null {
  const { position, column, atStart, atEnd } = from;
  if (ctrlKey || altKey || metaKey) return null;
  if (key === 'Enter') return { position: position + (shiftKey ? -1 : 1), column };
  if (shiftKey) return null;
  if (key === 'ArrowDown') return { position: position + 1, column };
  if (key === 'ArrowUp') return { position: position - 1, column };
  const beside = (step: 1 | -1): { position: number; column: Column } | null => {
    const next = columns[columns.indexOf(column) + step];
    return next === undefined ? null : { position, column: next };
  };
  if (key === 'ArrowRight' && atEnd) return beside(1);
  if (key === 'ArrowLeft' && atStart) return beside(-1);
  return null;
}
