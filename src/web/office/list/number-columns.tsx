/** The numbers of records in a list: that of the row itself, always its first column, and that of the order it belongs to. */
import { officeOrderPath } from '#web/paths.ts';
import { CellLink } from '../grid/cell-link.tsx';
import type { Column } from '../grid/rules/column.ts';

interface NumberedRow {
  readonly id: number;
  readonly formattedId: string;
}

export const ownNumberColumn = (head: string, pathOf: (id: number) => string): Column<NumberedRow> => ({
  key: 'formattedId',
  head,
  kind: 'text',
  width: 116,
  frozen: true,
  phone: 'second',
  cell: ({ id, formattedId }) => <CellLink to={pathOf(id)}>{formattedId}</CellLink>,
});

interface RowOfOrder {
  readonly id: number;
  /** Null: of no order, or of several. */
  readonly orderId: number | null;
  readonly orderFormattedId: string | null;
}

export const orderNumberColumn = (head: string): Column<RowOfOrder> => ({
  key: 'orderFormattedId',
  head,
  kind: 'text',
  width: 116,
  cell: ({ orderId, orderFormattedId }) =>
    orderId === null ? null : <CellLink to={officeOrderPath(orderId)}>{orderFormattedId}</CellLink>,
});
