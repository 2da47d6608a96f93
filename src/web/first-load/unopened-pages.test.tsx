import { act, fireEvent, screen } from '@testing-library/react';
import { Form, Link, Outlet, useNavigation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showRoutes } from '#test/office/show-routes.tsx';
import shell from '../texts/de/shell.ts';
import { useUnopenedPages } from './unopened-pages.ts';

const navigation = new EventTarget();
const assign = vi.fn();

/** As the router does when a page's parts are gone: it waits for a reload of the open page, for ever. */
const reload = (): boolean =>
  navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated: false }));

function Frame() {
  const unreached = useUnopenedPages();
  const { location: aim } = useNavigation();
  return (
    <>
      <p>{aim !== undefined && aim !== unreached ? 'loading' : 'still'}</p>
      <Link to="/terms?of=use#top">Terms</Link>
      <Form method="post" action="/sent">
        <button type="submit">Send</button>
      </Form>
      <Outlet />
    </>
  );
}

beforeEach(() => {
  assign.mockClear();
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', { assign });
  sessionStorage.setItem('reloadedAt', String(Date.now()));
  showRoutes([
    {
      path: '/',
      Component: Frame,
      children: [
        { path: 'terms', Component: () => null, loader: async () => new Promise(() => {}) },
        { path: 'sent', Component: () => null, action: async () => new Promise(() => {}) },
      ],
    },
  ]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the page whole', async () => {
  await act(async () => fireEvent.click(screen.getByRole('link')));
  expect(screen.queryByText('loading')).not.toBeNull();
  await act(async () => expect(reload()).toBe(false));
  expect(assign.mock.calls).toEqual([['/terms?of=use#top']]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('fetches it whole if its parts are known to be gone before the navigation is drawn', async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
    expect(reload()).toBe(false);
  });
  expect(assign.mock.calls).toEqual([['/terms?of=use#top']]);
});

it('keeps the open page without a connection, says so, and waits no longer', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
    expect(reload()).toBe(false);
  });
  expect(assign).not.toHaveBeenCalled();
  expect(screen.queryByText('still')).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(shell.offline);
});

it('sends no form twice, and says that its answer is missing', async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  await act(async () => expect(reload()).toBe(false));
  expect(assign).not.toHaveBeenCalled();
  expect(screen.queryByText('still')).not.toBeNull();
  expect(screen.getByRole('alert').textContent).toContain(shell.chunkFailed);
});

it('waits again, and says nothing, for what is opened after a page that was missing', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(async () => {
    fireEvent.click(screen.getByRole('link'));
    expect(reload()).toBe(false);
  });
  online.mockReturnValue(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  expect(screen.queryByText('loading')).not.toBeNull();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('says that a part of the open page is missing, and opens nothing', async () => {
  await act(async () => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
  expect(screen.getByRole('alert').textContent).toContain(shell.chunkFailed);
  expect(assign).not.toHaveBeenCalled();
});
