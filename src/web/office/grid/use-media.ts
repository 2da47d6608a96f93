import { useCallback, useSyncExternalStore } from 'react';

export const phone = '(max-width: 767.98px)';
export const coarsePointer = '(pointer: coarse)';

/** Whether a media query matches; false on the server. */
export const useMedia = (query: string): boolean => useSettledMedia(query) ?? false;

/** The same; null on the server and until the browser has taken over. */
export function useSettledMedia(query: string): boolean | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => matchMedia(query).matches,
    () => null,
  );
}
