/**
 * Node keeps the text of what it runs. One letter beyond Latin-1, an ellipsis or a typographic apostrophe, makes it keep two bytes for each letter of the file.
 * So they are written as escapes, which mean the same in texts and patterns.
 */
import type { Plugin } from 'vite';

const beyondLatin = /[^\0-\xff]/g;

/** What is read as it is written, where an escape would stand for itself. */
const raw = /String\.raw`[^`]*[^\0-\xff]|\\[^\0-\xff]/;

export function inLatin(code: string, file = 'source'): string {
  if (raw.test(code)) throw new Error(`${file}: a letter beyond Latin-1 after a backslash or in String.raw cannot be written as an escape`);
  return code.replaceAll(beyondLatin, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

export function latinSources(): Plugin {
  return {
    name: 'latin-sources',
    enforce: 'post',
    // The last step: whatever prints the code again writes the letters out.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inLatin(file.code, file.fileName);
    },
  };
}
