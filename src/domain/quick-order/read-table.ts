/**
 * Turns a pasted or uploaded table into lines to order: every row is either recognised or refused with its reason, nothing is dropped silently,
 * and rows of the same product become one line. Decides for quick order (storefront §2).
 */
import { unguarded } from '#domain/list/csv.ts';
import { maximumLines, maximumQuantity } from '#domain/cart/cart.ts';
import type { Outcome, Refusal } from '#domain/refusal/refusal.ts';
import { accepted, refusal, refused } from '#domain/refusal/refusal.ts';
import type { ArticleIndex, IndexedArticle } from './article-index.ts';
import { joinsNumbers } from './article-index.ts';
import { readQuantity } from './quantity-text.ts';
import type { Table } from './table-columns.ts';
import { rowInWords } from './row-in-words.ts';
import { columnsOf } from './table-columns.ts';

export const maximumRows = 2000;
const remarkLength = 500;

export interface RecognisedLine<Article> {
  readonly article: Article;
  readonly quantity: number;
  readonly remark: string;
  /** Numbers of the table's rows it was made from, counted from 1. */
  readonly rows: readonly number[];
}

export interface RefusedRow {
  /** Counted from 1, as spreadsheet programs do. */
  readonly row: number;
  readonly article: string;
  readonly quantity: string;
  readonly remark: string;
  readonly refusal: Refusal;
}

export interface ReadTable<Article> {
  readonly lines: readonly RecognisedLine<Article>[];
  readonly refused: readonly RefusedRow[];
}

/** `room`: how many more lines are accepted. */
export function readTable<Article extends IndexedArticle>(
  table: Table,
  index: ArticleIndex<Article>,
  room: number = maximumLines,
): Outcome<ReadTable<Article>> {
  const filled = table
    .map((cells, position) => ({ cells, row: position + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return refused('tableEmpty');
  const columns = columnsOf(filled.map(({ cells }) => cells));
  const body = columns.hasHead ? filled.slice(1) : filled;
  if (body.length === 0) return refused('tableEmpty');
  if (body.length > maximumRows) return refused('tooManyRows', { rows: body.length, maximum: maximumRows });
  const lines = new Map<number, RecognisedLine<Article>>();
  const rejected: RefusedRow[] = [];
  for (const { cells, row } of body) {
    const cell = (column: number | null): string => (column === null ? '' : (cells[column] ?? '').trim());
    const texts = { article: plainText(cell(columns.article)), quantity: cell(columns.quantity), remark: plainText(cell(columns.remark)) };
    const refuse = (why: Refusal): void => void rejected.push({ row, ...texts, refusal: why });
    const asked = readRow({ ...texts, quantity: columns.quantity === null ? null : texts.quantity }, index);
    if (!asked.ok) {
      refuse(asked.refusal);
      continue;
    }
    const { article, quantity } = asked.value;
    const present = lines.get(article.id);
    if (present === undefined && lines.size >= room) refuse(refusal('tooManyLines', { maximum: maximumLines }));
    else if ((present?.quantity ?? 0) + quantity > maximumQuantity)
      refuse(refusal('quantityTooLarge', { text: texts.quantity, maximum: maximumQuantity }));
    else lines.set(article.id, merged(present, article, quantity, texts.remark, row));
  }
  return accepted({ lines: [...lines.values()], refused: rejected });
}

interface RowTexts {
  readonly article: string;
  /** null: the table has none. */
  readonly quantity: string | null;
  readonly remark: string;
}

function readRow<Article extends IndexedArticle>(
  { article: name, quantity: typed, remark }: RowTexts,
  index: ArticleIndex<Article>,
): Outcome<{ article: Article; quantity: number }> {
  const article = index.find(name);
  const worded = remark === '' && (typed ?? '') === '' ? rowInWords(name, index) : null;
  if (!article.ok) return worded === null ? article : accepted(worded);
  if (worded !== null && joinsNumbers(name, article.value)) return refused('articleAmbiguous', { text: name });
  const quantity = typed === null ? accepted(1) : readQuantity(typed);
  return quantity.ok ? accepted({ article: article.value, quantity: quantity.value }) : quantity;
}

function merged<Article>(
  present: RecognisedLine<Article> | undefined,
  article: Article,
  quantity: number,
  remark: string,
  row: number,
): RecognisedLine<Article> {
  if (present === undefined) return { article, quantity, remark: remark.slice(0, remarkLength), rows: [row] };
  const remarks = [...new Set([...present.remark.split('; '), remark].filter((text) => text !== ''))].join('; ');
  return { article, quantity: present.quantity + quantity, remark: remarks.slice(0, remarkLength), rows: [...present.rows, row] };
}

/** Removes control characters and the apostrophe that keeps spreadsheet programs from taking a text for a formula. */
function plainText(text: string): string {
  return unguarded(text)
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim();
}
