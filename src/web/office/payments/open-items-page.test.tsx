import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import OpenItemsPage from './open-items-page.tsx';

const item = {
  id: 7,
  formattedId: 'R2026-00007',
  customerName: 'Muster AG',
  age: 'to30',
  open: 310.25,
  dueDay: '2026-11-01',
  daysOverdue: 29,
  nextReminder: 1,
  held: null,
  reminderLevel: 0,
  total: 310.25,
  paid: 0,
  credit: 0,
  issuedOn: '2026-10-02',
  assigneeId: null,
};
const pageOf = (row: object) => ({
  items: [row],
  page: 1,
  perPage: 100,
  total: 1,
  totals: { open: 310.25, notDue: 0, to30: 310.25, to60: 0, to90: 0, over90: 0 },
});

it('shows the new level of what was reminded, without being loaded again', async () => {
  let written = false;
  const planned = {
    id: null,
    invoiceId: 7,
    invoiceFormattedId: 'R2026-00007',
    customerName: 'Muster AG',
    recipient: 'rechnung@muster.example',
    level: 1,
    open: 310.25,
    fee: 0,
    dueDay: '2026-12-10',
  };
  const now = () => pageOf(written ? { ...item, nextReminder: null, reminderLevel: 1 } : item);
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit = {}) => {
    if (!url.endsWith('/reminder')) return Promise.resolve(Response.json(now()));
    written = !(body as string).includes('dryRun');
    return Promise.resolve(Response.json({ reminders: [planned] }));
  });
  const loader = () => ({ today: '2026-11-30', first: now(), waits: [], keepsBooks: true });
  const { user } = showRoutes([{ path: '/', Component: OpenItemsPage, loader, HydrateFallback: () => null }]);
  expect(await screen.findByText('Stufe 1 fällig')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Fällige mahnen' }));
  await user.click(await screen.findByRole('button', { name: /1 Mahnung schreiben/ }));
  await vi.waitFor(() => expect(screen.queryByText('Stufe 1 fällig')).toBeNull());
  expect(document.querySelector('[data-place="0"]')).not.toBeNull();
});
