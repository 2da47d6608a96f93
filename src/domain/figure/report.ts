/** Rows of the reports of figures: every month of a span, sums, and margins of what is known. Amounts in francs. */
import { shareOf } from './share.ts';
import type { Month, MonthSpan } from './month-span.ts';
import { monthsIn } from './month-span.ts';

type Counts = Readonly<Record<string, number>>;

/** One row for each month of the span: a month without anything has zeros. */
export function monthRows<Row extends Counts>(
  span: MonthSpan,
  found: readonly ({ month: string } & Row)[],
  zero: Row,
): ({ month: Month } & Row)[] {
  const byMonth = new Map(found.map((row) => [row.month, row]));
  return monthsIn(span).map((month) => ({ ...zero, ...byMonth.get(month), month }));
}

/** The sum of one figure over all rows, without what binary fractions add to it. */
export const sumOf = <Row>(rows: readonly Row[], figure: (row: Row) => number): number =>
  Math.round(rows.reduce((sum, row) => sum + figure(row), 0) * 100) / 100;

export interface MarginFigures {
  /** Orders with such lines. */
  readonly orders: number;
  /** Price of the lines after the discount of their order. */
  readonly amount: number;
  /** Part of it whose cost is known. */
  readonly known: number;
  readonly cost: number;
}

/** What is left of the lines with a known cost. */
export const earned = ({ known, cost }: Pick<MarginFigures, 'known' | 'cost'>): number => Math.round((known - cost) * 100) / 100;

/** As a fraction of their price; null: of no line is the cost known. */
export const marginShare = (figures: Pick<MarginFigures, 'known' | 'cost'>): number | null => shareOf(earned(figures), figures.known);

/** What all rows have beyond those listed, such as the customers that a short list leaves out. Orders of other rows are counted by the caller. */
export function restOf(total: MarginFigures, listed: readonly MarginFigures[]): MarginFigures {
  const rest = (figure: (row: MarginFigures) => number): number => Math.round((figure(total) - sumOf(listed, figure)) * 100) / 100;
  return {
    orders: rest(({ orders }) => orders),
    amount: rest(({ amount }) => amount),
    known: rest(({ known }) => known),
    cost: rest(({ cost }) => cost),
  };
}
