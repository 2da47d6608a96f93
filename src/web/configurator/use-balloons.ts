import { useCallback, useEffect, useState } from 'react';
import { loadBalloons } from './still-picture.tsx';
import { mayFetchAhead, useIdlePreload } from './use-idle-preload.ts';

/** True once the balloons are loaded: when the page is idle, or as soon as one is wanted. */
export function useBalloons(wanted: boolean): boolean {
  const [loaded, setLoaded] = useState(false);
  const load = useCallback(async () => {
    await loadBalloons();
    setLoaded(true);
  }, []);
  useIdlePreload(load);
  useEffect(() => {
    // A failed fetch is repeated when the next choice is made.
    if (wanted && mayFetchAhead())
      loadBalloons()
        .then(() => setLoaded(true))
        .catch(() => undefined);
  }, [wanted]);
  return loaded;
}
