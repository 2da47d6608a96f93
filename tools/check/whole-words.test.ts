/** Texts of the shop's pages never break between a number and its unit, in E-Mail or in an abbreviation: on a phone every second line would. */
import { expect, it } from 'vitest';
import { wholeWords } from '#web/storefront/pages/whole-words.ts';

const languages = import.meta.glob<Record<string, unknown>>(
  ['../../src/web/texts/{de,fr,en}.ts', '../../src/web/texts/{de,fr,en}-{buyer,home,parcel,quote,wish}.ts'],
  { eager: true, import: 'default' },
);

const textsIn = (node: unknown): string[] => (typeof node === 'string' ? [node] : Object.values(node ?? {}).flatMap(textsIn));

it('keep whole what belongs together', () => {
  const texts = Object.values(languages).flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(1500);
  expect(texts.filter((text) => wholeWords(text) !== text)).toEqual([]);
});
