import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rappen, sum } from '#domain/money/money.ts';
import { grossAmount } from '#domain/vat/vat.ts';
import { paymentRequest } from './request.test-data.ts';
import { paymentOf } from './state.ts';
import { lineItemsOf, transactionOf } from './transaction.ts';
import { Transaction } from './wire.ts';

const sample = (name: string): unknown => JSON.parse(readFileSync(new URL(`samples/${name}.json`, import.meta.url), 'utf8'));

describe('an order as a transaction', () => {
  test('has lines with tax, the discount below zero, the delivery, addresses and language', () => {
    expect(transactionOf(paymentRequest(), 9100)).toEqual(sample('transaction-create'));
  });

  test('adds up to the total of the order to the Rappen, whatever the lines', () => {
    const facts = fc.record({
      lines: fc.array(fc.integer({ min: 1, max: 3_000_000 }), { minLength: 1, maxLength: 40 }),
      discount: fc.integer({ min: 0, max: 10_000 }),
      delivery: fc.nat(200_000),
      hasVat: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, ({ lines, discount, delivery, hasVat }) => {
        const products = lines.reduce((total, line) => total + line, 0);
        const discountAmount = rappen(Math.round((products * discount) / 10_000));
        const net = sum([rappen(products - discountAmount), rappen(delivery)]);
        const total = hasVat ? grossAmount(net, 810) : net;
        const items = lineItemsOf(
          paymentRequest({
            lines: lines.map((amount) => ({ name: 'x', articleNumber: 'X', quantity: 1, amount: rappen(amount) })),
            discountAmount,
            deliveryCost: rappen(delivery),
            hasVat,
            total,
          }),
        );
        expect(items.reduce((gross, { amountIncludingTax }) => gross + Math.round(amountIncludingTax * 100), 0)).toBe(total);
        expect(
          items.every(({ type, amountIncludingTax }) => (type === 'DISCOUNT' ? amountIncludingTax <= 0 : amountIncludingTax >= 0)),
        ).toBe(true);
      }),
    );
  });

  test('is not made when it would not add up', () => {
    expect(() => lineItemsOf(paymentRequest({ total: rappen(15_137) }))).toThrow('add up');
  });
});

describe('a transaction as a payment', () => {
  test('is paid when the goods may leave', () => {
    expect(paymentOf(Transaction.parse(sample('transaction-fulfill')))).toEqual({
      transactionId: '208112345',
      version: 9,
      word: 'PAID',
      amount: rappen(41_230),
      currency: 'CHF',
      reference: 'A2026-00001-1',
      failure: null,
    });
  });

  test('failed says whose fault it was', () => {
    const failed = Transaction.parse(sample('transaction-failed'));
    expect(paymentOf(failed)).toMatchObject({ word: 'FAILED', amount: null, failure: 'declined' });
    expect(paymentOf({ ...failed, failureReason: { category: 'INTERNAL' } })).toMatchObject({ failure: 'technical' });
  });

  test.each([
    ['PENDING', 'OPEN'],
    ['CONFIRMED', 'OPEN'],
    ['PROCESSING', 'WORKING'],
    ['AUTHORIZED', 'RESERVED'],
    ['COMPLETED', 'WORKING'],
    ['DECLINE', 'FAILED'],
    ['VOIDED', 'FAILED'],
  ] as const)('%s is %s', (state, word) => {
    expect(paymentOf({ ...Transaction.parse(sample('transaction-fulfill')), state }).word).toBe(word);
  });
});
