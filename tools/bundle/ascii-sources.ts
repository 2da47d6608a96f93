/**
 * Node keeps the text of running code in memory, as UTF-16 if a file is not pure ASCII: one umlaut makes it use two bytes for each character of the file.
 * So other characters are written as escapes, which mean the same in strings, patterns and names.
 */
import type { Plugin } from 'vite';

const beyondAscii = /[^\0-\x7f]/g;

/** Raw texts, in which an escape would be taken literally. */
const raw = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/;

/** Throws when a character cannot be written as an escape. */
export function inAscii(code: string, file = 'source'): string {
  if (raw.test(code)) throw new Error(`${file}: a letter beyond ASCII after a backslash or in String.raw cannot be written as an escape`);
  return code.replaceAll(beyondAscii, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function asciiSources(): Plugin {
  return {
    name: 'ascii-sources',
    enforce: 'post',
    // The last step, because any later printing of the code would restore the characters.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code, file.fileName);
    },
  };
}
