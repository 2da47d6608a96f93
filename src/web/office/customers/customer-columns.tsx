/** The columns of the list of customers, under the field names of the contract. */
import type { Customer } from '#contract/customer.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { officeCustomerPath } from '#web/paths.ts';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { ownNumberColumn } from '../list/number-columns.tsx';
import { instantIso } from '../text/instant-text.ts';
import { customerWords as t } from './customer-words.ts';

const statuses: readonly Choice[] = [
  { value: 'REGISTERED', label: t.statuses.REGISTERED },
  { value: 'GUEST', label: t.statuses.GUEST },
];
const kinds: readonly Choice[] = [
  { value: 'true', label: t.kinds.company },
  { value: 'false', label: t.kinds.person },
];
const holds: readonly Choice[] = [
  { value: 'true', label: t.held, mark: 'error' },
  { value: 'false', label: t.free },
];
const yesNo: readonly Choice[] = [
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

export const customerColumns: readonly Column<Customer>[] = [
  { ...ownNumberColumn(t.number, officeCustomerPath), width: 96 },
  { key: 'name', head: t.name, kind: 'text', width: 232, frozen: true, strong: true, phone: 'title' },
  { key: 'status', head: t.status, kind: 'choice', width: 116, choices: statuses },
  {
    key: 'isCompanyCustomer',
    head: t.kind,
    kind: 'choice',
    width: 84,
    choices: kinds,
    value: ({ isCompanyCustomer }) => String(isCompanyCustomer),
  },
  { key: 'email', head: t.email, kind: 'text', width: 232 },
  { key: 'city', head: t.city, kind: 'text', width: 132 },
  { key: 'onHold', head: t.hold, kind: 'state', width: 104, choices: holds, value: ({ onHold }) => String(onHold ?? false) },
  {
    key: 'creditLimit',
    head: t.creditLimitChf,
    kind: 'money',
    width: 128,
    phone: 'figure',
    value: ({ creditLimit }) => (typeof creditLimit === 'number' ? rappenFromChf(creditLimit) : null),
  },
  { key: 'companyCode', head: t.code, kind: 'text', width: 92 },
  { key: 'createdAt', head: t.since, kind: 'date', width: 96, value: ({ createdAt }) => instantIso(createdAt) },
  { key: 'active', head: t.active, kind: 'choice', width: 76, choices: yesNo, value: ({ active }) => String(active), hidden: true },
];

export const customerStandard: GridView = { ...plainView, sort: [{ column: 'name', descending: false }] };

/** Tabs that everyone has. */
export const customerViews = [
  { name: t.views.registered, query: 'filter=status%3AREGISTERED' },
  { name: t.views.guests, query: 'filter=status%3AGUEST' },
  { name: t.views.held, query: 'filter=onHold%3Atrue' },
] as const;
