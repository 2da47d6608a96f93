import { useEffect, useState } from 'react';
import { maySpendData } from '#web/first-load/may-spend-data.ts';

const idleTimeoutMs = 2000;

/** Links fetch ahead once the page is at rest, at the first sign of interest; never for visitors who pay for every byte. */
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
