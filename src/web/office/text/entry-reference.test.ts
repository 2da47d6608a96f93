import { expect, it } from 'vitest';
import { entryReference } from './entry-reference.ts';

it('is what the bank or a person wrote, not the key of a refund', () => {
  expect(entryReference({ kind: 'payment', source: 'bank', reference: '000000000000000182026000390' })).toBe('000000000000000182026000390');
  expect(entryReference({ kind: 'refund', source: 'manual', reference: 'E-Banking 30.11.' })).toBe('E-Banking 30.11.');
  expect(entryReference({ kind: 'refund', source: 'provider', reference: '97d7f8e3-92e8-499a-a290-7a8f64a946de-79b989d9' })).toBe('');
});
