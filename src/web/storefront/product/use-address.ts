import { useEffect, useRef } from 'react';

const pauseMs = 250;

/** Keeps the address telling what stands on the page, so that reload, back and bookmark bring it back. An untouched page keeps its short address. */
export function useAddress(query: string, kept: { line: string | null }): void {
  const untouched = useRef(query);
  const { line } = kept;
  useEffect(() => {
    if (untouched.current === query) return undefined;
    const timer = setTimeout(() => {
      untouched.current = '';
      const whole = line === null ? query : `line=${encodeURIComponent(line)}&${query}`;
      globalThis.history.replaceState(globalThis.history.state, '', `${globalThis.location.pathname}?${whole}`);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [query, line]);
}
