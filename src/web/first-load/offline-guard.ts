/**
 * Without a connection a link, or a search, leads to an error page, and what was typed here is gone. So the page stays and says why. Pages with a service
 * worker (the driver's) have their own answer.
 */
function leavesPage(event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target === '_blank' || link.origin !== location.origin) return false;
  return link.pathname !== location.pathname || link.search !== location.search || link.hash === '';
}

const opensPage = ({ target }: SubmitEvent): boolean =>
  target instanceof HTMLFormElement && target.method === 'get' && target.hasAttribute('action');

export function guardOffline(onRefused: () => void): () => void {
  const guard = (event: Event): void => {
    const isServed = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    if (navigator.onLine || isServed) return;
    if (event instanceof MouseEvent ? !leavesPage(event) : !opensPage(event as SubmitEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    onRefused();
  };
  // Before the router hears of it.
  document.addEventListener('click', guard, true);
  document.addEventListener('submit', guard, true);
  return () => {
    document.removeEventListener('click', guard, true);
    document.removeEventListener('submit', guard, true);
  };
}
