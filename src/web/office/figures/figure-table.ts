/** A report as data: what its table, its chart and its CSV show comes from the same rows. */
import type { CsvCell } from '#domain/list/csv.ts';
import { percentText } from '#domain/figure/share.ts';
import { groupedText } from '#domain/money/money-text.ts';

export interface Cell {
  readonly text: string;
  /** As it stands in the CSV: exact, without grouping. */
  readonly csv: CsvCell;
  /** The list with the rows that it counts. */
  readonly to?: string;
  /** False: worth a look. */
  readonly isGood?: boolean;
}

export interface FigureRow {
  readonly key: string;
  readonly cells: readonly Cell[];
  /** Length of its bar; null: none. */
  readonly bar: number | null;
  /** Part of the bar that is filled; absent: all of it. */
  readonly part?: number;
}

export interface FigureTable {
  readonly key: string;
  readonly title: string;
  readonly remark: string;
  /** Name of the first column, then of the figures. */
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  readonly total: readonly Cell[];
  /** By month: upright bars above the table. Else a bar below each name. */
  readonly isByMonth: boolean;
  /** Words for the filled part of the bars and for the rest. */
  readonly legend?: readonly [part: string, rest: string];
  /** Shown instead of a table that has nothing but zeros. */
  readonly none: string;
  /** Below the table. */
  readonly hint?: string;
}

export const nameCell = (text: string, to?: string): Cell => ({ text, csv: text, ...(to === undefined ? {} : { to }) });

/** Nothing leads nowhere. */
const linked = (isNothing: boolean, to: string | undefined) => (isNothing || to === undefined ? {} : { to });

export const countCell = (count: number, to?: string): Cell => ({ text: groupedText(count), csv: count, ...linked(count === 0, to) });

/** In whole francs; the CSV has the Rappen. */
export const moneyCell = (chf: number, to?: string): Cell => ({
  text: groupedText(Math.round(chf)),
  csv: chf.toFixed(2),
  ...linked(chf === 0, to),
});

/** Null: of nothing. `isGood`: says so of a share that is not to be read without it. */
export const shareCell = (share: number | null, to?: string, isGood?: boolean): Cell =>
  share === null
    ? { text: '–', csv: null }
    : { text: percentText(share, 1), csv: (share * 100).toFixed(1), ...linked(false, to), ...(isGood === undefined ? {} : { isGood }) };

export function csvRows({ heads, rows, total }: FigureTable): CsvCell[][] {
  return [[...heads], ...[...rows.map(({ cells }) => cells), total].map((cells) => cells.map(({ csv }) => csv))];
}

/** A table without any row but zeros says so in a sentence. */
export const isEmpty = ({ rows }: FigureTable): boolean => rows.every(({ bar }) => bar === null || bar === 0);
