/**
 * Packs a USD text as USDZ: a zip without compression whose file begins at a multiple of 64 bytes, so that a phone can map it straight into memory.
 * The same bytes every time.
 */
import { zipSync } from 'fflate';

const alignment = 64;
/** Size of a local file header before its name, and of the head of an extra field. */
const headerBytes = 30;
const extraHeadBytes = 4;
/** Any id that has no assigned meaning. */
const paddingField = 12_345;
/** The earliest date that zip can store: the time of writing must not be in the file. */
const firstZipDay = new Date(1980, 0, 1);

const fileName = 'model.usda';

export function usdz(text: string): Buffer {
  const data = new TextEncoder().encode(text);
  const before = headerBytes + fileName.length + extraHeadBytes;
  const padding = (alignment - (before % alignment)) % alignment;
  const zip = zipSync({ [fileName]: [data, { level: 0, mtime: firstZipDay, extra: { [paddingField]: new Uint8Array(padding) } }] });
  return Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
}
