/** Drawings as PNG or WebP for mails, link previews and programs that cannot show SVG. */
import sharp from 'sharp';

// One thread per picture: the other core is for requests.
sharp.concurrency(1);
sharp.cache(false);

/** Pixels per inch at which libvips reads a drawing by default. */
const baseDensity = 72;
const maximalPixels = 4096 * 4096;

/** Draws an SVG that states its width in pixels at `widthPx`, sharp at any size; with a colour, on a square of it. */
export async function rasterise(svg: string, format: 'png' | 'webp', widthPx: number, square?: string): Promise<Buffer> {
  const stated = Number(/^<svg[^>]*\swidth="(\d+)"/.exec(svg)?.[1] ?? widthPx);
  const density = Math.min(2400, Math.max(1, (baseDensity * widthPx) / stated));
  const frame = square === undefined ? {} : { height: widthPx, fit: 'contain' as const, background: square };
  const image = sharp(Buffer.from(svg), { density, limitInputPixels: maximalPixels }).resize({ width: widthPx, ...frame });
  return format === 'png' ? image.png({ compressionLevel: 9, effort: 4 }).toBuffer() : image.webp({ quality: 88 }).toBuffer();
}
