import { useEffect, useState } from 'react';
import { isSparing } from '#web/configurator/use-idle-preload.ts';

const idleTimeoutMs = 2000;

/** Links fetch ahead once the page is at rest, at the first sign of interest; never for visitors who pay for every byte. */
export function usePrefetch(): 'none' | 'intent' {
  const [mode, setMode] = useState<'none' | 'intent'>('none');
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
    if (isSparing(connection)) return undefined;
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(() => setMode('intent'), { timeout: idleTimeoutMs });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setMode('intent'), idleTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return mode;
}
