/** Which files may be attached to a request for a quote: drawings, documents, photographs. They belong to the quote, never to the library. */
import { splitName } from './file-path.ts';
import { fileEnding, fileTypes } from './file-type.ts';

export const largestRequestFile = 25_000_000;
export const mostRequestFiles = 10;
/** Accepted endings, also offered in the browser's file dialog. */
export const requestFileEndings = ['pdf', 'dxf', 'step', 'stp', 'jpg', 'jpeg', 'png', 'webp'] as const;

const acceptedName = new RegExp(`.\\.(?:${requestFileEndings.join('|')})$`, 'i');
export const isRequestFile = (name: string): boolean => acceptedName.test(name);

const dxf = 'image/vnd.dxf';

/** By the ending; null: not accepted. The bytes are checked against it afterwards. */
export function requestFileType(name: string): string | null {
  if (!isRequestFile(name)) return null;
  const kind = fileEnding(splitName(name).ending);
  return kind === null ? dxf : fileTypes[kind];
}

/** The beginning of a DXF file, as text (with comments before its first section) or binary. */
export function looksLikeDxf(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 1024));
  return text.startsWith('AutoCAD Binary DXF\r\n') || /^(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/.test(text);
}

/** Folder of these files: outside the library, whose folders never begin like this. */
export const requestFolder = '/_anfragen';
