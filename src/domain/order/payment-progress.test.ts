import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentState, ProviderWord } from './payment-progress.ts';
import { abandonedAfterMs, isOnItsWay, isOver, nextPaymentState, paymentStates, providerWords } from './payment-progress.ts';

const next = (state: PaymentState, word: ProviderWord, over: { ageMs?: number; asAsked?: boolean } = {}): PaymentState =>
  nextPaymentState({ state, word, ageMs: 0, asAsked: true, ...over });

describe('an online payment', () => {
  test.each<[PaymentState, ProviderWord, PaymentState]>([
    ['NEW', 'OPEN', 'PENDING'],
    ['PENDING', 'WORKING', 'PENDING'],
    ['PENDING', 'RESERVED', 'PENDING'],
    ['PENDING', 'PAID', 'PAID'],
    ['PENDING', 'FAILED', 'FAILED'],
    ['ABANDONED', 'PAID', 'PAID'],
    ['ABANDONED', 'WORKING', 'PENDING'],
    ['FAILED', 'PAID', 'PAID'],
    ['PAID', 'FAILED', 'PAID'],
    ['REVIEW', 'FAILED', 'REVIEW'],
  ])('%s, told %s, is %s', (state, word, expected) => {
    expect(next(state, word)).toBe(expected);
  });

  test('is abandoned after a quarter of an hour without a customer, never while money is on its way', () => {
    expect(next('PENDING', 'OPEN', { ageMs: abandonedAfterMs - 1 })).toBe('PENDING');
    expect(next('PENDING', 'OPEN', { ageMs: abandonedAfterMs })).toBe('ABANDONED');
    expect(next('PENDING', 'WORKING', { ageMs: 10 * abandonedAfterMs })).toBe('PENDING');
  });

  test('with another amount, currency or reference is for staff to look at', () => {
    expect(next('PENDING', 'PAID', { asAsked: false })).toBe('REVIEW');
    expect(next('PENDING', 'FAILED', { asAsked: false })).toBe('FAILED');
  });

  test('once paid stays paid, whatever is told in whatever order', () => {
    const facts = fc.record({
      state: fc.constantFrom(...paymentStates),
      word: fc.constantFrom(...providerWords),
      ageMs: fc.nat(),
      asAsked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(facts), (told) => {
        const end = told.reduce<PaymentState>((state, fact) => nextPaymentState({ ...fact, state }), 'PAID');
        expect(end).toBe('PAID');
      }),
    );
  });

  test('makes room for another only when it failed, and for nothing while money is on its way', () => {
    expect(providerWords.filter(isOver)).toEqual(['FAILED']);
    expect([null, ...providerWords].filter(isOnItsWay)).toEqual(['WORKING', 'RESERVED', 'PAID']);
  });
});
