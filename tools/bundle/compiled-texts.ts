// Build step: pages get their texts precompiled. The grammar (ICU) is parsed here once instead of by every visitor: its parser is a tenth of all script that a
// first page would load. The server renders with the same texts, which is faster than parsing sentences.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A sentence without arguments stays text; the others become input for `use-intl/format-message/format-only`. */
type Compile = (message: string) => unknown;

/** The compiler that belongs to the installed version of use-intl. */
const compile: Compile = await compilerOfUseIntl();

async function compilerOfUseIntl(): Promise<Compile> {
  const useIntl = createRequire(createRequire(import.meta.url).resolve('use-intl'));
  const { default: found } = (await import(pathToFileURL(useIntl.resolve('icu-minify/compile')).href)) as { default: Compile };
  return found;
}

export function compiledTexts(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compiledTexts(text)]),
  );
}

/** One language, or one part of it; texts of further areas are imported by these. */
const languageFile = /src[\\/]web[\\/]texts[\\/](de|fr|en)(-buyer|-quote|-home|-parcel|-wish|-desk)?\.ts$/;

/** The development server parses the sentences at run time. */
export const compiledTextsOfPages: Plugin = {
  name: 'compiled-texts-of-pages',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer) {
    return id === 'use-intl/format-message' ? this.resolve('use-intl/format-message/format-only', importer) : null;
  },
  async load(id) {
    if (!languageFile.test(id)) return null;
    const { default: texts } = (await import(pathToFileURL(id).href)) as { default: Texts };
    return `export default ${JSON.stringify(compiledTexts(texts))};`;
  },
};
