import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Invoice } from '#contract/invoice.ts';
import { InvoiceFacts } from './invoice-facts.tsx';

const reminder = { id: 1, level: 2, day: '2026-11-23', dueDay: '2026-12-03', fee: 30, open: 2196.21, who: '' };
const invoice = {
  customerId: 3,
  orderId: null,
  open: 2196.21,
  paid: 0,
  credited: 0,
  refunding: 0,
  issuedOn: '2026-09-29',
  dueDay: '2026-10-29',
  skonto: null,
  qrReference: '',
  invoiceEmail: 'logistics@sattelmed.example',
  reminders: [{ ...reminder, level: 1, fee: 0 }, reminder],
} as unknown as Invoice;

function shown(over: Partial<Invoice>, today: string): string {
  const element = <InvoiceFacts invoice={{ ...invoice, ...over }} credit={0} today={today} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return screen.getByRole('region').textContent;
}

it('says why more is open than the total, and that it is late', () => {
  const text = shown({}, '2026-11-29');
  expect(text).toContain('davon MahngebührenCHF 30.00');
  expect(text).toContain('29.10.2026, überfällig');
});

it('says nothing of either where there is nothing', () => {
  const text = shown({ reminders: [] }, '2026-10-29');
  expect(text).not.toMatch(/Mahngebühren|überfällig/);
});
