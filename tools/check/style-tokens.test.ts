/** Custom properties of styles: a misspelt one falls back without a word, and one that nothing uses is sent to every visitor. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Pictures in a page take the colours of the field they stand on. */
const texts = globSync('src/{web,domain/drawing}/**/*.{css,ts,tsx}', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

const namesIn = (pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** In a sheet, or as a member of an inline style. */
const set = namesIn(/(?<![\w-])(--[\w-]+)(?:'\]?)?\s*:/g);
const used = namesIn(/var\(\s*(--[\w-]+)/g);

test('each custom property that a style uses is set somewhere', () => {
  expect(used.size).toBeGreaterThan(70);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

test('each one that is set is used', () => {
  expect([...set].filter((name) => !used.has(name))).toEqual([]);
});
