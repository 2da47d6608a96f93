import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import CustomerCreatePage from './customer-create-page.tsx';

async function open() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    return Promise.resolve(Response.json({ id: 14, token: '' }));
  });
  const loader = () => ({ choices: { terms: [], skonti: [], trucks: [] } });
  const { user, router } = showRoutes([
    { path: '/', Component: CustomerCreatePage, loader, HydrateFallback: () => null },
    { path: '*', Component: () => null },
  ]);
  await screen.findByLabelText('Firmenname');
  return { user, router, sent };
}

it('is saved with Ctrl S, once something is typed', async () => {
  const { user, router, sent } = await open();
  expect(screen.getByText('Noch nichts erfasst')).toBeTruthy();
  await user.type(screen.getByLabelText('Firmenname'), 'Sägerei Muster AG');
  await user.type(screen.getByLabelText('Vorname'), 'Rita');
  await user.type(screen.getByLabelText('Nachname'), 'Muster');
  await user.type(screen.getByLabelText('E-Mail'), 'rita@muster.example');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/customer/14'));
  expect(sent).toEqual(['POST /api/customers']);
});

it('asks before what was typed is lost', async () => {
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Firmenname'), 'Sägerei');
  await router.navigate('/admin/customer');
  expect(await screen.findByRole('heading', { name: 'Ohne Speichern verlassen?' })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/');
});
