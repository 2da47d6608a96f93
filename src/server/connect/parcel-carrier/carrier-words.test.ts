import { expect, test } from 'vitest';
import { eventText, surchargeText } from './carrier-words.ts';

test('the carrier speaks English: what it says by a known code is told in the reader’s language', () => {
  const fuel = { code: 'FUEL', text: 'Fuel Surcharge' };
  expect((['de', 'fr', 'en'] as const).map((language) => surchargeText(fuel, language))).toEqual([
    'Treibstoffzuschlag',
    'Supplément carburant',
    'Fuel Surcharge',
  ]);
  expect(eventText({ code: 'DL', text: 'Delivered' }, 'fr')).toBe('Livré');
});

test('what is unknown stays as the carrier says it, and a name of our own objects is no code', () => {
  for (const code of ['', 'NEW_CODE', 'toString'])
    for (const textOf of [surchargeText, eventText]) expect(textOf({ code, text: 'Something new' }, 'de')).toBe('Something new');
});
