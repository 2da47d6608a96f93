import { expect, test } from 'vitest';
import { findSettings } from './find-settings.ts';

test.each([
  ['Mahngebühr', ['reminderFees in invoices']],
  ['mahngebuhr', ['reminderFees in invoices']],
  ['IBAN', ['company']],
  ['Brückentag', ['holidays']],
  ['marge offert', ['marginFloor in orders']],
  ['xyz', []],
])('%s', (typed, expected) => {
  const found = findSettings(typed)?.map(({ section, at }) => (at === '' ? section.key : `${at} in ${section.key}`));
  expect(found).toEqual(expected);
});

test('nothing typed looks for nothing', () => {
  expect(findSettings('  ')).toBeNull();
});
