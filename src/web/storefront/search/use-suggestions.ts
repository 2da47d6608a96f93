import { useEffect, useState } from 'react';
import { suggest } from '#contract/search.ts';
import type { SearchAnswer } from '#contract/search.ts';
import { call } from '#web/call.ts';

/** Long enough that fast typing causes a single request. */
const pauseMs = 140;
const shortest = 2;

/** Asks while the text is typed; an answer to an earlier text is dropped. Without an answer the field works as a plain field. */
export function useSuggestions(text: string, wanted: boolean): SearchAnswer | null {
  const [answer, setAnswer] = useState<SearchAnswer | null>(null);
  const q = text.trim();
  const asks = wanted && q.length >= shortest;
  useEffect(() => {
    if (!asks) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      call(suggest, { query: { q } }, { signal: abort.signal })
        .then(setAnswer)
        .catch(() => undefined);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, asks]);
  return asks ? answer : null;
}
