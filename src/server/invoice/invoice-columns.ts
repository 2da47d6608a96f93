/** Columns by which the list of invoices can be sorted and filtered, under their names on the wire. */
import type { Choice, ListColumns } from '#server/call/list-columns.ts';

const named = (...names: string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));
const yesNo: Choice[] = [true, false].map((stored) => ({ value: String(stored), label: String(stored), stored }));

export const invoiceColumns = {
  formattedId: { kind: 'text' },
  state: { kind: 'choice', choices: named('OPEN', 'PARTIAL', 'PAID', 'CREDITED', 'OVERPAID') },
  customerName: { kind: 'text' },
  orderFormattedId: { kind: 'text' },
  issuedOn: { kind: 'day' },
  dueDay: { kind: 'day' },
  total: { kind: 'chf' },
  paid: { kind: 'chf' },
  credited: { kind: 'chf' },
  open: { kind: 'chf' },
  qrReference: { kind: 'text' },
  disputed: { kind: 'choice', choices: yesNo },
  reminderLevel: { kind: 'number' },
} as const satisfies ListColumns;
