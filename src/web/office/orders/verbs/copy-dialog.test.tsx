import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CopyDialog } from './copy-dialog.tsx';

it('copies an order once, however often it is sent, and opens the new one', async () => {
  const sent: { body: unknown; key: string | null }[] = [];
  vi.stubGlobal('fetch', (_url: string, { body, headers }: RequestInit = {}) => {
    sent.push({ body: JSON.parse(body as string), key: new Headers(headers).get('idempotency-key') });
    const isLost = sent.length === 1;
    if (isLost) return Promise.resolve(Response.json({ errors: [{ message: 'temporarilyUnavailable', params: {} }] }, { status: 503 }));
    return Promise.resolve(Response.json({ id: 812, formattedId: 'B2026-00812' }));
  });
  const element = <CopyDialog order={{ id: 5, formattedId: 'B2026-00005' }} onClose={() => undefined} />;
  const { router, user } = showRoutes([
    { path: '/', element },
    { path: '/admin/Orders/:id', element: <p>Die neue</p> },
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Kunde per Mail informieren' }));
  const now = screen.getByRole('button', { name: 'Neue Bestellung anlegen' });
  await user.click(now);
  await user.click(now);
  expect(await screen.findByText('Die neue')).toBeDefined();
  expect(await screen.findByText('Bestellung B2026-00812 angelegt')).toBeDefined();
  expect(sent.map(({ body }) => body)).toEqual([
    { id: 5, tell: true },
    { id: 5, tell: true },
  ]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
  expect(router.state.location.pathname).toBe('/admin/Orders/812');
});
