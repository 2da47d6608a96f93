/**
 * Valid names of files and folders in the library, and the one form in which they are stored: composed letters (NFC), folders with a
 * leading slash. Names that could lead out of the library, look like another name or be unusable on some machine are refused.
 */
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

const longestName = 120;
const deepest = 8;
const longestPath = 400;

/** Device names of Windows, with any ending. */
const reserved = /^(con|prn|aux|nul|clock\$|conin\$|conout\$|(com|lpt)[0-9¹²³])(\..*)?$/i;
const forbiddenSigns = /[/\\:*?"<>|%#]/;
/** Control, format (also invisible and bidirectional ones), surrogate and private characters, line and paragraph separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u;

function flaw(name: string): string | null {
  if (name.trim() === '') return 'fileNameEmpty';
  if (name.length > longestName) return 'fileNameTooLong';
  // Also checked in compatibility form: full-width slashes and dots, one character for two dots.
  const seen = name.normalize('NFKC');
  if (/^\.+$/.test(seen) || /[∕⁄⧸]/.test(name)) return 'filePathLeavesFolder';
  if (unseen.test(name)) return 'fileNameSigns';
  if (forbiddenSigns.test(seen)) return 'fileNameSigns';
  if (seen.startsWith('.') || /[. ]$/.test(seen) || seen.startsWith(' ')) return 'fileNameEdge';
  return reserved.test(seen) ? 'fileNameReserved' : null;
}

/** One name without folders, in its stored form. */
export function plainName(text: string): Outcome<string> {
  const name = text.normalize('NFC');
  const key = flaw(name);
  return key === null ? accepted(name) : refused(key, { name: shown(text) });
}

/** A folder as `/a/b`; '' is the library itself. Accepts `a/b`, `/a/b` and `a/b/`. */
export function plainFolder(text: string): Outcome<string> {
  const trimmed = text.replace(/^\//, '').replace(/\/$/, '');
  if (trimmed === '') return text === '' || text === '/' ? accepted('') : refused('filePathLeavesFolder', { name: shown(text) });
  const parts: string[] = [];
  for (const part of trimmed.split('/')) {
    if (part === '') return refused('filePathLeavesFolder', { name: shown(text) });
    const name = plainName(part);
    if (!name.ok) return refused(name.refusal.key, { name: shown(text) });
    parts.push(name.value);
  }
  const folder = `/${parts.join('/')}`;
  return parts.length > deepest || folder.length > longestPath ? refused('filePathTooLong', { name: shown(text) }) : accepted(folder);
}

/** Path of a file inside an archive, `folder/name`: never absolute, never with a drive. */
export function plainEntryPath(text: string): Outcome<{ folder: string; name: string }> {
  if (/^[/\\]|^[a-z]:/i.test(text) || text.includes('\\')) return refused('filePathLeavesFolder', { name: shown(text) });
  return splitPath(`/${text}`);
}

/** Splits `/folder/name`, both in their stored form. */
export function splitPath(text: string): Outcome<{ folder: string; name: string }> {
  const at = text.lastIndexOf('/');
  const folder = plainFolder(text.slice(0, Math.max(0, at)));
  if (!folder.ok) return folder;
  const name = plainName(text.slice(at + 1));
  return name.ok ? accepted({ folder: folder.value, name: name.value }) : name;
}

/** Name without its ending, and the ending in lower case without its dot. */
export function splitName(name: string): { stem: string; ending: string } {
  const at = name.lastIndexOf('.');
  return at <= 0 ? { stem: name, ending: '' } : { stem: name.slice(0, at), ending: name.slice(at + 1).toLowerCase() };
}

/** A refused name, shortened for a message. */
function shown(text: string): string {
  return Array.from(text.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '�'))
    .slice(0, 80)
    .join('');
}
