import { useEffect, useRef } from 'react';

const pauseMs = 250;

/** Keeps the address telling what stands on the page, so that reload, back and bookmark bring it back. An untouched page keeps its short address. */
export function useAddress(query: string, kept: { line: string | null }): void {
  const untouched = useRef(query);
  const { line } = kept;
  useEffect(() => {
    if (untouched.current === query) return undefined;
    const path = globalThis.location.pathname;
    const timer = setTimeout(() => {
      untouched.current = '';
      const whole = line === null ? query : `line=${encodeURIComponent(line)}&${query}`;
      // On the way to another page the address is already that page's.
      if (globalThis.location.pathname !== path) return;
      globalThis.history.replaceState(globalThis.history.state, '', `${path}?${whole}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query, line]);
}
