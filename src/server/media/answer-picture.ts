/** A drawing as a file answer in the requested form; drawn and converted pictures are cached up to a limit of bytes. */
import { createHash } from 'node:crypto';
import { encodedBytes, encodedShare } from '#server/cache/encoded-bytes.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { rasterise } from '#server/connect/images/raster.ts';
import { FileAnswer } from '#server/call/binding.ts';

export type PictureFormat = 'svg' | 'png' | 'webp';

const contentTypes: Readonly<Record<PictureFormat, string>> = { svg: 'image/svg+xml', png: 'image/png', webp: 'image/webp' };
const keptBytes = 24 * 1024 * 1024;
const kept = new LeastRecentlyUsed<string, FileAnswer>(
  keptBytes,
  ({ body, encoded }) => Math.ceil(body.length * (encoded === null ? 1 : 1 + encodedShare)) + 200,
);

/** `key` covers everything that the picture depends on; `draw` is called only if it is not cached. Null: there is nothing to draw. */
export async function answerPicture(
  key: string,
  format: PictureFormat,
  widthPx: number,
  draw: () => string | null,
): Promise<FileAnswer | null> {
  const name = `${key}|${format}|${widthPx}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const svg = draw();
  if (svg === null) return null;
  const body = format === 'svg' ? Buffer.from(svg) : await rasterise(svg, format, widthPx);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoded = format === 'svg' ? { encoded: encodedBytes(body) } : {};
  const answer = new FileAnswer(body, contentTypes[format], { etag, ...encoded });
  kept.set(name, answer);
  return answer;
}
