import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { paymentMethod } from '#domain/order/payment-method.ts';
import { PaymentRows } from './payment-rows.tsx';

const textFor = (paymentMethodId: number): string | null => {
  const order = { paymentMethodId, paymentTermDays: 30, skonto: { id: 1, percent: 2, days: 10 } } as unknown as Order;
  return render(<PaymentRows order={order} entries={[]} onPay={null} />).container.textContent;
};

it('names days to pay and cash discount of an order on invoice only', () => {
  expect(textFor(paymentMethod.INVOICE)).toContain('30 Tage netto, 2');
  expect(textFor(paymentMethod.PREPAYMENT)).not.toContain('netto');
});
