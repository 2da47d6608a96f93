import { expect, test } from 'vitest';
import { languages } from '#domain/language/language.ts';
import { ownTextProblem, placesIn } from '#domain/setting/own-text.ts';
import { houseTextOf, houseTexts, wordsWith } from './own-words.ts';
import { houseWords } from './house-words.ts';

test('every sentence is there in three languages, with the same values in each', () => {
  expect(houseTexts.length).toBeGreaterThan(150);
  for (const { house, places, key } of houseTexts)
    for (const language of languages) {
      expect(`${key} ${ownTextProblem(house[language], { house: house[language], places })?.key}`).toBe(`${key} undefined`);
      expect([key, ...placesIn(house[language]).toSorted()]).toEqual([key, ...placesIn(house.de).toSorted()]);
    }
});

test('file names and sentences that depend on a number are not among them', () => {
  const keys = houseTexts.map(({ key }) => key);
  for (const key of ['document.file.rechnung', 'reminder.file', 'paper.creditNoteFile', 'document.workingDays', 'change.money.none'])
    expect(keys).not.toContain(key);
  expect(houseTextOf('quote.ready')).toEqual({
    key: 'quote.ready',
    part: 'quote',
    house: { de: 'Ihre Offerte {nummer} ist bereit', fr: 'Votre offre {nummer} est prête', en: 'Your quote {nummer} is ready' },
    places: ['nummer'],
  });
});

test('an own sentence takes the place of the house’s, in its language alone', () => {
  const words = wordsWith(
    new Map([
      ['quote.ready', { fr: 'Offre {nummer}: c’est prêt' }],
      ['reminder.title.1', { de: 'Mahnung' }],
      ['document.skonto', { de: '{tage} Tage: {prozent}' }],
    ]),
  );
  expect(words.fr.quote.ready('O1')).toBe('Offre O1: c’est prêt');
  expect(words.de.quote.ready('O1')).toBe('Ihre Offerte O1 ist bereit');
  expect(words.de.reminder.title).toEqual(['Zahlungserinnerung', 'Mahnung', '3. Mahnung']);
  expect(words.de.document.skonto('2 %', 10)).toBe('10 Tage: 2 %');
  expect(words.de.document.file).toEqual(houseWords.de.document.file);
  expect(wordsWith(new Map())).toBe(houseWords);
});
