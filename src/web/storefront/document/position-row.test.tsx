import { expect, it } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { noImage } from '#web/ui/picture.tsx';
import { open } from '../product/beside.test-data.tsx';
import { PositionRow } from './position-row.tsx';

const position = { picture: noImage, name: 'Kiste', details: [], remark: '' };

it.each<[Language, string, string]>([
  ['de', '1 Stück', "1'200 Stück"],
  ['fr', '1 pièce', "1'200 pièces"],
  ['en', '1 piece', "1'200 pieces"],
])('says in %s how many, where a piece has no price to multiply', (language, one, many) => {
  const shown = (quantity: number, pricePerOne: number | null): string | null =>
    open(language, <PositionRow {...position} quantity={quantity} price={{ pricePerOne, finalPrice: null }} />).container.textContent;
  expect(shown(1, null)).toContain(one);
  expect(shown(1200, null)).toContain(many);
  expect(shown(1200, null)).not.toContain('×');
  expect(shown(1200, 5)).toContain("1'200 × CHF 5.405");
});
