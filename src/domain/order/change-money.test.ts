import { expect, test } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { moneyOfChange } from './change-money.ts';

const [INVOICE, PREPAYMENT, TWINT] = [1, 2, 100];

test.each([
  ['nothing to move', INVOICE, 1000, 1000, 0, 'none', 0],
  ['more by invoice', INVOICE, 1000, 1300, 0, 'nextInvoice', 300],
  ['less by invoice', INVOICE, 1000, 700, 0, 'nextInvoice', -300],
  ['less than was paid by invoice', INVOICE, 1000, 700, 1000, 'credit', 300],
  ['more, paid in advance', PREPAYMENT, 1000, 1300, 1000, 'payInAdvance', 300],
  ['more, not paid yet', PREPAYMENT, 1000, 1300, 0, 'payInAdvance', 1300],
  ['less, paid in advance', PREPAYMENT, 1000, 700, 1000, 'credit', 300],
  ['more, paid online', TWINT, 1000, 1300, 1000, 'payOnline', 300],
  ['less, paid online', TWINT, 1000, 700, 1000, 'refund', 300],
  ['another total that is paid already', TWINT, 1000, 1300, 1300, 'none', 0],
])('%s', (_, paymentMethodId, before, after, paid, way, amount) => {
  expect(moneyOfChange({ paymentMethodId, before: rappen(before), after: rappen(after), paid: rappen(paid) })).toEqual({ way, amount });
});
