/**
 * If a chunk cannot be loaded (e.g. after a new release) the page is reloaded, but at most once in 60 seconds.
 * Vite reports its own imports; the router reloads without a limit, so its reloads are intercepted. Without a connection there is no reload at all: the
 * router fetches a page's parts as soon as the pointer is on its link, and the open page would be lost to the browser's error page.
 */
import { lastReloadMs, rememberReload } from './reload-storage.ts';

const pauseMs = 60_000;

interface ReloadEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

const mayReload = (now: number): boolean => navigator.onLine && now - lastReloadMs() >= pauseMs;

export function guardReloads(onRefused: () => void): () => void {
  const onReload = (event: Event): void => {
    const { navigationType, userInitiated } = event as ReloadEvent;
    if (navigationType !== 'reload' || userInitiated) return;
    const now = Date.now();
    if (mayReload(now)) {
      rememberReload(now);
      return;
    }
    event.preventDefault();
    onRefused();
  };
  const navigation = (window as { navigation?: EventTarget }).navigation;
  const onPreloadError = (event: Event): void => {
    const now = Date.now();
    if (!mayReload(now)) {
      onRefused();
      return;
    }
    event.preventDefault();
    if (!navigation) rememberReload(now);
    location.reload();
  };
  navigation?.addEventListener('navigate', onReload);
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => {
    navigation?.removeEventListener('navigate', onReload);
    window.removeEventListener('vite:preloadError', onPreloadError);
  };
}
