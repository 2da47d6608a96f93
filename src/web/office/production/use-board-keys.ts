import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import type { LoadDay, WorkOrder } from '#contract/work-order.ts';
import { dayBeside } from './board-view.ts';
import type { Board } from './use-board.ts';
import { cardId } from './work-card.tsx';

interface BoardKeys {
  board: Board;
  /** Cards as displayed, column by column. */
  columns: readonly (readonly WorkOrder[])[];
  days: readonly LoadDay[];
  today: string;
  onThisWeek: () => void;
  onPrint: () => void;
}

/**
 * Arrows move between cards, with Shift they move the card; the focus follows. While nothing has the focus they lead to the chosen card, or to the
 * first one of today. Ctrl Z, T and P work whenever no field has the focus.
 */
export function useBoardKeys({ board, columns, days, today, onThisWeek, onPrint }: BoardKeys): (event: KeyboardEvent) => void {
  const followed = useRef<number | null>(null);
  const { chosen, undo } = board;
  const enter = (): void => {
    const works = columns.flat();
    const card = chosen ?? works.find(({ day }) => day >= today) ?? works[0];
    if (card !== undefined) document.getElementById(cardId(card.id))?.focus();
  };
  const latest = useRef(enter);
  useEffect(() => {
    latest.current = enter;
  });
  useEffect(() => {
    if (followed.current === null) return;
    // A card in another column is a new element: the focus was lost with the old one.
    if (document.activeElement === document.body) document.getElementById(cardId(followed.current))?.focus();
    else if (document.activeElement?.id !== cardId(followed.current)) followed.current = null;
  });
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null) return;
      const letter = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key;
      if ((event.ctrlKey || event.metaKey) && event.key === 'z' && undo !== null) undo();
      else if (letter === 't') onThisWeek();
      else if (letter === 'p') onPrint();
      else if (isPlainArrow(event) && hasNoFocus()) latest.current();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [undo, onThisWeek, onPrint]);

  return (event) => {
    const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (chosen === null || (side === undefined && step === undefined) || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    if (side !== undefined && event.shiftKey) {
      const day = dayBeside(days, chosen.day < today ? today : chosen.day, side, today);
      followed.current = chosen.id;
      if (day !== null || side === -1) board.move(chosen, day);
      return;
    }
    const next = neighbour(columns, chosen.id, side ?? 0, step ?? 0);
    if (next !== undefined) document.getElementById(cardId(next.id))?.focus();
  };
}

const isPlainArrow = ({ key, ctrlKey, metaKey, altKey, shiftKey }: globalThis.KeyboardEvent): boolean =>
  key.startsWith('Arrow') && !ctrlKey && !metaKey && !altKey && !shiftKey;

/** The focus is nowhere, or at the start of the page, where it goes after navigation. */
const hasNoFocus = (): boolean => document.activeElement === document.body || document.activeElement?.tagName === 'MAIN';

/** The card beside it in the nearest non-empty column, at the same height if possible; or the one above or below it. */
function neighbour(columns: readonly (readonly WorkOrder[])[], id: number, side: number, step: number): WorkOrder | undefined {
  const column = columns.findIndex((works) => works.some((work) => work.id === id));
  const row = columns[column]?.findIndex((work) => work.id === id) ?? 0;
  if (side === 0) return columns[column]?.[row + step];
  for (let at = column + side; at >= 0 && at < columns.length; at += side) {
    const works = columns[at]!;
    if (works.length > 0) return works[Math.min(row, works.length - 1)];
  }
  return undefined;
}
