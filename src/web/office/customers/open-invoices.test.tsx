import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Customer } from '#contract/customer.ts';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { OpenInvoices } from './open-invoices.tsx';

it.each([
  ['a customer', { mergedInto: null, erasedAt: null }, true],
  ['one who went over to another', { mergedInto: 4, erasedAt: null }, false],
  ['one who was erased', { mergedInto: null, erasedAt: '2026-11-23T08:00:00.000Z' }, false],
])('%s is invoiced collectively, or not any more', (_, state, offered) => {
  const customer = { id: 3, name: 'Aare Pumpen AG', ...state } as unknown as Customer;
  const invoices = { items: [], page: 1, perPage: 8, total: 0 };
  showRoutes([{ path: '/', element: <OpenInvoices invoices={invoices} linked customer={customer} today={plainDate(2026, 11, 23)} /> }]);
  expect(screen.queryByRole('button', { name: 'Sammelrechnung erstellen' }) !== null).toBe(offered);
  expect(screen.getByRole('link', { name: 'Kontoauszug als PDF' })).toBeTruthy();
});
