// Build step: pages get their texts already taken apart. Their grammar (ICU) is read here, once, and not again by every visitor: the reader of
// that grammar is a tenth of all script a first page would load. The server draws with the same texts, which takes it less time than the sentences.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

export interface Texts {
  readonly [key: string]: string | Texts;
}

/** A sentence without arguments stays text; the others become what `use-intl/format-message/format-only` puts together. */
type Compile = (message: string) => unknown;

/** The compiler that belongs to the version of use-intl in use. */
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

/** One language, or one half of it; the areas below are part of it. */
const languageFile = /src[\\/]web[\\/]texts[\\/](de|fr|en)(-buyer|-quote|-home|-parcel|-desk)?\.ts$/;

/** The development server reads the sentences as they are written. */
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
