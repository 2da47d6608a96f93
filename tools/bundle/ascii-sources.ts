/**
 * Node keeps the text of what it runs, and reads a file that is not pure ASCII as UTF-16: one umlaut makes it keep two bytes for each letter of the file.
 * So other letters are written as escapes, which mean the same in texts, patterns and names.
 */
import type { Plugin } from 'vite';

const beyondAscii = /[^\0-\x7f]/g;

/** Texts that are read as they are written, where an escape would be taken literally. */
const raw = /String\.raw`[^`]*[^\0-\x7f]|\\[^\0-\x7f]/;

/** Throws when a letter cannot be written as an escape. */
export function inAscii(code: string, file = 'source'): string {
  if (raw.test(code)) throw new Error(`${file}: a letter beyond ASCII after a backslash or in String.raw cannot be written as an escape`);
  return code.replaceAll(beyondAscii, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function asciiSources(): Plugin {
  return {
    name: 'ascii-sources',
    enforce: 'post',
    // The last step: whatever prints the code again writes the letters out.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code, file.fileName);
    },
  };
}
