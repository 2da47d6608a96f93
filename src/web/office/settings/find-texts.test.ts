import { expect, test } from 'vitest';
import type { OwnText } from '#contract/own-text.ts';
import { findTexts } from './find-texts.ts';

const text = (key: string, house: OwnText['house'], own = { de: '', fr: '', en: '' }): OwnText => ({
  key,
  part: key.split('.')[0] ?? '',
  places: [],
  house,
  own,
  version: 0,
  changedAt: null,
  who: '',
});
const texts = [
  text('letter.closing', { de: 'Freundliche Grüsse', fr: 'Avec nos meilleures salutations', en: 'Kind regards' }),
  text('quote.look', { de: 'Offerte ansehen', fr: 'Voir l’offre', en: 'View the quote' }, { de: 'Zur Offerte', fr: '', en: '' }),
];

test.each([
  ['', false, ['letter.closing', 'quote.look']],
  ['grusse', false, ['letter.closing']],
  ['MEILLEURES', false, ['letter.closing']],
  ['zur offerte', false, ['quote.look']],
  ['mails voir', false, ['quote.look']],
  ['', true, ['quote.look']],
  ['grüsse', true, []],
])('%j, only own %s', (typed, onlyOwn, expected) => {
  expect([...findTexts(texts, typed, onlyOwn).values()].flat().map(({ key }) => key)).toEqual(expected);
});
