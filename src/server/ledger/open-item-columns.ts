/** Columns by which the list of open items can be sorted and filtered, under their names on the wire. */
import { openItemAges } from '#domain/ledger/open-item.ts';
import type { Choice, ListColumns } from '#server/call/list-columns.ts';
import { assignedColumn } from '#server/record/assigned-column.ts';

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));

export const openItemColumns = {
  formattedId: { kind: 'text' },
  customerName: { kind: 'text' },
  issuedOn: { kind: 'day' },
  dueDay: { kind: 'day' },
  daysOverdue: { kind: 'number' },
  age: { kind: 'choice', choices: named(openItemAges) },
  total: { kind: 'chf' },
  paid: { kind: 'chf' },
  open: { kind: 'chf' },
  reminderLevel: { kind: 'number' },
  nextReminder: { kind: 'choice', choices: [1, 2, 3].map((level) => ({ value: String(level), label: String(level), stored: level })) },
  disputed: { kind: 'choice', choices: [true, false].map((stored) => ({ value: String(stored), label: String(stored), stored })) },
} as const satisfies ListColumns;

/** What is filtered by besides. */
export const filteredOpenItemColumns: ListColumns = { ...openItemColumns, ...assignedColumn };
