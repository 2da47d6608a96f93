/** Content of a paper of an order or a quote before layout: plain data that is passed to the drawing thread. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import type { Language } from '#domain/language/language.ts';
import type { QrBill } from '#domain/qr-bill/qr-bill.ts';
import type { DocumentWords } from '#server/words/document-text.ts';
import type { Column } from './paper-table.ts';

export interface Pair {
  label: string;
  value: string;
}

export interface DocumentLine {
  /** `1`, `2`, or `2.1` below a composite line. */
  item: string;
  name: string;
  articleNumber: string;
  details: readonly Pair[];
  remark: string;
  quantity: string;
  /** Empty on papers without prices. */
  unitPrice: string;
  amount: string;
  /** SVG of our own drawing; null: none. */
  picture: string | null;
  /** Drawn from all four corners below the line. */
  shown?: Evaluation | null;
  /** Cancelled: printed struck through with amount 0. */
  canceled: boolean;
}

/** Widths in points; together the width of the content, `contentWidth`. */
export interface DocumentTable {
  title: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
}

export interface DocumentPaper {
  language: Language;
  /** `field`: the shop's colour. */
  company: { name: string; lines: readonly string[]; field?: string | undefined };
  /** Placed in the window of the envelope. */
  recipient: readonly string[];
  /** `Rechnung` */
  title: string;
  number: string;
  /** Milliseconds since 1970, so that the same paper has the same bytes. */
  createdAt: number;
  facts: readonly Pair[];
  intro: string;
  lines: readonly DocumentLine[];
  /** In place of lines, above the sums, and below them. */
  tables?: { above: readonly DocumentTable[]; below: readonly DocumentTable[] } | undefined;
  /** The last one is the total; empty on papers without prices. */
  sums: readonly { label: string; amount: string }[];
  /** In small print below the total: the VAT it contains. */
  contained?: { label: string; amount: string } | undefined;
  /** `picture`: SVG of our own drawing below the lines, such as a signature. */
  blocks: readonly { title: string; lines: readonly string[]; picture?: string | null }[];
  /** A code at the right of the head that opens an address, and what it opens. */
  link?: { url: string; words: string } | undefined;
  /** Small print. */
  notes: readonly string[];
  qrBill: QrBill | null;
  words: DocumentWords;
}
