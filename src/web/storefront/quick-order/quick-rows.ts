/** The rows of the quick order as typed, and their meaning. Pure: the screen stores them, the server prices them. */
import { quantityOf } from '#domain/cart/cart.ts';
import type { ArticleIndex, IndexedArticle } from '#domain/quick-order/article-index.ts';
import { readQuantity } from '#domain/quick-order/quantity-text.ts';
import type { RecognisedLine, RefusedRow } from '#domain/quick-order/read-table.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';

export interface QuickRow {
  readonly id: number;
  /** Number or name as typed. */
  readonly article: string;
  readonly quantity: string;
  readonly remark: string;
}

export interface RowMeaning {
  readonly row: QuickRow;
  readonly isEmpty: boolean;
  readonly article: IndexedArticle | null;
  readonly quantity: number | null;
  readonly articleProblem: Refusal | null;
  readonly quantityProblem: Refusal | null;
}

const leastRows = 5;
export const remarkLength = 500;

const isEmptyRow = ({ article, quantity, remark }: QuickRow): boolean => `${article}${quantity}${remark}`.trim() === '';
const nextId = (rows: readonly QuickRow[]): number => rows.reduce((most, { id }) => Math.max(most, id), 0) + 1;
const emptyRow = (id: number): QuickRow => ({ id, article: '', quantity: '', remark: '' });

/** Ends with an empty row, and has enough rows to look like a table. */
export function padded(rows: readonly QuickRow[]): readonly QuickRow[] {
  const last = rows.at(-1);
  const missing = Math.max(leastRows - rows.length, last === undefined || !isEmptyRow(last) ? 1 : 0);
  const first = nextId(rows);
  return [...rows, ...Array.from({ length: missing }, (_, index) => emptyRow(first + index))];
}

export function changed(rows: readonly QuickRow[], id: number, change: Partial<Omit<QuickRow, 'id'>>): readonly QuickRow[] {
  return padded(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
}

export function without(rows: readonly QuickRow[], ids: readonly number[]): readonly QuickRow[] {
  return padded(rows.filter((row) => !ids.includes(row.id)));
}

export const filled = (rows: readonly QuickRow[]): readonly QuickRow[] => rows.filter((row) => !isEmptyRow(row));

export function meaningOf(row: QuickRow, index: ArticleIndex): RowMeaning {
  if (isEmptyRow(row)) return { row, isEmpty: true, article: null, quantity: null, articleProblem: null, quantityProblem: null };
  const article = index.find(row.article);
  const quantity = readQuantity(row.quantity);
  return {
    row,
    isEmpty: false,
    article: article.ok ? article.value : null,
    quantity: quantity.ok ? quantity.value : null,
    articleProblem: article.ok ? null : article.refusal,
    quantityProblem: quantity.ok ? null : quantity.refusal,
  };
}

/** Adds the lines of a table: a product that is in a row already increases the quantity there. */
export function withLines(
  rows: readonly QuickRow[],
  lines: readonly RecognisedLine<IndexedArticle>[],
  index: ArticleIndex,
): readonly QuickRow[] {
  let next = [...filled(rows)];
  for (const { article, quantity, remark } of lines) {
    const present = next.find((row) => {
      const meaning = meaningOf(row, index);
      return meaning.article?.id === article.id && meaning.quantity !== null;
    });
    next =
      present === undefined
        ? [...next, { id: nextId(next), article: article.articleNumber, quantity: String(quantity), remark }]
        : next.map((row) =>
            row === present
              ? {
                  ...row,
                  quantity: String(quantityOf((meaningOf(row, index).quantity ?? 0) + quantity)),
                  remark: row.remark === '' ? remark : row.remark,
                }
              : row,
          );
  }
  return padded(next);
}

/** Adds refused rows as in the table, to be corrected. */
export function withRefused(rows: readonly QuickRow[], refused: readonly RefusedRow[]): readonly QuickRow[] {
  const present = filled(rows);
  const first = nextId(present);
  return padded([
    ...present,
    ...refused.map(({ article, quantity, remark }, index) => ({
      id: first + index,
      article: article.slice(0, 80),
      quantity: quantity.slice(0, 20),
      remark: remark.slice(0, remarkLength),
    })),
  ]);
}
