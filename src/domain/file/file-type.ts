/** The kinds of files the library accepts: their endings, their first bytes, and whether visitors may see them. */

export const fileTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  step: 'model/step',
} as const;

export type FileEnding = keyof typeof fileTypes;
export type FileType = (typeof fileTypes)[FileEnding];
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml';

const otherEndings: Readonly<Record<string, FileEnding>> = { jpeg: 'jpg', jpe: 'jpg', stp: 'step' };

/** Null: not a kind of file that the library accepts. */
export function fileEnding(ending: string): FileEnding | null {
  const lower = ending.toLowerCase();
  if (Object.hasOwn(fileTypes, lower)) return lower as FileEnding;
  return Object.hasOwn(otherEndings, lower) ? (otherEndings[lower] ?? null) : null;
}

/** Pictures are public, all else is for the office. */
export function isImageType(type: string): type is ImageType {
  return type.startsWith('image/');
}

const pngMark = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (head: Uint8Array, mark: readonly number[]): boolean => mark.every((byte, index) => head[index] === byte);
const latin = (head: Uint8Array, from: number, to: number): string => String.fromCharCode(...head.subarray(from, to));

/** Detected from the first bytes (1024 are enough), regardless of the file's name. `zip` is a workbook or an archive of files. */
export function fileTypeOf(head: Uint8Array): FileEnding | 'zip' | null {
  if (startsWith(head, pngMark)) return 'png';
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpg';
  if (latin(head, 0, 4) === 'RIFF' && latin(head, 8, 12) === 'WEBP') return 'webp';
  if (latin(head, 0, 5) === '%PDF-') return 'pdf';
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return 'zip';
  if (latin(head, 0, 13) === 'ISO-10303-21;') return 'step';
  const text = latin(head, 0, 1024);
  return /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]{0,200}\?>\s*)?(<!--.{0,500}?-->\s*)*<svg[\s>]/s.test(text) ? 'svg' : null;
}
