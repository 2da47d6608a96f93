import { useEffect } from 'react';
import { maySpendData } from '#web/first-load/may-spend-data.ts';

/** Desktops only: on a phone parsing the 3D code would make the page stutter; there it is fetched when the view is opened. */
const roomyScreen = '(pointer: fine) and (min-width: 992px)';

export const mayFetchAhead = (): boolean => maySpendData() && matchMedia(roomyScreen).matches;

/** Fetches a chunk once the page is idle, so that opening it feels instant. */
export function useIdlePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (!mayFetchAhead()) return undefined;
    const fetchAhead = (): void => {
      // A failed fetch is repeated when the view is opened.
      load().catch(() => undefined);
    };
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in globalThis) requestIdleCallback(fetchAhead, { timeout: 5000 });
      else fetchAhead();
    }, 2500);
    return () => clearTimeout(timer);
  }, [load]);
}
