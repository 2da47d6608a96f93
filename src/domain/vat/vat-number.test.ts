import { expect, it } from 'vitest';
import { vatNumberText } from './vat-number.ts';

it.each([
  ['de', 'CHE-123.456.788 MWST'],
  ['fr', 'CHE-123.456.788 TVA'],
  ['en', 'CHE-123.456.788 VAT'],
] as const)('in %s the number reads %s', (language, text) => {
  expect(vatNumberText('CHE-123.456.788 MWST', language)).toBe(text);
});

it('a company without VAT keeps its bare number', () => {
  expect(vatNumberText('CHE-123.456.788', 'fr')).toBe('CHE-123.456.788');
});
