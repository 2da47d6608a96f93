/** The columns of the list of invoices, under the field names of the contract. */
import type { InvoiceSummary } from '#contract/invoice.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { officeInvoicePath } from '#web/paths.ts';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { orderNumberColumn, ownNumberColumn } from '../list/number-columns.tsx';
import { invoiceStates } from './invoice-state.ts';
import { paymentWords as t } from './payment-words.ts';

const states: readonly Choice[] = Object.entries(invoiceStates).map(([value, { label, state }]) => ({ value, label, mark: state }));

export const invoiceColumns: readonly Column<InvoiceSummary>[] = [
  ownNumberColumn(t.number, officeInvoicePath),
  { key: 'customerName', head: t.customer, kind: 'text', width: 210, strong: true, phone: 'title' },
  { key: 'state', head: t.state, kind: 'state', width: 130, choices: states, phone: 'second' },
  { key: 'total', head: t.total, kind: 'money', width: 110, strong: true, phone: 'figure', value: ({ total }) => rappenFromChf(total) },
  { key: 'open', head: t.open, kind: 'money', width: 110, value: ({ open }) => rappenFromChf(open) },
  { key: 'paid', head: t.paid, kind: 'money', width: 100, value: ({ paid }) => rappenFromChf(paid) },
  { key: 'issuedOn', head: t.issued, kind: 'date', width: 96 },
  { key: 'dueDay', head: t.due, kind: 'date', width: 96 },
  orderNumberColumn(t.order),
  { key: 'reminderLevel', head: t.level, kind: 'number', width: 90 },
  { key: 'qrReference', head: t.reference, kind: 'text', width: 230 },
];

export const invoiceStandard: GridView = { ...plainView, sort: [{ column: 'formattedId', descending: true }] };
