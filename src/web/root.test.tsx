import { act, screen } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#contract/session.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import Root, { ErrorBoundary, shouldRevalidate } from './root.tsx';

beforeEach(() => {
  // React tells what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

const member: Session = {
  customerId: 7,
  isCompanyCustomer: false,
  hasQuickOrder: false,
  perm: [],
  email: 'kundin@kistenwerk.example',
  guest: false,
  userId: 3,
};

/** A page whose log-in is over when it is read again. */
async function endSession(session: Session): Promise<string> {
  let known: Session | null = session;
  const routes: RouteObject[] = [
    { id: 'root', path: '/', Component: Root, HydrateFallback: () => null, loader: () => ({ profile: {}, session: known }), children: [] },
  ];
  const { router } = showRoutes(routes);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  known = null;
  await act(async () => router.revalidate());
  return (await screen.findByText(/abgelaufen/)).textContent;
}

it('tells a customer whose log-in is over that the cart is still there', async () => {
  expect(await endSession(member)).toContain('Ihr Warenkorb ist noch da.');
});

it('tells staff nothing of a cart', async () => {
  expect(await endSession({ ...member, customerId: null, perm: [1] })).not.toContain('Warenkorb');
});

it('reads the page again for staff who come back to it with other rights', async () => {
  const asked = vi.fn();
  const clerk: Session = { ...member, customerId: null, perm: [5, 6] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ session: { ...clerk, perm: [5, 6, 103] } })));
  const loader = (): object => {
    asked();
    return { profile: {}, session: clerk };
  };
  const { router } = showRoutes([{ id: 'root', path: '/', Component: Root, HydrateFallback: () => null, loader, children: [] }]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  asked.mockClear();
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
});

it('the error page without a frame says what to do, and nothing of a cart', async () => {
  const failing: RouteObject = {
    path: '/admin/Orders',
    HydrateFallback: () => null,
    ErrorBoundary,
    loader: () => {
      throw new Error('broken');
    },
  };
  const { router } = showRoutes([failing, { path: '/', Component: () => null }]);
  await act(async () => router.navigate('/admin/Orders'));
  const text = (await screen.findByRole('main')).textContent;
  expect(text).not.toContain('Warenkorb');
  expect(text).toContain('Laden Sie die Seite neu');
  expect(screen.getByRole('link', { name: 'Nochmals versuchen' }).getAttribute('href')).toBe('/admin/Orders');
});

it.each([
  ['/admin/Orders', '/admin/Quotes', false],
  ['/admin/Orders', '/admin/Orders', false],
  ['/admin/Orders', '/user/login', true],
  ['/user/login', '/admin', true],
  ['/', '/cart', true],
])('from %s to %s the shop is asked for again: %s', (from, to, asked) => {
  const [currentUrl, nextUrl] = [from, to].map((path) => new URL(path, 'https://kistenwerk.example')) as [URL, URL];
  const others = { currentParams: {}, nextParams: {}, defaultShouldRevalidate: true };
  expect(shouldRevalidate({ currentUrl, nextUrl, ...others })).toBe(asked);
});
