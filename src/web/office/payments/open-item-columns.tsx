/** The columns of open items, under the field names of the contract. */
import type { OpenItem } from '#contract/ledger.ts';
import { openItemAges } from '#domain/ledger/open-item.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { officeInvoicePath } from '#web/paths.ts';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { ownNumberColumn } from '../list/number-columns.tsx';
import { assignedColumn } from '../list/assigned-column.ts';
import { ages, held, paymentWords as t } from './payment-words.ts';

const ageChoices: readonly Choice[] = openItemAges.map((value) => ({
  value,
  label: ages[value],
  mark: value === 'notDue' ? 'open' : value === 'to30' ? 'part' : 'error',
}));

export const openItemColumns: readonly Column<OpenItem>[] = [
  ownNumberColumn(t.number, officeInvoicePath),
  { key: 'customerName', head: t.customer, kind: 'text', width: 210, strong: true, phone: 'title' },
  { key: 'age', head: t.age, kind: 'state', width: 130, choices: ageChoices, sort: false, phone: 'second' },
  { key: 'open', head: t.open, kind: 'money', width: 110, strong: true, phone: 'figure', value: ({ open }) => rappenFromChf(open) },
  { key: 'dueDay', head: t.due, kind: 'date', width: 96 },
  { key: 'daysOverdue', head: t.overdue, kind: 'number', width: 70, cell: ({ daysOverdue }) => (daysOverdue > 0 ? daysOverdue : null) },
  {
    key: 'nextReminder',
    head: t.next,
    kind: 'choice',
    width: 150,
    sort: false,
    choices: [1, 2, 3].map((value) => ({ value, label: t.nextLevel(value) })),
    cell: (row) => (row.nextReminder === null ? (row.held === null ? '' : held[row.held]) : t.nextLevel(row.nextReminder)),
  },
  { key: 'reminderLevel', head: t.level, kind: 'number', width: 90 },
  { key: 'total', head: t.total, kind: 'money', width: 110, value: ({ total }) => rappenFromChf(total) },
  { key: 'paid', head: t.paid, kind: 'money', width: 100, value: ({ paid }) => rappenFromChf(paid) },
  { key: 'issuedOn', head: t.issued, kind: 'date', width: 96 },
  assignedColumn,
];

export const openItemStandard: GridView = { ...plainView, sort: [{ column: 'dueDay', descending: false }] };
