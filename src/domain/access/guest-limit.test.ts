import { expect, test } from 'vitest';
import { mayGuestOrder } from './guest-limit.ts';

test.each([
  [{ toRecipient: 0, fromNetwork: 0, ofAll: 0 }, true],
  [{ toRecipient: 9, fromNetwork: 19, ofAll: 299 }, true],
  [{ toRecipient: 10, fromNetwork: 0, ofAll: 0 }, false],
  [{ toRecipient: 0, fromNetwork: 20, ofAll: 0 }, false],
  [{ toRecipient: 0, fromNetwork: 2, ofAll: 100_000 }, true],
  [{ toRecipient: 0, fromNetwork: 3, ofAll: 300 }, false],
])('%j → %j', (orders, expected) => {
  expect(mayGuestOrder(orders)).toBe(expected);
});
