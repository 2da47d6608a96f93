import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inAscii } from './ascii-sources.ts';

const run = (code: string): unknown => eval(code); // oxlint-disable-line no-eval

test('letters beyond ASCII are written as escapes that mean the same', () => {
  for (const code of [
    "'Grösse 5 – 6 …'",
    '`${1}’s 😀`',
    '/^[\\u{1F600}😀→]$/u.test("😀")',
    '/^[a-zäöü]+$/.test("größe".replace("ß", "ss"))',
    "({ Länge: 3 })['Länge']",
    "'a…b'.replace(/…/, '-')",
  ]) {
    const written = inAscii(code);
    expect(written).toMatch(/^[\0-\x7f]+$/);
    expect(run(written)).toEqual(run(code));
  }
});

test('what is read as it is written is refused', () => {
  expect(() => inAscii('String.raw`5 – 6`')).toThrow('cannot be written');
  expect(() => inAscii("'\\ä'")).toThrow('cannot be written');
});

test('every source of the shop can be built', () => {
  const root = join(import.meta.dirname, '../../src');
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(2000);
  for (const file of sources) inAscii(readFileSync(join(root, file), 'utf8'), file);
});
