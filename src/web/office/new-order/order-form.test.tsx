import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import type { CustomerRecord } from '#contract/customer-record.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderDraft } from './order-draft.ts';

const first: OrderDraft = {
  lines: [],
  deliveryType: 'PICKUP',
  day: '2026-12-02',
  deliveryAddressId: 1,
  invoiceAddressId: 1,
  paymentMethodId: 1,
  invoiceEmail: '',
  discount: '0',
  reference: '',
  person: '',
  comment: '',
  tell: true,
};

function show(draft = first) {
  const placed: unknown[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (url === '/api/order') placed.push(JSON.parse(typeof body === 'string' ? body : ''));
    return Promise.resolve(Response.json({ errors: [] }, { status: 503 }));
  });
  const record = { customer: { id: 3, email: 'rita@muster.example' }, addresses: [] } as unknown as CustomerRecord;
  const shown = showRoutes([
    { path: '/', element: <OrderForm record={record} first={draft} vatPercent={8.1} /> },
    { path: '*', Component: () => null },
  ]);
  return { placed, ...shown };
}

it('lets who takes the call type the first article at once', async () => {
  show();
  expect(document.activeElement).toBe(await screen.findByRole('combobox', { name: 'Artikel hinzufügen' }));
});

it('places the order with Ctrl Enter from any field', async () => {
  const line = { key: 'a', productId: 1, articleNumber: 'EP_0001', name: 'Europalette', configuration: null, quantity: '6', remark: '' };
  const { placed, user } = show({ ...first, lines: [line] });
  await user.type(await screen.findByLabelText('Referenz des Kunden'), 'Los 17{Control>}{Enter}{/Control}');
  await waitFor(() => expect(placed).toMatchObject([{ customerId: 3, externalCustomerRef: 'Los 17' }]));
});

it('gives the discount that was agreed on the telephone, and sends none that is no percentage', async () => {
  const line = { key: 'a', productId: 1, articleNumber: 'EP_0001', name: 'Europalette', configuration: null, quantity: '6', remark: '' };
  const { placed, user } = show({ ...first, lines: [line] });
  const discount = await screen.findByLabelText('Rabatt %');
  await user.clear(discount);
  await user.type(discount, '750{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^0 bis 100/)).toBeTruthy();
  await user.clear(discount);
  await user.type(discount, '7.5{Control>}{Enter}{/Control}');
  await waitFor(() => expect(placed).toMatchObject([{ discount: 0.075 }]));
});

it('asks before a begun order is lost', async () => {
  const { router, user } = show();
  await user.type(await screen.findByLabelText('Referenz des Kunden'), 'Los 17');
  await router.navigate('/admin/Orders');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
