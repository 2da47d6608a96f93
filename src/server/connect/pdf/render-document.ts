/**
 * Lays out a paper of an order or a quote on A4: address in the window of the envelope, lines with pictures, sums, terms,
 * and the payment part at the foot of its page.
 */
import { labelled } from '#domain/language/labelled.ts';
import { SwissQRBill } from 'swissqrbill/pdf';
import type { QrBill } from '#domain/qr-bill/qr-bill.ts';
import { qrBillProblems } from '#domain/qr-bill/qr-bill.ts';
import type { BillParty } from '#domain/qr-bill/qr-bill.ts';
import type { DocumentLine, DocumentPaper, DocumentTable } from './document-paper.ts';
import { cornerViews } from './corner-views.ts';
import { colours, contentWidth, margin, pageSize } from './page.ts';
import { Paper } from './paper.ts';
import { drawPairs, drawTable } from './paper-table.ts';
import { drawQrCode } from './qr-code.ts';
import { drawSvg } from './svg-drawing.ts';

/** Window on the right of a Swiss C5 envelope: 120 mm from the left, 50 mm from the top. */
const addressAt = { x: 340, y: 142 };
const titleAt = 262;
const markEdge = 52;
const pictureSize = { width: 74, height: 54 };
const signatureHeight = 56;
const viewGap = 8;
const codeSize = 96;

const columnWidths = { item: 28, picture: 84, quantity: 52, unitPrice: 66, amount: 67.28 };

interface Columns {
  item: number;
  picture: number;
  description: number;
  quantity: number;
  unitPrice: number;
  amount: number;
}

export async function renderDocument(document: DocumentPaper): Promise<Buffer> {
  const paper = new Paper({
    title: `${document.title} ${document.number}`,
    author: document.company.name,
    language: document.language,
    createdAt: document.createdAt,
    runningHead: `${document.title} ${document.number}`,
    field: document.company.field,
    pageOf: (page, pages) => document.words.pageOf.replace('{seite}', String(page)).replace('{seiten}', String(pages)),
  });
  paper.addPage();
  writeHead(paper, document);
  if (document.tables === undefined) writeLines(paper, document);
  writeTables(paper, document.tables?.above);
  writeSums(paper, document);
  writeTables(paper, document.tables?.below);
  writeBlocks(paper, document);
  for (const note of document.notes) {
    const style = { size: 8, colour: colours.second, width: contentWidth };
    paper.ensure(paper.heightOf(note, style) + 6);
    paper.y += paper.text(note, margin, paper.y, style) + 4;
  }
  if (document.qrBill !== null) writePaymentPart(paper, document, document.qrBill);
  return paper.finish();
}

function writeLines(paper: Paper, document: DocumentPaper): void {
  const columns = columnsOf(document);
  paper.group('Table', () => {
    writeTableHead(paper, document, columns);
    for (const line of document.lines) writeLine(paper, document, line, columns);
  });
}

function writeTables(paper: Paper, tables: readonly DocumentTable[] = []): void {
  for (const { title, columns, rows } of tables) {
    paper.ensure(70);
    paper.y += paper.text(title, margin, paper.y, { font: 'heading', size: 13, tag: 'H2' }) + 4;
    drawTable(paper, columns, rows);
    paper.y += 16;
  }
}

/** Columns that no line fills are left out, and the description takes their width. */
function columnsOf({ sums, lines }: DocumentPaper): Columns {
  const filled = (of: (line: DocumentLine) => string | null): boolean => lines.some((line) => (of(line) ?? '') !== '');
  const item = columnWidths.item;
  const picture = filled((line) => line.picture) ? columnWidths.picture : 0;
  const quantity = filled((line) => line.quantity) ? columnWidths.quantity : 0;
  const unitPrice = filled((line) => line.unitPrice) ? columnWidths.unitPrice : 0;
  const amount = sums.length > 0 ? columnWidths.amount : 0;
  return { item, picture, description: contentWidth - item - picture - quantity - unitPrice - amount, quantity, unitPrice, amount };
}

