/** Writes words at a position of a page, as the houses' own programs do. */
import { drawSheets } from '#server/connect/pdf/draw-sheets.ts';
import type { Sheets } from '#server/connect/pdf/draw-sheets.ts';
import type { AuctionInvoice } from './auction-invoice.ts';

export interface Style {
  font?: 'serif' | 'sans';
  bold?: boolean;
  italic?: boolean;
  size?: number;
  /** Right edge of the words; else they begin at x. */
  right?: boolean;
}

const fonts = {
  serif: ['Times-Roman', 'Times-Bold', 'Times-Italic', 'Times-BoldItalic'],
  sans: ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique', 'Helvetica-BoldOblique'],
} as const;

export function write(paper: Sheets, text: string, x: number, y: number, style: Style = {}): void {
  const { font = 'sans', bold = false, italic = false, size = 10, right = false } = style;
  paper.font(fonts[font][(bold ? 1 : 0) + (italic ? 2 : 0)] ?? 'Helvetica').fontSize(size);
  paper.text(text, right ? x - paper.widthOfString(text) : x, y, { lineBreak: false });
}

/** Writes lines below each other; returns the position of the next one. */
export function writeLines(paper: Sheets, lines: readonly string[], x: number, y: number, style: Style = {}): number {
  const step = (style.size ?? 10) * 1.35;
  lines.forEach((line, at) => write(paper, line, x, y + at * step, style));
  return y + lines.length * step;
}

export function rule(paper: Sheets, y: number, from = 60, to = 535): void {
  paper.moveTo(from, y).lineTo(to, y).lineWidth(0.5).stroke();
}

/** The same bytes each time. */
export async function invoicePdf({ draw }: Pick<AuctionInvoice, 'draw'>): Promise<Buffer> {
  return drawSheets(draw, { size: 'A4', margin: 0, info: { CreationDate: new Date('2026-11-14T08:00:00Z') } });
}
