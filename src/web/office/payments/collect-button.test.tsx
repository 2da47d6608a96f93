import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plainDateOf } from '#domain/calendar/plain-date.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CollectButton } from './collect-button.tsx';

it('says why there is nothing to invoice, and opens the invoice that was written', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    sent.push(JSON.parse(body as string));
    if (sent.length > 1) return Promise.resolve(Response.json({ id: 31, formattedId: 'R2026-00031' }));
    return Promise.resolve(Response.json({ errors: [{ message: 'nothingToInvoice', params: {} }] }, { status: 422 }));
  });
  const element = <CollectButton customer={{ id: 9, name: 'Aare Pumpen AG' }} today={plainDateOf('2026-11-23')} />;
  const { user } = showRoutes([
    { path: '/', element },
    { path: '*', element: <p>Die Rechnung</p> },
  ]);
  await user.click(screen.getByRole('button', { name: 'Sammelrechnung erstellen' }));
  await user.click(screen.getByRole('button', { name: 'Rechnung erstellen' }));
  expect(await screen.findByText(/^Es gibt nichts zu verrechnen/)).toBeDefined();
  const day = screen.getByLabelText(/^Lieferungen bis/);
  await user.clear(day);
  await user.type(day, '30.11.');
  await user.click(screen.getByRole('button', { name: 'Rechnung erstellen' }));
  expect(await screen.findByText('Die Rechnung')).toBeDefined();
  expect(sent).toEqual([
    { customerId: 9, until: '2026-11-23', send: true },
    { customerId: 9, until: '2026-11-30', send: true },
  ]);
});
