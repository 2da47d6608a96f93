/**
 * Determines what a file is from its bytes: its kind, its dimensions, and that it is nothing else. Refused is a file whose content contradicts its name, that
 * is two kinds at once, that runs something, or that is broken or too large. Throws Refusal.
 */
import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { largestDrawing, largestFile, largestPixels } from '#domain/file/file-limits.ts';
import type { FileEnding } from '#domain/file/file-type.ts';
import { fileEnding, fileTypeOf, fileTypes } from '#domain/file/file-type.ts';
import { splitName } from '#domain/file/file-path.ts';
import { refused } from '#server/call/refusal.ts';
import { activePartOf } from '#server/connect/images/check-drawing.ts';
import { checkWorkbookFile } from './check-workbook-file.ts';
import type { FileFacts } from './file-write-store.ts';
import type { IncomingFile } from './incoming-file.ts';

export async function checkFile(name: string, file: IncomingFile): Promise<FileFacts> {
  const { place, size, sha256, head } = file;
  if (size === 0) throw refused('fileEmpty', { name });
  if (file.tooLarge || size > largestFile) throw refused('fileTooLarge', { name, mb: largestFile / 1e6 });
  const named = fileEnding(splitName(name).ending);
  const found = fileTypeOf(head);
  if (named === null || found === null) throw refused('fileTypeUnknown', { name });
  if (found !== named && !(found === 'zip' && named === 'xlsx')) throw refused('fileTypeMismatch', { name, type: found.toUpperCase() });
  if (named !== 'xlsx' && (await isAlsoSomethingElse(file, named))) throw refused('fileTwoInOne', { name });
  const facts = { contentType: fileTypes[named], size, sha256, width: null, height: null, sheets: null };
  switch (named) {
    case 'pdf':
      await checkPaper(name, place);
      return facts;
    case 'step':
      return facts;
    case 'xlsx':
      return { ...facts, sheets: await checkWorkbookFile(place) };
    case 'svg':
      await checkDrawing(name, file);
      return { ...facts, ...(await measuresOf(name, place)) };
    default:
      return { ...facts, ...(await measuresOf(name, place)) };
  }
}

async function measuresOf(name: string, place: string): Promise<{ width: number; height: number }> {
  const facts = await sharp(place, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('imageBroken', { name });
    });
  const { width, height } = facts.autoOrient;
  if (width * height * (facts.pages ?? 1) > largestPixels) throw refused('imageTooLarge', { name, megapixels: largestPixels / 1e6 });
  // Decoded completely once: a file that is truncated would fail on every page.
  const whole = sharp(place, { limitInputPixels: largestPixels, failOn: 'truncated' })
    .raw({ depth: 'uchar' })
    .resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false });
  await whole.toBuffer().catch(() => {
    throw refused('imageBroken', { name });
  });
  return { width, height };
}

async function checkDrawing(name: string, { place, size }: IncomingFile): Promise<void> {
  if (size > largestDrawing) throw refused('fileTooLarge', { name, mb: largestDrawing / 1e6 });
  const part = activePartOf(await readFile(place, 'utf8'));
  if (part !== null) throw refused('svgActive', { name, part });
}

const activePaper = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;
const overlap = 20;

/** A PDF with active content contains such a keyword unless it hides it; browsers do not run it in any case. */
async function checkPaper(name: string, place: string): Promise<void> {
  const handle = await open(place);
  let before = '';
  for await (const chunk of handle.createReadStream({ encoding: 'latin1' })) {
    const text = before + String(chunk);
    const part = activePaper.exec(text)?.[1];
    if (part !== undefined) throw refused('pdfActive', { name, part });
    before = text.slice(-overlap);
  }
}

const archiveEnd = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const longestTail = 65_557;

/** A zip at its end, or the start of another kind where programs look for it. */
export async function isAlsoSomethingElse({ place, size, head }: IncomingFile, kind: FileEnding | 'dxf'): Promise<boolean> {
  if (kind !== 'pdf' && head.includes('%PDF-')) return true;
  if (kind !== 'svg' && kind !== 'step' && /<(script|html|\?php|!doctype)/i.test(head.toString('latin1'))) return true;
  const handle = await open(place);
  try {
    const tail = Buffer.alloc(Math.min(size, longestTail));
    await handle.read(tail, 0, tail.length, size - tail.length);
    for (let at = tail.indexOf(archiveEnd); at >= 0; at = tail.indexOf(archiveEnd, at + 1))
      if (at + 22 <= tail.length && at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    return false;
  } finally {
    await handle.close();
  }
}
