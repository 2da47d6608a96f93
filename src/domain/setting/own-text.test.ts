import { assert, dictionary, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { longestOwnText, ownTextProblem, placesIn, withValues } from './own-text.ts';

const about = { house: 'Rechnung {nummer} vom {tag}', places: ['nummer', 'tag', 'name'] };

test.each([
  ['Faktura {nummer}, {tag}', null],
  ['{tag}: Faktura {nummer} für {name}', null],
  ['Faktura {nummer}', 'textPlaceMissing {tag}'],
  ['Faktura {nummer} {tag} {betrag}', 'textPlaceUnknown {betrag}'],
  ['Faktura {nummer} {tag', 'textBraces'],
  ['Faktura {nummer} {tag} {}', 'textBraces'],
  ['Faktura {nummer}\n{tag}', 'textOneLine'],
  [`{nummer} {tag} ${'x'.repeat(longestOwnText)}`, 'textTooLong'],
])('%j: %s', (text, problem) => {
  const found = ownTextProblem(text, about);
  expect(found === null ? null : [found.key, found.params['place']].filter(Boolean).join(' ')).toBe(problem);
});

test('values stand as they are, also where they look like a place', () => {
  expect(withValues('{nummer} {tag} {nummer}', { nummer: '{tag}', tag: '$1' })).toBe('{tag} $1 {tag}');
  expect(withValues('{toString} {x}', {})).toBe('{toString} {x}');
});

test('a text that passes keeps no place without a value', () => {
  assert(
    property(string(), dictionary(string(), string()), (text, values) => {
      const places = placesIn(text);
      if (ownTextProblem(text, { house: '', places }) !== null) return;
      const all = Object.fromEntries(places.map((name) => [name, (values[name] ?? '').replaceAll(/[{}]/g, '')]));
      expect(withValues(text, all)).not.toMatch(/[{}]/);
    }),
  );
});
