/** Filters a list by whom the follow-ups of its records name. The list shows no such column. */
import type { Column, GridRow } from '../grid/rules/column.ts';

export const assignedColumn = {
  key: 'assigned',
  head: 'Zuständig',
  kind: 'choice',
  width: 0,
  filterOnly: true,
  choices: [
    { value: 'ME', label: 'ich' },
    { value: 'OTHERS', label: 'andere' },
    { value: 'NOBODY', label: 'niemand' },
  ],
} as const satisfies Column<GridRow>;
