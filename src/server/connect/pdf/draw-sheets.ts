/** A paper drawn freely, without the design of the shop's own papers: for samples of documents sent by others. */
import Pdf from 'pdfkit';

export type Sheets = PDFKit.PDFDocument;

export async function drawSheets(draw: (sheets: Sheets) => void, options: PDFKit.PDFDocumentOptions): Promise<Buffer> {
  const sheets = new Pdf(options);
  const chunks: Buffer[] = [];
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  sheets.on('data', (chunk: Buffer) => chunks.push(chunk));
  sheets.on('end', () => resolve(Buffer.concat(chunks)));
  draw(sheets);
  sheets.end();
  return promise;
}
