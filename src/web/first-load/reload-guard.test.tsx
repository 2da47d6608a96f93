import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { guardReloads as GuardReloads, reloadPage as ReloadPage } from './reload-guard.ts';

const refused = vi.fn();
const navigation = new EventTarget();
const reloads: boolean[] = [];
let guardReloads: typeof GuardReloads;
let reloadPage: typeof ReloadPage;
let stop = (): void => undefined;

/** A new document, with the program loaded anew. */
async function load(): Promise<void> {
  stop();
  vi.resetModules();
  ({ guardReloads, reloadPage } = await import('./reload-guard.ts'));
  stop = guardReloads(refused);
}

beforeEach(async () => {
  vi.clearAllMocks();
  sessionStorage.clear();
  // jsdom has none.
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', { reload: () => reloads.push(reload()) });
  reloads.length = 0;
  await load();
});
afterEach(() => {
  vi.useRealTimers();
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Whether the reload takes place. */
const reload = (userInitiated = false): boolean =>
  navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable: true }), { navigationType: 'reload', userInitiated }));

/** Whether the import that failed throws. */
const missPart = (): boolean => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('refuses the reload of the router, and tells that the page to come is missing', () => {
  expect(reload()).toBe(false);
  expect(refused.mock.calls).toEqual([['page']]);
});

it('leaves a reload that the visitor asked for alone', () => {
  expect(reload(true)).toBe(true);
  expect(refused).not.toHaveBeenCalled();
});

it('lets the shop itself reload the page', () => {
  reloadPage();
  expect(reloads).toEqual([true]);
  expect(refused).not.toHaveBeenCalled();
});

it('reloads for a missing part once in a minute', async () => {
  vi.useFakeTimers();
  const thrown = [missPart()];
  expect(reloads).toEqual([true]);
  expect(refused).not.toHaveBeenCalled();
  await load();
  thrown.push(missPart());
  expect(refused.mock.calls).toEqual([['part']]);
  vi.advanceTimersByTime(60_000);
  thrown.push(missPart());
  expect(reloads).toEqual([true, true]);
  expect(thrown).toEqual([false, true, false]);
});

it('tells of a missing part without a connection, and does not reload for it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missPart()).toBe(true);
  expect(refused.mock.calls).toEqual([['part']]);
  expect(reloads).toEqual([]);
});
