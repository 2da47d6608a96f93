import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChangeDifference } from '#contract/staged-change.ts';
import { ChangeTotals } from './change-totals.tsx';

const totals = { products: 100, discountAmount: 0, shipping: 0, net: 100, vat: 8.1, total: 108.1 } as ChangeDifference['before'];

it.each([
  ['nextInvoice', 1011.83, "Auf der nächsten Rechnung stehen CHF 1'011.83 mehr."],
  ['nextInvoice', -1011.83, "Auf der nächsten Rechnung stehen CHF 1'011.83 weniger."],
  ['refund', 20, 'CHF 20.00 gehen online zurück.'],
  ['none', 0, 'Am Betrag ändert sich nichts.'],
] as const)('says of %s over %d how it is settled', (way, amount, words) => {
  render(<ChangeTotals difference={{ before: totals, after: totals, money: { way, amount } } as ChangeDifference} />);
  expect(screen.getByText(words)).toBeTruthy();
});
