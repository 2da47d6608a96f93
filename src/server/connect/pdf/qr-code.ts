/** A QR code drawn as squares; level M survives a fold and a stain. */
import { encode } from 'uqr';

export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data;
}

/** Adjacent squares of a row are merged, so that no hairline shows between them. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, at: { x: number; y: number; size: number }): void {
  const rows = qrModules(text);
  const side = at.size / rows.length;
  rows.forEach((row, line) => {
    let start = 0;
    while (start < row.length) {
      let end = start;
      while (row[end] === true) end++;
      if (end > start) doc.rect(at.x + start * side, at.y + line * side, (end - start) * side, side);
      start = Math.max(end, start + 1);
    }
  });
  doc.fill('#000000');
}
