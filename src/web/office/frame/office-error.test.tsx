import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { CallFailure } from '#contract/failure.ts';
import OfficeScreen, { ErrorBoundary } from './office-screen.tsx';

function openScreen(loader: () => unknown) {
  const frame = (
    <>
      <nav aria-label="Bereiche" />
      <Outlet />
    </>
  );
  const child = { index: true, loader, element: <h1>Bestellungen</h1> };
  return showRoutes([
    { path: '/', element: frame, HydrateFallback: () => null, children: [{ Component: OfficeScreen, ErrorBoundary, children: [child] }] },
  ]);
}

test('a screen that fails says so in its frame, and can be loaded again', async () => {
  let failures = 1;
  const { user } = openScreen(() => {
    if (failures-- > 0) throw new CallFailure(503, []);
    return null;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Diese Seite konnte nicht geladen werden');
  expect(screen.getByRole('navigation', { name: 'Bereiche' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nochmals laden' }));
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy();
});

test('a screen that finds no server says so, and goes on by itself once there is one', async () => {
  let failures = 1;
  openScreen(() => {
    if (failures-- > 0) throw new TypeError('Failed to fetch');
    return null;
  });
  const said = (await screen.findByRole('alert')).textContent;
  expect(said).toContain('Keine Verbindung');
  expect(said).not.toContain('Failed to fetch');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy();
});

test('what is not there is named so, without a way to load it again', async () => {
  openScreen(() => {
    // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
    throw new Response(null, { status: 404 });
  });
  expect(await screen.findByRole('heading', { name: 'This page could not be found' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Zu Heute' }).getAttribute('href')).toBe('/admin');
});
