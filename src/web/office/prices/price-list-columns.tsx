/** The columns of the list of prices, under the field names of the contract. */
import type { PriceListRow } from '#contract/price-list.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { priceSources } from '#domain/pricing/price-row.ts';
import { officeProductPath } from '#web/paths.ts';
import { CellLink } from '../grid/cell-link.tsx';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import { priceWords as t } from './price-words.ts';

const strategies: readonly Choice[] = priceSources.map((value) => ({ value, label: t.strategies[value] }));
const scopes: readonly Choice[] = [
  { value: 'true', label: t.scopes.all },
  { value: 'false', label: t.scopes.one },
];
const remotes: readonly Choice[] = [
  { value: 'OK', label: t.remoteOk, mark: 'done' },
  { value: 'FAILED', label: t.remoteFailed, mark: 'error' },
];

export const pricePath = ({ productId, customerId }: PriceListRow): string =>
  `${officeProductPath(productId, 'price2')}?customer=${customerId}`;

export const priceListColumns: readonly Column<PriceListRow>[] = [
  {
    key: 'articleNumber',
    head: t.columns.number,
    kind: 'text',
    width: 110,
    frozen: true,
    phone: 'second',
    cell: (row) => <CellLink to={pricePath(row)}>{row.articleNumber}</CellLink>,
  },
  { key: 'productName', head: t.columns.product, kind: 'text', width: 280, strong: true, phone: 'title' },
  {
    key: 'customerName',
    head: t.customer,
    kind: 'text',
    width: 190,
    value: ({ isDefault, customerName }) => (isDefault ? t.standard : customerName),
  },
  { key: 'activeStrategy', head: t.columns.strategy, kind: 'choice', width: 150, choices: strategies },
  {
    key: 'fromPrice',
    head: t.columns.fromPrice,
    kind: 'money',
    width: 104,
    phone: 'figure',
    value: ({ fromPrice }) => (fromPrice === null ? null : rappenFromChf(fromPrice)),
  },
  {
    key: 'margin',
    head: t.columns.margin,
    kind: 'number',
    width: 96,
    decimals: 1,
  },
  { key: 'plannedFrom', head: t.columns.planned, kind: 'date', width: 92 },
  {
    key: 'remote',
    head: t.columns.remote,
    kind: 'state',
    width: 130,
    choices: remotes,
    value: ({ remote }) => (remote === '' ? null : remote),
  },
  {
    key: 'isDefault',
    head: t.columns.scope,
    kind: 'choice',
    width: 116,
    hidden: true,
    choices: scopes,
    value: ({ isDefault }) => String(isDefault),
  },
];

export const priceListStandard: GridView = { ...plainView, sort: [{ column: 'articleNumber', descending: false }] };

export const priceListViews = [
  { name: t.views.own, query: 'filter=isDefault%3Afalse' },
  { name: t.views.failed, query: 'filter=remote%3AFAILED' },
  { name: t.views.planned, query: 'filter=plannedFrom%3A2000-01-01..' },
  { name: t.views.low, query: 'filter=margin%3A..20' },
] as const;
