import { useEffect, useRef } from 'react';

const pauseMs = 250;

/** Keeps the address in step with the page, so that reload, back and bookmark restore it. An untouched page keeps its short address. */
export function useAddress(query: string, kept: { line: string | null }): void {
  const untouched = useRef(query);
  const { line } = kept;
  useEffect(() => {
    if (untouched.current === query) return undefined;
    const path = globalThis.location.pathname;
    const timer = setTimeout(() => {
      untouched.current = '';
      const whole = line === null ? query : `line=${encodeURIComponent(line)}&${query}`;
      // During navigation the address already belongs to the next page.
      if (globalThis.location.pathname !== path) return;
      globalThis.history.replaceState(globalThis.history.state, '', `${path}?${whole}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query, line]);
}
