import { useLocation } from 'react-router';
import { useInBrowser } from '#web/configurator/use-in-browser.ts';

/** What the link to this page passed on beside the address. Null on the server, which never sees it, and until the browser has taken over. */
export function useLinkState(): unknown {
  const { state } = useLocation();
  return useInBrowser() ? state : null;
}
