/** The columns of the ledger, under the field names of the contract. */
import type { PaymentEntry } from '#contract/ledger.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { officeInvoicePath } from '#web/paths.ts';
import { CellLink } from '../grid/cell-link.tsx';
import type { Choice, Column } from '../grid/rules/column.ts';
import { orderNumberColumn } from '../list/number-columns.tsx';
import { PersonName } from '../people/person-names.tsx';
import { entryReference } from '../text/entry-reference.ts';
import { kinds, paymentWords as t, sources } from './payment-words.ts';

const choicesOf = (words: Readonly<Record<string, string>>): Choice[] => Object.entries(words).map(([value, label]) => ({ value, label }));

/** Whether an entry was reversed, or reverses another. */
const stateOf = ({ reversed, reverses }: PaymentEntry): string => (reversed ? t.reversed : reverses === null ? '' : t.reverse);

export const entryColumns: readonly Column<PaymentEntry>[] = [
  { key: 'day', head: t.day, kind: 'date', width: 96, frozen: true, phone: 'second' },
  { key: 'customerName', head: t.customer, kind: 'text', width: 200, strong: true, phone: 'title' },
  { key: 'amount', head: t.amount, kind: 'money', width: 110, strong: true, phone: 'figure', value: ({ amount }) => rappenFromChf(amount) },
  { key: 'kind', head: t.kind, kind: 'choice', width: 110, choices: choicesOf(kinds), phone: 'second' },
  { key: 'state', head: t.state, kind: 'text', width: 110, value: stateOf, sort: false, filter: false, phone: 'second' },
  { key: 'source', head: t.source, kind: 'choice', width: 116, choices: choicesOf(sources) },
  {
    key: 'invoiceFormattedId',
    head: t.number,
    kind: 'text',
    width: 116,
    cell: ({ invoiceId, invoiceFormattedId }) =>
      invoiceId === null ? null : <CellLink to={officeInvoicePath(invoiceId)}>{invoiceFormattedId}</CellLink>,
  },
  orderNumberColumn(t.order),
  { key: 'reference', head: t.reference, kind: 'text', width: 218, value: entryReference },
  { key: 'reason', head: t.reason, kind: 'text', width: 190 },
  { key: 'who', head: t.who, kind: 'text', width: 150, cell: ({ who }) => <PersonName who={who} /> },
];
