import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rappen } from '#domain/money/money.ts';
import { TotalsList } from './totals-list.tsx';

const totals = {
  products: rappen(1000),
  discountAmount: rappen(0),
  shipping: rappen(500),
  net: rappen(1500),
  vat: rappen(122),
  total: rappen(1622),
};

it.each([
  ['Abholung', { deliveryType: 'PICKUP' }],
  ['Lieferung', { deliveryType: 'DELIVERY' }],
  ['Lieferung mit der Post', { deliveryType: 'DELIVERY', byMail: true }],
  ['Lieferung mit der Post', { deliveryType: 'MAIL' }],
  ['Lieferung mit dem Paketdienst', { deliveryType: 'FEDEX' }],
])('calls the cost of the delivery %s for %o', (word, way) => {
  render(<TotalsList totals={totals} discount="0" document={{ ...way, hasVat: true, vatPercent: 8.1 }} />);
  expect(screen.getAllByRole('term')[1]?.textContent).toBe(word);
});
