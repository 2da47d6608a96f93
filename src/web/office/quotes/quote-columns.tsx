/** The columns of the list of quotes, under the field names of the contract. */
import { rappenFromChf } from '#domain/money/money.ts';
import { lostReasons } from '#domain/quote/lost-reason.ts';
import type { QuoteSummary } from '#contract/quote.ts';
import { officeQuotePath } from '#web/paths.ts';
import type { Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { ownNumberColumn } from '../list/number-columns.tsx';
import { assignedColumn } from '../list/assigned-column.ts';
import { instantIso } from '../text/instant-text.ts';
import { AgeBar } from './age-bar.tsx';
import styles from './quote-list.module.css';
import { quoteWords } from './quote-words.ts';
import { quoteMark, quoteStates } from './quote-view.ts';

const t = quoteWords.list;

const reasons = lostReasons.map((value) => ({ value, label: quoteWords.lostReasons[value] }));

/** `nowMs`: reference time for ages. */
export const quoteColumns = (nowMs: number): readonly Column<QuoteSummary>[] => [
  ownNumberColumn(t.number, officeQuotePath),
  {
    key: 'thumbnailFilePath',
    head: t.picture,
    kind: 'picture',
    width: 62,
    phone: 'picture',
    cell: ({ thumbnailFilePath }) => <img className={styles['thumb']} src={`/api/media${thumbnailFilePath}`} alt="" loading="lazy" />,
  },
  { key: 'customerName', head: t.customer, kind: 'text', width: 220, strong: true, phone: 'title' },
  {
    key: 'state',
    head: t.status,
    kind: 'state',
    width: 120,
    choices: quoteStates.map((value) => ({ value, label: quoteMark(value).label, mark: quoteMark(value).state })),
    phone: 'second',
  },
  {
    key: 'waiting',
    head: t.answer,
    kind: 'state',
    width: 108,
    value: ({ waiting }) => String(waiting),
    choices: [
      { value: 'true', label: t.waits, mark: 'open' },
      { value: 'false', label: t.answered, mark: 'done' },
    ],
  },
  {
    key: 'total',
    head: t.total,
    kind: 'money',
    width: 108,
    strong: true,
    phone: 'figure',
    value: ({ total }) => (total === null ? null : rappenFromChf(total)),
  },
  {
    key: 'margin',
    head: t.margin,
    kind: 'number',
    decimals: 1,
    width: 84,
    filter: false,
    value: ({ margin }) => (margin == null ? null : Math.round(margin * 1000) / 10),
  },
  {
    key: 'age',
    head: t.age,
    kind: 'text',
    width: 96,
    sort: false,
    filter: false,
    value: ({ createdAt }) => createdAt,
    cell: (quote) => <AgeBar quote={quote} nowMs={nowMs} />,
  },
  { key: 'createdAt', head: t.date, kind: 'date', width: 96, value: ({ createdAt }) => instantIso(createdAt) },
  { key: 'validUntil', head: t.validUntil, kind: 'date', width: 104 },
  { key: 'decidedOn', head: t.decidedOn, kind: 'date', width: 104, hidden: true },
  { key: 'lostReason', head: t.lostReason, kind: 'choice', width: 130, choices: reasons, hidden: true },
  { key: 'positionCount', head: t.positions, kind: 'number', width: 66 },
  { key: 'city', head: t.place, kind: 'text', width: 140 },
  { key: 'externalCustomerNo', head: t.reference, kind: 'text', width: 170 },
  assignedColumn,
];

export const quoteStandard: GridView = { ...plainView, sort: [{ column: 'createdAt', descending: true }] };
