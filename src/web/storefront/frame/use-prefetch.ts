import { useEffect, useState } from 'react';
import { maySpendData } from '#web/first-load/may-spend-data.ts';

const idleTimeoutMs = 2000;

/** Links prefetch on hover or focus once the page is idle; never for visitors who save data. */
export function usePrefetch(): 'none' | 'intent' {
  const [mode, setMode] = useState<'none' | 'intent'>('none');
  useEffect(() => {
    if (!maySpendData()) return undefined;
    if ('requestIdleCallback' in globalThis) {
      const handle = requestIdleCallback(() => setMode('intent'), { timeout: idleTimeoutMs });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(() => setMode('intent'), idleTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return mode;
}
