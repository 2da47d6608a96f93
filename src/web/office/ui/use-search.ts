import { useEffect, useEffectEvent, useState } from 'react';
import { useFailureText } from '#web/texts/failure-text.ts';
import { useToast } from '#web/ui/toast.tsx';

type Find<Item> = (search: string, signal: AbortSignal) => Promise<{ items: readonly Item[] }>;

const shortest = 2;
const longest = 100;
const waitMs = 150;

/** What is typed, and what is found for it after a pause in typing; nothing for less than two letters. A search that fails says so. */
export function useSearch<Item>(find: Find<Item>) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ search: string; items: readonly Item[] }>({ search: '', items: [] });
  const search = text.trim().slice(0, longest);
  const ask = useEffectEvent(find);
  const toast = useToast();
  const failureText = useFailureText();
  const onFailed = useEffectEvent((failure: unknown) => {
    setAnswer({ search: '', items: [] });
    toast.error(failureText(failure));
  });
  useEffect(() => {
    if (search.length < shortest) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      ask(search, control.signal).then(
        ({ items }) => setAnswer({ search, items }),
        (failure: unknown) => {
          if (!control.signal.aborted) onFailed(failure);
        },
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [search]);
  const found = search.length < shortest ? [] : answer.items;
  return { text, setText, found, foundNothing: search !== '' && answer.search === search && found.length === 0 };
}
