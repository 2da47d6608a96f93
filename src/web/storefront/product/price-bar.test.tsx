import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ShippingCost } from '#contract/cart.ts';
import { CartProvider } from '#web/storefront/cart/cart-state.tsx';
import { readCart } from '#web/storefront/cart/cart-storage.ts';
import { open, priceBy } from './beside.test-data.tsx';
import { PriceBar } from './price-bar.tsx';

const shipping: ShippingCost = {
  detail: { quantity: 1, shippingType: 'MAIL', maxStoringSpace: 0, weight: 12 },
  costDetail: { cost: 20, distanceInKm: 0, effectiveCost: 20, paysFees: true },
  place: 'Vessy',
};

beforeEach(() => {
  localStorage.clear();
  priceBy(() => 10);
});

function show() {
  open(
    'de',
    <CartProvider>
      <PriceBar
        item={null}
        shipping={shipping}
        answer={{ outdated: false, asking: false, failure: null, askAgain: vi.fn() }}
        quantity={1}
        unitOfSales={1}
        onQuantity={vi.fn()}
        earliest="2026-11-24"
        action={null}
      />
    </CartProvider>,
  );
  return { user: userEvent.setup(), field: screen.getByRole('textbox', { name: 'Postleitzahl der Lieferung' }) };
}

it('takes a postal code of another country as a whole, without the delivery cost of the Swiss town it begins with', async () => {
  const { user, field } = show();
  await user.type(field, '1234');
  expect(readCart().zipCode).toBe('1234');
  expect(screen.getByText(/21\.62/)).toBeTruthy();
  await user.type(field, '5');
  expect(field).toHaveProperty('value', '12345');
  expect(readCart().zipCode).toBe('');
  expect(screen.queryByText(/21\.62/)).toBeNull();
  expect(screen.getByText('Ausland: nach Adresse')).toBeTruthy();
  await user.type(field, '{Backspace}');
  expect(readCart().zipCode).toBe('1234');
  expect(screen.queryByText('Ausland: nach Adresse')).toBeNull();
});

it('keeps nothing half typed in the cart', async () => {
  const { user, field } = show();
  await user.type(field, '621');
  expect(field).toHaveProperty('value', '621');
  expect(readCart().zipCode).toBe('');
});
