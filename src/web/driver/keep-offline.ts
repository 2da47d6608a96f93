/** Has the worker below /fahrt/ keep this page, so that a reload without a net shows the day. The shop's other pages know nothing of it. */

const partOfPage = /^\/(assets|images|api\/media|favicon)/;

/** `pictures`: of all stops, also those that were not looked at yet. Where there are no workers (no https) nothing is kept. */
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
