import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '#contract/failure.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import OfficeLayout, { ErrorBoundary } from './office-layout.tsx';
import OfficeScreen, { ErrorBoundary as ScreenErrorBoundary } from './office-screen.tsx';

const facts = {
  name: 'Frau Keller',
  names: {},
  roles: ['Verkauf'],
  shop: 'verpackung',
  otherShopUrl: null,
  areas: [],
  commands: [],
  waiting: {},
};

beforeEach(() => {
  // React tells what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** Each screen comes with the frame's facts in one answer: it fails for both. */
async function openOffice(answers: () => void) {
  const ask = <Facts,>(told: Facts): Facts => {
    answers();
    return told;
  };
  const shown = showRoutes([
    {
      path: '/',
      loader: () => ask(facts),
      shouldRevalidate: () => true,
      Component: OfficeLayout,
      ErrorBoundary,
      HydrateFallback: () => null,
      children: [
        {
          Component: OfficeScreen,
          ErrorBoundary: ScreenErrorBoundary,
          children: [
            { index: true, element: <h1>Heute</h1> },
            { path: 'Orders', loader: () => ask(null), element: <h1>Bestellungen</h1> },
          ],
        },
      ],
    },
  ]);
  await vi.waitFor(() => expect(shown.router.state.initialized).toBe(true));
  return shown;
}

test('a first answer that fails says so without a frame', async () => {
  await openOffice(() => {
    throw new CallFailure(500, []);
  });
  expect((await screen.findByRole('main')).textContent).toContain('Diese Seite konnte nicht geladen werden');
});

test('a whole answer that fails leaves the frame, and can be asked for again', async () => {
  let fails = false;
  const { router, user } = await openOffice(() => {
    if (fails) throw new CallFailure(500, []);
  });
  fails = true;
  await act(async () => router.navigate('/Orders'));
  expect((await screen.findByRole('alert')).textContent).toContain('Diese Seite konnte nicht geladen werden');
  expect(screen.getAllByText('Frau Keller')).not.toEqual([]);
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Nochmals laden' }));
  expect(await screen.findByRole('heading', { name: 'Bestellungen' })).toBeTruthy();
});
