/**
 * Labels of 62 × 29 mm, one per page, for the label printer: position, role, size, bundle, order and the code that opens the configuration.
 * The same content gives the same bytes.
 */
import path from 'node:path';
import Pdf from 'pdfkit';
import { partLabels, type PartLabel } from '#domain/workshop/label.ts';
import { partListTexts, type PartListText } from '#server/words/part-list-words.ts';
import type { PartListPaper, PartListProduct } from './part-list-paper.ts';
import { drawQrCode } from './qr-code.ts';

const pointsPerMm = 72 / 25.4;
const mm = (value: number): number => value * pointsPerMm;
const size: [number, number] = [mm(62), mm(29)];
const edge = mm(2);
const codeSide = mm(17);

export async function renderLabels(list: PartListPaper): Promise<Buffer> {
  const text = partListTexts[list.language];
  const doc = new Pdf({
    size,
    margin: 0,
    autoFirstPage: false,
    font: '',
    lang: list.language,
    displayTitle: true,
    info: {
      Title: `${text.labels} ${list.reference}`.trim(),
      Author: list.company,
      Creator: list.company,
      CreationDate: new Date(list.createdAt),
    },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const font of ['text', 'strong', 'heading']) doc.registerFont(font, path.join(import.meta.dirname, `font/archivo-${font}.ttf`));
  list.products.forEach((product, index) => {
    const prefix = list.products.length > 1 ? `${index + 1}/` : '';
    for (const label of partLabels(product.assemblies, product.partList, product.quantity))
      writeLabel(doc, { list, product, text }, { ...label, position: prefix + label.position });
  });
  const whole = new Promise<Buffer>((resolve) => {
    doc.on('end', () => {
      resolve(Buffer.concat(chunks));
    });
  });
  doc.end();
  return whole;
}

interface Context {
  list: PartListPaper;
  product: PartListProduct;
  text: PartListText;
}

function writeLabel(doc: PDFKit.PDFDocument, { list, product, text }: Context, label: PartLabel): void {
  doc.addPage({ size, margin: 0 });
  const room = size[0] - 2 * edge - codeSide - mm(1.5);
  const line = (words: string, y: number, font: string, points: number, width = room): void => {
    doc.font(font).fontSize(points);
    // A long word is set in a smaller size rather than cut off.
    const wide = doc.widthOfString(words);
    if (wide > width) doc.fontSize(Math.max(5, (points * width) / wide));
    doc.text(words, edge, y, { lineBreak: false });
  };
  const role = label.role[list.language];
  doc.fillColor('#000000');
  line(`${label.position}  ${role}`, mm(2), 'heading', 13);
  line(label.size, mm(8), 'strong', 12);
  line(`${text.times(label.count)}${label.isHeatTreated ? '  ·  HT' : ''}`, mm(13.6), 'strong', 9);
  line(label.assembly[list.language], mm(17.6), 'text', 7.5);
  line([list.reference, product.articleNumber].filter((part) => part !== '').join(' · '), mm(21.2), 'text', 7);
  line(text.labelOf(label.number, label.of), mm(24.8), 'text', 7);
  if (product.link !== null) drawQrCode(doc, product.link, { x: size[0] - edge - codeSide, y: (size[1] - codeSide) / 2, size: codeSide });
}
