/** The head of a paper: sender, address in the window of the envelope, title, facts, and a code that opens an address. */
import type { DocumentPaper } from './document-paper.ts';
import type { Layout } from './document-layout.ts';
import { colours, contentWidth, margin, pageSize } from './page.ts';
import type { Paper } from './paper.ts';
import { drawPairs } from './paper-table.ts';
import { drawQrCode } from './qr-code.ts';

/** Window on the right of a Swiss C5 envelope: 120 mm from the left, 50 mm from the top. */
const addressAt = { x: 340, y: 142 };
/** Below the sender, where the facts stand beside the address. */
const factsAt = 134;
/** Between the sender's line and the lower edge of the window. */
const windowHeight = 96;
const markEdge = 52;
const codeSize = 96;

export function writeHead(paper: Paper, { company, recipient, title, number, facts, intro, link }: DocumentPaper, layout: Layout): void {
  if (link !== undefined) {
    const at = { x: margin + contentWidth - codeSize, y: 62, size: codeSize };
    paper.figure(link.words, (doc) => {
      drawQrCode(doc, link.url, at);
    });
    paper.text(link.words, at.x - 40, at.y + codeSize + 4, { size: 8, width: codeSize + 40, align: 'right' });
  }
  paper.mark(margin, 62, markEdge);
  paper.text([company.name, ...company.lines].join('\n'), margin + markEdge + 14, 62, { size: 8.5, colour: colours.second, width: 240 });
  let recipientEnd = 0;
  if (recipient.length > 0) {
    const sender = `${company.name}, ${company.lines.slice(0, 2).join(', ')}`;
    paper.text(sender, addressAt.x, addressAt.y - 13, { size: 6.5, colour: colours.second, single: true });
    recipientEnd = addressAt.y + paper.text(recipient.join('\n'), addressAt.x, addressAt.y, { size: recipientSize(paper, recipient) });
  }
  if (layout.isClose) {
    paper.y = factsAt;
    drawPairs(paper, facts, 3, { width: addressAt.x - margin - 28 });
  }
  paper.y = Math.max(layout.titleAt, recipientEnd + 10, layout.isClose ? paper.y + 10 : 0);
  paper.y += paper.text(`${title} ${number}`, margin, paper.y, { font: 'heading', size: layout.titleSize, tag: 'H1' }) + 8;
  if (!layout.isClose) {
    drawPairs(paper, facts, 4);
    paper.y += 6;
  }
  if (intro !== '') paper.y += paper.text(intro, margin, paper.y, { size: 9.5, width: contentWidth }) + 10;
}

/** A long address is set smaller, down to what a letter sorter still reads, so that the window shows all of it. */
function recipientSize(paper: Paper, recipient: readonly string[]): number {
  const width = pageSize.width - margin - addressAt.x;
  return [10.5, 9.5, 8.5].find((size) => paper.heightOf(recipient.join('\n'), { size, width }) <= windowHeight) ?? 8;
}