function writeHead(paper: Paper, { company, recipient, title, number, facts, intro, link }: DocumentPaper): void {
  if (link !== undefined) {
    const at = { x: margin + contentWidth - codeSize, y: 62, size: codeSize };
    paper.figure(link.words, (doc) => {
      drawQrCode(doc, link.url, at);
    });
    paper.text(link.words, at.x - 40, at.y + codeSize + 4, { size: 8, width: codeSize + 40, align: 'right' });
  }
  paper.mark(margin, 62, markEdge);
  paper.text([company.name, ...company.lines].join('\n'), margin + markEdge + 14, 62, { size: 8.5, colour: colours.second, width: 240 });
  if (recipient.length > 0) {
    const sender = `${company.name}, ${company.lines.slice(0, 2).join(', ')}`;
    paper.text(sender, addressAt.x, addressAt.y - 13, { size: 6.5, colour: colours.second, single: true });
    paper.text(recipient.join('\n'), addressAt.x, addressAt.y, { size: 10.5 });
  }
  paper.y = titleAt;
  paper.y += paper.text(`${title} ${number}`, margin, paper.y, { font: 'heading', size: 24, tag: 'H1' }) + 8;
  drawPairs(paper, facts, 4);
  paper.y += 6;
  if (intro !== '') paper.y += paper.text(intro, margin, paper.y, { size: 9.5, width: contentWidth }) + 10;
}

function writeTableHead(paper: Paper, { words }: DocumentPaper, columns: Columns): void {
  const style = { font: 'strong', size: 7.5, colour: colours.second, tag: 'TH' } as const;
  paper.group('TR', () => {
    cells(columns, [words.columns.item, words.columns.description, words.columns.quantity, words.columns.unitPrice, words.columns.amount], {
      write: (text, x, width, align) => paper.text(text, x, paper.y, { ...style, width, align, single: true }),
    });
  });
  paper.y += 13;
  paper.rule(paper.y, { thickness: 1 });
  paper.y += 6;
}

/** Positions the five texts of a row; those without a column are left out. */
function cells(
  { item, picture, description, quantity, unitPrice, amount }: Columns,
  texts: readonly string[],
  { write }: { write: (text: string, x: number, width: number, align: 'left' | 'right') => void },
): void {
  const left = margin + item + picture;
  const places = [
    [margin, item - 4, 'left'],
    [left, description - 6, 'left'],
    [left + description, quantity - 4, 'right'],
    [left + description + quantity, unitPrice - 2, 'right'],
    [left + description + quantity + unitPrice, amount, 'right'],
  ] as const;
  places.forEach(([x, width, align], at) => {
    const text = texts[at] ?? '';
    if (width > 0 && text !== '') write(text, x, width, align);
  });
}

function writeLine(paper: Paper, document: DocumentPaper, line: DocumentLine, columns: Columns): void {
  const { words } = document;
  const width = columns.description - 6;
  const name = { font: 'strong', size: 9.5, width } as const;
  const small = { size: 8, colour: colours.second, width } as const;
  const under = [
    line.articleNumber === '' ? '' : `${words.article} ${line.articleNumber}`,
    chosen(line.details),
    line.remark === '' ? '' : labelled(document.language, words.remark, line.remark),
    line.canceled ? words.canceled : '',
  ].filter((text) => text !== '');
  const textHeight = paper.heightOf(line.name, name) + under.reduce((sum, text) => sum + paper.heightOf(text, small) + 1, 0);
  const views = line.shown == null ? [] : cornerViews(line.shown);
  const side = (contentWidth - columns.item - 3 * viewGap) / 4;
  const shownHeight = views.length === 0 ? 0 : side + viewGap;
  const height = Math.max(textHeight, line.picture === null ? 0 : pictureSize.height) + shownHeight + 12;
  // A line longer than a page flows; any other stays together.
  if (paper.ensure(Math.min(height, 600))) writeTableHead(paper, document, columns);
  const top = paper.y;
  const { picture } = line;
  paper.group('TR', () => {
    cells(columns, [line.item, '', line.quantity, line.unitPrice, line.amount], {
      write: (text, x, cell, align) => paper.text(text, x, top, { size: 9.5, width: cell, align, tag: 'TD' }),
    });
    if (picture !== null) {
      paper.figure(line.name, (doc) => {
        drawSvg(doc, picture, { x: margin + columns.item, y: top, ...pictureSize });
      });
    }
    const x = margin + columns.item + columns.picture;
    paper.y += paper.text(line.name, x, top, { ...name, tag: 'TD' });
    for (const text of under) paper.y += paper.text(text, x, paper.y, { ...small, tag: 'TD' }) + 1;
  });
  if (line.canceled) paper.rule(top + 6, { x: margin + columns.item + columns.picture, width: columns.description - 6, thickness: 0.8 });
  paper.y = Math.max(paper.y, top + height - shownHeight - 12);
  if (views.length > 0) {
    const below = paper.y + viewGap;
    paper.figure(line.name, (doc) => {
      views.forEach((svg, at) => {
        drawSvg(doc, svg, { x: margin + columns.item + at * (side + viewGap), y: below, width: side, height: side });
      });
    });
    paper.y += shownHeight;
  }
  paper.y += 6;
  paper.rule(paper.y, { thickness: 0.4, colour: colours.hairline });
  paper.y += 6;
}

