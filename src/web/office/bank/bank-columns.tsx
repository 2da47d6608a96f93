/** The columns of a bank file's rows. */
import { Link } from 'react-router';
import { rappenFromChf } from '#domain/money/money.ts';
import { officeInvoicePath, officeOrderPath } from '#web/paths.ts';
import type { Column } from '../grid/rules/column.ts';
import { groupMarks, outcomeText } from './bank-view.ts';
import type { RowGroup, ShownRow } from './bank-view.ts';
import { bankTexts } from './bank-words.ts';
import styles from './bank.module.css';

const t = bankTexts.columns;

export const bankColumns: readonly Column<ShownRow>[] = [
  { key: 'place', head: t.place, kind: 'number', width: 58, hidden: true },
  {
    key: 'group',
    head: t.group,
    kind: 'state',
    width: 122,
    frozen: true,
    choices: (Object.keys(bankTexts.groups) as RowGroup[]).map((value) => ({
      value,
      label: bankTexts.groups[value].word,
      mark: groupMarks[value],
    })),
    phone: 'second',
  },
  { key: 'debtor', head: t.debtor, kind: 'text', width: 150, strong: true, phone: 'title' },
  { key: 'day', head: t.day, kind: 'date', width: 94 },
  { key: 'amount', head: t.amount, kind: 'money', width: 90, strong: true, phone: 'figure', value: ({ amount }) => rappenFromChf(amount) },
  {
    key: 'target',
    head: t.target,
    kind: 'text',
    width: 150,
    value: ({ match }) => (match === null ? '' : `${match.formattedId} ${match.customerName}`),
    cell: ({ match, debtor }) =>
      match === null ? null : (
        <span>
          <Link to={match.invoiceId === null ? officeOrderPath(match.orderId ?? 0) : officeInvoicePath(match.invoiceId)}>
            {match.formattedId}
          </Link>{' '}
          {match.customerName === debtor ? null : <span className={styles['muted']}>{match.customerName}</span>}
        </span>
      ),
    phone: 'second',
  },
  {
    key: 'open',
    head: t.open,
    kind: 'money',
    width: 88,
    hidden: true,
    value: ({ match }) => (match === null ? null : rappenFromChf(match.open)),
  },
  { key: 'effect', head: t.effect, kind: 'text', width: 256, grows: true, value: outcomeText, phone: 'second' },
  { key: 'reference', head: t.reference, kind: 'text', width: 220, value: ({ reference, text }) => (reference === '' ? text : reference) },
];
