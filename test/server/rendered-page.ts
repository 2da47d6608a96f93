/** Pages of a PDF as pixels, and the QR code that a phone would read from them. */
import { createCanvas } from '@napi-rs/canvas';
import jsQr from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of the QR code on each page, null if there is none. */
export async function qrCodesOf(pdf: Buffer): Promise<(string | null)[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const codes: (string | null)[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 2 });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport }).promise;
    const { data } = context.getImageData(0, 0, width, height);
    codes.push(jsQr(new Uint8ClampedArray(data), width, height)?.data ?? null);
  }
  await task.destroy();
  return codes;
}
