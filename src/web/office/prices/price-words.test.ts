import { expect, it } from 'vitest';
import { priceHistoryLine } from './price-history-line.ts';
import { priceWords } from './price-words.ts';

it('says in good German how many open documents keep their price', () => {
  expect(priceWords.effectText(0, 1)).toMatch(/^keine offene Offerte und 1 offene Bestellung behalten/);
  expect(priceWords.effectText(2, 0)).toMatch(/^2 offene Offerten und keine offene Bestellung behalten/);
});

it('writes the prices of a ladder in the history as it does everywhere', () => {
  const entry = { at: '2026-11-27T08:00:00Z', who: 'u', version: 2 };
  expect(priceHistoryLine({ ...entry, field: 'fixPrice.5', before: 86.5, after: 0.0875 }).what).toBe('ab 5: 86.50 → 0.0875');
  expect(priceHistoryLine({ ...entry, field: 'fixPrice.5', before: null, after: 1200 }).what).toBe("ab 5: 1'200.00");
});
