/** Columns by which the ledger's list can be sorted and filtered, under their names on the wire. */
import { entryKinds, entrySources } from '#domain/ledger/entry.ts';
import type { Choice, ListColumns } from '#server/call/list-columns.ts';

const named = (names: readonly string[]): Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));

export const entryColumns = {
  id: { kind: 'number' },
  day: { kind: 'day' },
  customerName: { kind: 'text' },
  orderFormattedId: { kind: 'text' },
  invoiceFormattedId: { kind: 'text' },
  kind: { kind: 'choice', choices: named(entryKinds) },
  amount: { kind: 'chf' },
  source: { kind: 'choice', choices: named(entrySources) },
  reference: { kind: 'text' },
  reason: { kind: 'text' },
  who: { kind: 'text' },
  createdAt: { kind: 'instant' },
} as const satisfies ListColumns;
