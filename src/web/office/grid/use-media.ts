import { useCallback, useSyncExternalStore } from 'react';

export const phone = '(max-width: 767.98px)';
export const coarsePointer = '(pointer: coarse)';

/** Whether a media query matches; false on the server. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

const never = (): (() => void) => () => undefined;

/** In the server's page, and until the script has taken it over: what a media query answers is not known yet. */
export function useBeforeScript(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
