import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { useNavigate } from 'react-router';
import { useRootData } from '#web/root-data.ts';
import { suggestionsOf } from './suggestions.ts';
import type { Suggestion } from './suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SearchList {
  text: string;
  type: (text: string) => void;
  /** True once an answer is shown, even an empty one. */
  expanded: boolean;
  /** Empty unless expanded. */
  suggestions: readonly Suggestion[];
  /** Index of the marked suggestion; -1: the field itself. */
  active: number;
  setActive: (index: number) => void;
  open: () => void;
  close: () => void;
  go: (to: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/** The text of a search field and the list below it, which opens on one page and closes with a click outside of `element`. */
export function useSearchList(start: string, page: string, element: RefObject<HTMLElement | null>): SearchList {
  const navigate = useNavigate();
  const shop = useRootData()?.profile.shop ?? 'verpackung';
  const [text, setText] = useState(start);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const isOpen = openOn === page;
  const answer = useSuggestions(text, isOpen);
  const expanded = isOpen && answer !== null;
  const suggestions = expanded ? suggestionsOf(answer, shop) : [];
  const open = (): void => setOpenOn(page);
  const close = (): void => {
    setOpenOn(null);
    setActive(-1);
  };
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointer = (event: PointerEvent): void => {
      if (element.current?.contains(event.target as Node)) return;
      setOpenOn(null);
      setActive(-1);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [isOpen, element]);
  const type = (typed: string): void => {
    setText(typed);
    open();
    setActive(-1);
  };
  const go = (to: string): void => {
    close();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { length } = suggestions;
    if (event.key === 'Escape') {
      if (expanded) event.preventDefault();
      close();
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && length > 0) {
      event.preventDefault();
      // From the field to the first option, from the last back to the field.
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => ((now + 1 + step + length + 1) % (length + 1)) - 1);
    } else if (event.key === 'Enter') {
      const chosen = suggestions[active];
      if (chosen === undefined) return;
      event.preventDefault();
      go(chosen.to);
    }
  };
  return { text, type, expanded, suggestions, active, setActive, open, close, go, onKeyDown };
}
