/** Text with positions and a picture of each page, through pdf.js. Nothing in the file is run. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from '#domain/artwork/paper-text.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';
import type { InvoiceFile, InvoicePage } from './invoice-file.ts';
import { invoiceLimits, pictureScale } from './invoice-limits.ts';

const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), '/');

export async function readPages(bytes: Buffer): Promise<Outcome<InvoiceFile>> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    enableXfa: false,
    fontExtraProperties: true,
    maxImageSize: invoiceLimits.imagePixels,
    standardFontDataUrl: `${assets}standard_fonts/`,
    cMapUrl: `${assets}cmaps/`,
    wasmUrl: `${assets}wasm/`,
  });
  try {
    const document = await task.promise;
    if (document.numPages > invoiceLimits.pages)
      return refused('artworkTooManyPages', { pages: document.numPages, most: invoiceLimits.pages });
    if ((await document.getJSActions()) !== null || (await document.getAttachments()) !== null) return refused('artworkFileActive');
    return accepted({ pages: await pagesOf(document) });
  } catch (error) {
    return refused(error instanceof Error && error.name === 'PasswordException' ? 'artworkFileLocked' : 'artworkFileBroken');
  } finally {
    await task.destroy();
  }
}

async function pagesOf(document: PDFDocumentProxy): Promise<InvoicePage[]> {
  const pages: InvoicePage[] = [];
  let left: number = invoiceLimits.items;
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const picture = await pictureOf(page);
    const items = (await itemsOf(page, height)).slice(0, left);
    left -= items.length;
    pages.push({ number, width, height, items, picture });
    page.cleanup();
  }
  return pages;
}

/** Upright pages only: invoices are not rotated. Font names are known only after the page has been drawn. */
async function itemsOf(page: PDFPageProxy, height: number): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , scale = 0, x = 0, baseline = 0] = item.transform as number[];
    const size = Math.abs(scale) > 0 ? Math.abs(scale) : item.height;
    return [
      {
        text: item.str,
        x,
        y: height - baseline - size * 0.8,
        width: item.width,
        height: size,
        ...looksOf(page, item.fontName),
      },
    ];
  });
}

/** From the font's own data, or else from its name. */
function looksOf(page: PDFPageProxy, id: string): { bold: boolean; italic: boolean } {
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : null;
  if (typeof font !== 'object' || font === null) return { bold: false, italic: false };
  const name = 'name' in font ? String(font.name) : '';
  return {
    bold: ('bold' in font && font.bold === true) || /bold|black|heavy|semi/i.test(name),
    italic: ('italic' in font && font.italic === true) || /italic|oblique/i.test(name),
  };
}

/** A page of any size, with at most 2000 pixels per side. */
async function pictureOf(page: PDFPageProxy): Promise<Buffer> {
  const whole = page.getViewport({ scale: 1 });
  const scale = Math.min(pictureScale, 2000 / Math.max(whole.width, whole.height, 1));
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.max(1, Math.ceil(viewport.width)), Math.max(1, Math.ceil(viewport.height)));
  const context = canvas.getContext('2d');
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
  return canvas.toBuffer('image/png');
}
