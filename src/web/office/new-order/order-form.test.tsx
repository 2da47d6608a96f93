import { screen } from '@testing-library/react';
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
  reference: '',
  person: '',
  comment: '',
  tell: true,
};

it('asks before a begun order is lost', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ errors: [] }, { status: 503 })));
  const record = { customer: { id: 3, email: 'rita@muster.example' }, addresses: [] } as unknown as CustomerRecord;
  const { router, user } = showRoutes([
    { path: '/', element: <OrderForm record={record} first={first} /> },
    { path: '*', Component: () => null },
  ]);
  await user.type(await screen.findByLabelText('Referenz des Kunden'), 'Los 17');
  await router.navigate('/admin/Orders');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
