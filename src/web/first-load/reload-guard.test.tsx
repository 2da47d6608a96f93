import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardReloads } from './reload-guard.ts';

const refused = vi.fn();
const navigation = new EventTarget();
let stop = (): void => undefined;

beforeEach(() => {
  refused.mockClear();
  sessionStorage.clear();
  // jsdom has none.
  vi.stubGlobal('navigation', navigation);
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

it('lets the router reload once in a minute', () => {
  expect(reload()).toBe(true);
  expect(reload()).toBe(false);
  expect(refused).toHaveBeenCalledOnce();
});

it('keeps the page without a connection, where a reload would lose it', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reload()).toBe(false);
  expect(refused).toHaveBeenCalledOnce();
  online.mockReturnValue(true);
  expect(reload()).toBe(true);
});

it('leaves a reload that the visitor asked for alone', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reload(true)).toBe(true);
});

it('tells of a missing part without a connection, and does not reload for it', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const missing = new Event('vite:preloadError', { cancelable: true });
  expect(window.dispatchEvent(missing)).toBe(true);
  expect(refused).toHaveBeenCalledOnce();
});
