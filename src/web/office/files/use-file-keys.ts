import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { Choice } from './use-choice.ts';

interface FileKeys {
  choice: Choice;
  asList: boolean;
  search: RefObject<HTMLInputElement | null>;
  onOpen: (what: 'look' | 'move' | 'delete') => void;
  onUpload: () => void;
}

const fields = 'input:not([type="checkbox"]), textarea, select, dialog';

/** Number of tiles per row, measured by their position. */
function perLine(asList: boolean): number {
  if (asList) return 1;
  const tiles = [...document.querySelectorAll<HTMLElement>('[id^="file-"]')];
  const top = tiles[0]?.offsetTop;
  return Math.max(
    1,
    tiles.findIndex(({ offsetTop }) => offsetTop !== top),
  );
}

/** Arrows move through the files, space shows one large, F2 edits its name. */
export function useFileKeys({ choice, asList, search, onOpen, onUpload }: FileKeys): void {
  const onKey = (event: KeyboardEvent): boolean => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || target.closest(fields) !== null) return false;
    const onFile = target.id.startsWith('file-');
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: asList ? 0 : 1,
      ArrowLeft: asList ? 0 : -1,
      ArrowDown: perLine(asList),
      ArrowUp: -perLine(asList),
    };
    const step = steps[event.key];
    if (step !== undefined && (onFile || target === document.body)) choice.step(step);
    else if (event.key === ' ' && onFile && choice.current !== null) onOpen('look');
    else if (event.key === 'F2' && choice.current !== null) document.querySelector<HTMLInputElement>('#file-name')?.select();
    else if (event.key === 'Delete' && choice.meant.length > 0) onOpen('delete');
    else if (event.key === 'm' && choice.meant.length > 0) onOpen('move');
    else if (event.key === 'u') onUpload();
    else if (event.key === '/') search.current?.focus();
    else return false;
    return true;
  };
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (latest.current(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
