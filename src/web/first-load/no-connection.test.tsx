import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import { ErrorBoundary } from '../root.tsx';

afterEach(() => vi.restoreAllMocks());

function open(failures: Error[]) {
  const loader = async (): Promise<null> => {
    // As any answer of a server: later than the page has drawn that it is waiting.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return null;
  };
  return showRoutes([{ path: '/', loader, ErrorBoundary, HydrateFallback: () => null, element: <h1>Bestellungen</h1> }]);
}

const unreached = new TypeError('Failed to fetch');

it('says that the connection is gone, and tries again when asked to', async () => {
  const { user } = open([unreached, unreached]);
  expect(await screen.findByRole('heading', { name: 'Keine Verbindung' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Keine Verbindung' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy();
});

it('goes on by itself once the connection is back', async () => {
  open([unreached]);
  await screen.findByRole('heading', { name: 'Keine Verbindung' });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy();
});

it('does not blame the connection for a fault of the program', async () => {
  open([new TypeError('undefined is not a function')]);
  expect(await screen.findByRole('heading', { name: 'Error' })).toBeTruthy();
});
