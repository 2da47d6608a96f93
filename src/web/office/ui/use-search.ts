import { useEffect, useEffectEvent, useState } from 'react';

type Find<Item> = (search: string, signal: AbortSignal) => Promise<{ items: readonly Item[] }>;

const shortest = 2;
const longest = 100;
const waitMs = 150;

/** What is typed, and what is found for it after a pause in typing; nothing for less than two letters. */
export function useSearch<Item>(find: Find<Item>) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Item[]>([]);
  const search = text.trim().slice(0, longest);
  const ask = useEffectEvent(find);
  useEffect(() => {
    if (search.length < shortest) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      ask(search, control.signal).then(
        ({ items }) => setFound(items),
        () => setFound([]),
      );
    }, waitMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [search]);
  return { text, setText, found: search.length < shortest ? [] : found };
}
