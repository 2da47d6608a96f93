/** Why a PDF cannot be read at all, decided from its bytes before the page reader sees them. */
import { inflateSync } from 'node:zlib';
import { refusal } from '#domain/refusal/refusal.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { invoiceLimits } from './invoice-limits.ts';

const active = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|XFA)\b/;

/** Null: it may be read. */
export function pdfProblem(bytes: Buffer): Refusal | null {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return refusal('artworkFileNotPdf');
  const raw = bytes.toString('latin1');
  if (/\/Encrypt\b/.test(raw)) return refusal('artworkFileLocked');
  if (active.test(raw)) return refusal('artworkFileActive');
  return packedProblem(bytes, raw);
}

/** Every compressed part is unpacked, up to what is left of the limit; a part compressed twice counts twice. */
function packedProblem(bytes: Buffer, raw: string): Refusal | null {
  let left: number = invoiceLimits.unpackedBytes;
  for (const match of raw.matchAll(/stream\r?\n/g)) {
    const from = match.index + match[0].length;
    const end = raw.indexOf('endstream', from);
    let part: Buffer = bytes.subarray(from, end < 0 ? undefined : end);
    for (let depth = 0; depth < 4 && isPacked(part); depth += 1) {
      const unpacked = unpack(part, left);
      if (unpacked === 'tooMuch') return refusal('artworkFileUnpacks', { mb: Math.round(invoiceLimits.unpackedBytes / 1e6) });
      if (unpacked === null) break;
      left -= unpacked.length;
      // Compressed object streams may contain active content as well.
      if (active.test(unpacked.subarray(0, 1_000_000).toString('latin1')) && isObjectList(raw, match.index))
        return refusal('artworkFileActive');
      part = unpacked;
    }
  }
  return null;
}

const isPacked = (part: Buffer): boolean => part.length > 2 && (part.readUInt8(0) & 0x0f) === 8 && part.readUInt16BE(0) % 31 === 0;
const isObjectList = (raw: string, at: number): boolean => raw.slice(Math.max(0, at - 300), at).includes('/ObjStm');

function unpack(part: Buffer, most: number): Buffer | 'tooMuch' | null {
  try {
    return inflateSync(part, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'tooMuch' : null;
  }
}
