import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { orderState } from '#domain/order/order-state.ts';
import { PositionGrid } from './position-grid.tsx';

const position = {
  id: 1,
  parentId: null,
  type: 'PRODUCT',
  productId: 2,
  name: 'Werkzeugkiste 600',
  articleNumber: 'HK_0002',
  quantity: 22,
  quantityDelivered: 0,
  quantityInvoiced: 0,
  pricePerOne: 74.9,
  finalPrice: 1647.8,
  storno: false,
  details: [],
  pictureUrl: '',
  kommentar: '',
  externalCustomerNo: '',
};

it.each([
  [orderState.PLACED, 'offen'],
  [orderState.CANCELED, 'storniert'],
])('a line of an order in state %s is said to be %s', (orderStatusId, word) => {
  const order = { orderStatusId, positions: [position] } as unknown as Order;
  const element = <PositionGrid order={order} today={plainDate(2026, 11, 23)} onActive={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(within(screen.getByRole('grid')).getByText(word)).toBeTruthy();
});
