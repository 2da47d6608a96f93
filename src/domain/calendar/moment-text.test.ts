import { expect, test } from 'vitest';
import { momentText } from './moment-text.ts';

test('a moment is said in the words of each language, in Swiss time', () => {
  const moment = Date.parse('2026-11-23T02:04:00Z');
  expect(momentText(moment, 'de')).toBe('Mo\u00A023.11.2026, 03.04 Uhr');
  expect(momentText(moment, 'fr')).toMatch(/23\.11\.2026 à 03h04$/);
  expect(momentText(moment, 'en')).toMatch(/23\.11\.2026, 03:04$/);
});
