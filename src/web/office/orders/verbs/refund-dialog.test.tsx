import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Order } from '#contract/order.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { RefundDialog } from './refund-dialog.tsx';

it('says how much all of it is, and gives that back when nothing is entered', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    return Promise.resolve(Response.json({ state: 'SUCCESSFUL', amount: 142.85, left: 0 }));
  });
  const onClose = vi.fn();
  const order = { id: 53, formattedId: 'A2026-00053', positions: [] as object[] } as Order;
  const element = <RefundDialog order={order} refundable={142.85} onClose={onClose} onDone={() => undefined} />;
  const { user } = showRoutes([{ path: '/', element }]);
  expect(screen.getByText('Leer: alles, was noch nicht erstattet ist, CHF 142.85.')).toBeTruthy();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(sent).toEqual([['/api/order/53/refund', { left: 142.85 }]]);
  expect(onClose).toHaveBeenCalledOnce();
});

it('says what becomes of an invoice that was paid with it', () => {
  const order = { id: 53, formattedId: 'A2026-00053', positions: [{ quantityInvoiced: 2 }] } as Order;
  showRoutes([
    { path: '/', element: <RefundDialog order={order} refundable={142.85} onClose={() => undefined} onDone={() => undefined} /> },
  ]);
  expect(screen.getByText(/wird wieder offen und gemahnt/)).toBeTruthy();
});
