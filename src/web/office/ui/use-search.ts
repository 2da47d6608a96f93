import { useEffect, useEffectEvent, useState } from 'react';

type Find<Item> = (search: string, signal: AbortSignal) => Promise<{ items: readonly Item[] }>;

const shortest = 2;
const longest = 100;
const waitMs = 150;

/** What is typed, and what is found for it after a pause in typing; nothing for less than two letters. */
export function useSearch<Item>(find: Find<Item>) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState<{ search: string; items: readonly Item[] }>({ search: '', items: [] });
  const search = text.trim().slice(0, longest);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (search.length < shortest) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      ask(search, control.signal).then(
        ({ items }) => setAnswer({ search, items }),
        () => setAnswer({ search: '', items: [] }),
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
