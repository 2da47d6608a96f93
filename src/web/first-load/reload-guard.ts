/**
 * If a part of a page cannot be loaded (e.g. after a new release) the page is reloaded, but at most once in 60 seconds, and not without a connection: the
 * open page would be lost to the browser's error page. If it is the page to come, the router would reload the open one, without a limit: that is refused.
 */
import { takeReload } from './reload-storage.ts';

interface ReloadEvent extends Event {
  navigationType: string;
  userInitiated: boolean;
}

let isOwn = false;

/** Anew from the server; the router's reload is refused. */
export function reloadPage(): void {
  isOwn = true;
  location.reload();
}

/** `onRefused` is told what is missing: the page to come, for whose reload the router waits, or a part of the open page. */
export function guardReloads(onRefused: (missing: 'page' | 'part') => void): () => void {
  const onReload = (event: Event): void => {
    const { navigationType, userInitiated } = event as ReloadEvent;
    if (navigationType !== 'reload' || userInitiated || isOwn) return;
    event.preventDefault();
    onRefused('page');
  };
  const navigation = (window as { navigation?: EventTarget }).navigation;
  const onPreloadError = (event: Event): void => {
    if (!takeReload()) {
      onRefused('part');
      return;
    }
    event.preventDefault();
    reloadPage();
  };
  navigation?.addEventListener('navigate', onReload);
  window.addEventListener('vite:preloadError', onPreloadError);
  return () => {
    navigation?.removeEventListener('navigate', onReload);
    window.removeEventListener('vite:preloadError', onPreloadError);
  };
}
