import { expect, test } from 'vitest';
import { inLatin } from './latin-sources.ts';

const run = (code: string): unknown => eval(code); // oxlint-disable-line no-eval

test('letters beyond Latin-1 are written as escapes that mean the same', () => {
  for (const code of ["'Grösse 5 – 6 …'", '`${1}’s 😀`', '/^[\\u{1F600}😀→]$/u.test("😀")', "'a…b'.replace(/…/, '-')"]) {
    const written = inLatin(code);
    expect(written).toMatch(/^[\0-\xff]+$/);
    expect(run(written)).toEqual(run(code));
  }
  expect(inLatin("'Grösse'")).toBe("'Grösse'");
});

test('what is read as it is written is refused', () => {
  expect(() => inLatin('String.raw`5 – 6`')).toThrow('cannot be written');
  expect(() => inLatin("'\\…'")).toThrow('cannot be written');
});
