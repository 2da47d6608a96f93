/** Whom the follow-up of a record names, as a column to filter by: the caller, a colleague, nobody. */
import type { ListColumns } from '#server/call/list-columns.ts';

const sides = ['ME', 'OTHERS', 'NOBODY'] as const;

/** For staff only, and not to be sorted by. */
export const assignedColumn = {
  assigned: { kind: 'choice', choices: sides.map((side) => ({ value: side, label: side, stored: side })) },
} as const satisfies ListColumns;

/** What nobody else has taken on. */
export const notTakenByOthers = 'assigned:ME|NOBODY';
