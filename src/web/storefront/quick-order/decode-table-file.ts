/** The text of a table file: UTF-8 if valid, UTF-16 with byte order mark as Excel writes "Unicode text", else Windows-1252 as Excel writes CSV. */
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

export const largestFileBytes = 2 * 1024 * 1024;

export function decodeTableFile(bytes: Uint8Array): Outcome<string> {
  if (bytes.length > largestFileBytes) return refused('fileTooLarge');
  // PK: a zip archive, as is every .xlsx; D0CF11E0: the older .xls.
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return refused('fileIsWorkbook');
  const text = decoded(bytes);
  return text.includes('\0') ? refused('fileUnreadable') : accepted(text);
}

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, index) => bytes[index] === byte);
}
