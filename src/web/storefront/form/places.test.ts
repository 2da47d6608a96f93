import { expect, test } from 'vitest';
import { placeInCanton } from './places.ts';

test('a place is named with its canton once', () => {
  const named = (place: string, canton: string): string => placeInCanton({ place, canton });
  expect([named('Zürich', 'ZH'), named('Crans VD', 'VD'), named('Vaduz', '')]).toEqual(['Zürich ZH', 'Crans VD', 'Vaduz']);
});
