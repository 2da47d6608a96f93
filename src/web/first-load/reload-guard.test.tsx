import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardReloads } from './reload-guard.ts';

const refused = vi.fn();
const navigation = new EventTarget();
const reloadPage = vi.fn(() => void reload());
let stop = (): void => undefined;

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  // jsdom has none.
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', { reload: reloadPage });
  stop = guardReloads(refused);
});
afterEach(() => {
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

it('reloads for a missing part once in a minute', () => {
  vi.useFakeTimers();
  const thrown = [missPart()];
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(refused).not.toHaveBeenCalled();
  // The page that comes.
  guardReloads(refused);
  thrown.push(missPart());
  expect(refused.mock.calls).toEqual([['part']]);
  vi.advanceTimersByTime(60_000);
  thrown.push(missPart());
  expect(reloadPage).toHaveBeenCalledTimes(2);
  expect(thrown).toEqual([false, true, false]);
  vi.useRealTimers();
});

it('tells of a missing part without a connection, and does not reload for it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(missPart()).toBe(true);
  expect(refused.mock.calls).toEqual([['part']]);
  expect(reloadPage).not.toHaveBeenCalled();
});
