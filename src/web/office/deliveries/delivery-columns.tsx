/** The columns of the list of deliveries, under the field names of the contract. */
import type { Delivery } from '#contract/delivery.ts';
import type { Choice, Column } from '../grid/rules/column.ts';
import { plainView } from '../grid/rules/grid-view.ts';
import type { GridView } from '../grid/rules/grid-view.ts';
import type { SavedView } from '../grid/use-views.ts';
import { orderNumberColumn } from '../list/number-columns.tsx';
import { deliveryWords as t } from './delivery-words.ts';

const ways: readonly Choice[] = (['TRUCK', 'PICKUP', 'MAIL', 'FEDEX'] as const).map((value) => ({ value, label: t.ways[value] }));

/** Taken back: it no longer counts. */
const kinds: readonly Choice[] = [
  { value: 'DELIVERY', label: t.delivery, mark: 'done' },
  { value: 'RETURN', label: t.return, mark: 'canceled' },
];

export const deliveryColumns: readonly Column<Delivery>[] = [
  {
    key: 'formattedId',
    head: t.number,
    kind: 'text',
    width: 116,
    frozen: true,
    phone: 'second',
  },
  { key: 'day', head: t.day, kind: 'date', width: 96, phone: 'figure' },
  orderNumberColumn(t.order),
  { key: 'customerName', head: t.customer, kind: 'text', width: 200, strong: true, phone: 'title' },
  { key: 'city', head: t.place, kind: 'text', width: 140, phone: 'second' },
  { key: 'kind', head: t.kind, kind: 'state', width: 136, choices: kinds, phone: 'second' },
  { key: 'deliveryType', head: t.way, kind: 'choice', width: 100, choices: ways },
  {
    key: 'lines',
    head: t.lines,
    kind: 'text',
    width: 260,
    grows: true,
    sort: false,
    filter: false,
    value: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
  },
  { key: 'receivedBy', head: t.receivedBy, kind: 'text', width: 130 },
  { key: 'handedOverBy', head: t.handedOverBy, kind: 'text', width: 130, hidden: true },
  { key: 'stop', head: t.stop, kind: 'text', width: 110, hidden: true },
  {
    key: 'takenBackBy',
    head: t.takenBackBy,
    kind: 'text',
    width: 130,
    sort: false,
    filter: false,
    value: ({ takenBackBy, takesBack }) => takenBackBy?.formattedId ?? takesBack?.formattedId ?? '',
  },
];

/** The menu leads to the first of them. */
export const deliveryViews: readonly SavedView[] = [
  { name: t.views.parcels, query: 'filter=deliveryType%3AMAIL%7CFEDEX' },
  { name: t.views.pickups, query: 'filter=deliveryType%3APICKUP' },
];

export const deliveryStandard: GridView = { ...plainView, sort: [{ column: 'day', descending: true }] };
