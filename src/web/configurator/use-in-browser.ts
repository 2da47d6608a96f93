import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** False on the server and during hydration: for parts with their own style that are not in the server-rendered page. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
