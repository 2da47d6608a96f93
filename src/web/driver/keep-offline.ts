/** Lets the service worker below /fahrt/ store this page, so that a reload without network shows the day. Other pages of the shop do not use it. */

const partOfPage = /^\/(assets|images|api\/media|favicon)/;

/** `pictures`: of all stops, including those not viewed yet. Without service workers (no https) nothing is stored. */
export async function keepOffline(pictures: readonly string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/fahrt/worker.js', { scope: '/fahrt/' });
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && partOfPage.test(pathname))
    .map(({ pathname }) => pathname);
  active?.postMessage([...new Set([location.pathname, ...loaded, ...pictures])]);
}
