/** The reports by month: turnover, orders, quotes, promises. */
import type { FigureReport } from '#contract/figure.ts';
import type { PlainDate } from '#domain/calendar/plain-date.ts';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import type { Month, MonthSpan } from '#domain/figure/month-span.ts';
import { yearOfMonth } from '#domain/figure/month-span.ts';
import { sumOf } from '#domain/figure/report.ts';
import { shareOf } from '#domain/figure/share.ts';
import { monthText } from '../text/weekday-text.ts';
import { invoicesOf, ordersOf, promisesOf, quotesOf } from './figure-links.ts';
import type { Cell, FigureRow, FigureTable } from './figure-table.ts';
import { countCell, moneyCell, nameCell, shareCell } from './figure-table.ts';
import { figuresWords as t } from './figures-words.ts';

/** `November 2026` */
export const monthName = (month: Month): string => `${monthText(plainDateOf(`${month}-01`))} ${yearOfMonth(month)}`;

export const spanOf = ({ from, to }: FigureReport): MonthSpan => ({ from: from as Month, to: to as Month });

interface MonthReport<Row extends { month: string }> {
  span: MonthSpan;
  rows: readonly Row[];
  /** The figures of a month, or of the whole span. */
  cells: (figures: Row, span: MonthSpan) => Cell[];
  sum: (rows: readonly Row[]) => Row;
  bar: (row: Row) => number;
  part?: (row: Row) => number;
}

/** A row for each month and one for all of them. */
function byMonth<Row extends { month: string }>({
  span,
  rows,
  cells,
  sum,
  bar,
  part,
}: MonthReport<Row>): Pick<FigureTable, 'rows' | 'total' | 'isByMonth'> {
  return {
    rows: rows.map((row): FigureRow => {
      const month = row.month as Month;
      const own = cells(row, { from: month, to: month });
      return { key: month, cells: [nameCell(monthName(month)), ...own], bar: bar(row), ...(part === undefined ? {} : { part: part(row) }) };
    }),
    total: [nameCell(t.total), ...cells(sum(rows), span)],
    isByMonth: true,
  };
}

export function turnoverTable(report: FigureReport): FigureTable {
  const { title, remark, none, invoices, invoiced, credited, turnover } = t.turnover;
  return {
    key: 'turnover',
    title,
    remark,
    none,
    heads: [t.month, invoices, invoiced, credited, turnover],
    ...byMonth({
      span: spanOf(report),
      rows: report.turnover,
      cells: (row, span) => [
        countCell(row.invoices, invoicesOf(span)),
        moneyCell(row.invoiced, invoicesOf(span)),
        moneyCell(row.credited, invoicesOf(span, true)),
        moneyCell(row.invoiced - row.credited, invoicesOf(span)),
      ],
      sum: (rows) => ({
        month: '',
        invoices: sumOf(rows, (row) => row.invoices),
        invoiced: sumOf(rows, (row) => row.invoiced),
        credited: sumOf(rows, (row) => row.credited),
      }),
      bar: (row) => Math.max(0, row.invoiced - row.credited),
    }),
  };
}

export function ordersTable(report: FigureReport): FigureTable {
  const { title, remark, none, orders, amount, average } = t.orders;
  return {
    key: 'orders',
    title,
    remark,
    none,
    heads: [t.month, orders, amount, average],
    ...byMonth({
      span: spanOf(report),
      rows: report.orders,
      cells: (row, span) => [
        countCell(row.count, ordersOf(span)),
        moneyCell(row.amount, ordersOf(span)),
        row.count === 0 ? shareCell(null) : moneyCell(row.amount / row.count, ordersOf(span)),
      ],
      sum: (rows) => ({ month: '', count: sumOf(rows, (row) => row.count), amount: sumOf(rows, (row) => row.amount) }),
      bar: (row) => row.amount,
    }),
  };
}

export function quotesTable(report: FigureReport, quotes: NonNullable<FigureReport['quotes']>): FigureTable {
  const { title, remark, none, won, lost, rate } = t.quotes;
  return {
    key: 'quotes',
    title,
    remark,
    none,
    heads: [t.month, won, lost, rate],
    legend: [won, lost],
    ...byMonth({
      span: spanOf(report),
      rows: quotes.months,
      cells: (row, span) => [
        countCell(row.won, quotesOf(span, 'state:ORDERED')),
        countCell(row.lost, quotesOf(span, 'state:LOST')),
        shareCell(shareOf(row.won, row.won + row.lost), quotesOf(span)),
      ],
      sum: (rows) => ({ month: '', won: sumOf(rows, (row) => row.won), lost: sumOf(rows, (row) => row.lost) }),
      bar: (row) => row.won + row.lost,
      part: (row) => row.won,
    }),
  };
}

export function promisesTable(report: FigureReport): FigureTable {
  const { title, remark, none, promised, onTime, late, rate } = t.deliveries;
  const today = report.today as PlainDate;
  return {
    key: 'deliveries',
    title,
    remark,
    none,
    heads: [t.month, promised, onTime, late, rate],
    legend: [onTime, late],
    ...byMonth({
      span: spanOf(report),
      rows: report.deliveries,
      cells: (row, span) => [
        countCell(row.promised, promisesOf(span, today)),
        countCell(row.onTime, promisesOf(span, today, 'KEPT')),
        countCell(row.promised - row.onTime, promisesOf(span, today, 'LATE|OPEN')),
        shareCell(shareOf(row.onTime, row.promised), promisesOf(span, today)),
      ],
      sum: (rows) => ({ month: '', promised: sumOf(rows, (row) => row.promised), onTime: sumOf(rows, (row) => row.onTime) }),
      bar: (row) => row.promised,
      part: (row) => row.onTime,
    }),
  };
}