function writeSums(paper: Paper, { sums, contained }: DocumentPaper): void {
  if (sums.length === 0) return;
  paper.ensure(sums.length * 15 + 38);
  const x = margin + contentWidth - 240;
  sums.forEach(({ label, amount }, at) => {
    const isTotal = at === sums.length - 1;
    const style = isTotal ? ({ font: 'heading', size: 13 } as const) : ({ size: 9.5 } as const);
    if (isTotal) {
      paper.rule(paper.y + 1, { x, width: 240, thickness: 1.5 });
      paper.y += 7;
    }
    paper.text(label, x, paper.y, { ...style, width: 150, single: true });
    paper.text(amount, x + 130, paper.y, { ...style, width: 110, align: 'right', single: true });
    paper.y += isTotal ? 24 : 14;
  });
  if (contained === undefined) return;
  const style = { size: 8.5, colour: colours.second, single: true } as const;
  paper.text(contained.label, x, paper.y - 4, { ...style, width: 150 });
  paper.text(contained.amount, x + 130, paper.y - 4, { ...style, width: 110, align: 'right' });
  paper.y += 14;
}

function writeBlocks(paper: Paper, { blocks }: DocumentPaper): void {
  if (blocks.length === 0) return;
  const gap = 16;
  const each = (contentWidth - gap * (blocks.length - 1)) / blocks.length;
  const style = { size: 8.5, width: each };
  paper.ensure(
    Math.max(...blocks.map(({ lines, picture }) => paper.heightOf(lines.join('\n'), style) + (picture == null ? 0 : signatureHeight))) + 26,
  );
  const top = paper.y + 4;
  let bottom = top;
  blocks.forEach(({ title, lines, picture }, at) => {
    const x = margin + at * (each + gap);
    paper.text(title, x, top, { font: 'strong', size: 8.5, width: each, tag: 'H2' });
    let end = top + 13 + paper.text(lines.join('\n'), x, top + 13, style);
    if (picture != null) {
      const place = { x, y: end + 2, width: Math.min(each, signatureHeight * 2.5), height: signatureHeight - 4 };
      paper.figure(title, (doc) => {
        drawSvg(doc, picture, place);
      });
      end += signatureHeight;
    }
    bottom = Math.max(bottom, end);
  });
  paper.y = bottom + 12;
}

/** A number is not separated from its unit, and a line ends with the dot instead of beginning with it. */
function chosen(details: DocumentLine['details']): string {
  return details
    .map(({ label, value }) => `${label} ${/^[\d'.]+ \S+$/.test(value) ? value.replace(' ', '\u00A0') : value}`)
    .join('\u00A0· ');
}

/** Our own rules check what the library is known to let through; it checks the rest. */
function writePaymentPart(paper: Paper, { language, words }: DocumentPaper, bill: QrBill): void {
  const problems = qrBillProblems(bill);
  if (problems.length > 0) throw new Error(`the payment part is wrong: ${problems.join(', ')}`);
  const slip = new SwissQRBill(
    {
      currency: 'CHF',
      amount: bill.amount / 100,
      reference: bill.reference,
      message: bill.message,
      creditor: { account: bill.iban, ...partyOf(bill.creditor) },
      ...(bill.debtor === null ? {} : { debtor: partyOf(bill.debtor) }),
    },
    { language: language === 'de' ? 'DE' : language === 'fr' ? 'FR' : 'EN', fontName: 'Liberation Sans' },
  );
  const top = paper.placeSlip();
  paper.figure(words.payableWith, (doc) => {
    doc.fillColor('#000000', 1);
    slip.attachTo(doc, 0, top - 0.01);
  });
  paper.y = pageSize.height;
}

function partyOf({ name, street, houseNumber, zipCode, city, country }: BillParty) {
  return { name, address: street, ...(houseNumber === '' ? {} : { buildingNumber: houseNumber }), zip: zipCode, city, country };
}
