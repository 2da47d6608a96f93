import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { NotedKind } from '#contract/note.ts';
import { useLetterKeys } from '../ui/use-letter-keys.ts';
import type { NotedRow } from './follow-up-dialog.tsx';

const kinds: readonly NotedKind[] = ['order', 'quote', 'customer', 'invoice'];

/** Marks a row for the keys: the record that takes a follow-up, if it is one. */
export const rowMark = (noted: NotedRow | null): Readonly<Record<`data-${string}`, string>> =>
  noted === null ? { 'data-row': '' } : { 'data-row': '', 'data-kind': noted.kind, 'data-id': String(noted.id), 'data-label': noted.label };

/** `J` and `K` step through the rows of the page; single letters are ignored while a field has the focus. */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const step = { j: 1, k: -1 }[event.key];
      if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null) return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex((row) => row === document.activeElement);
      rows[at === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [list]);
}

const rowAt = (): HTMLElement | null => document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;

const pressEnd = (): void => rowAt()?.closest('li')?.querySelector<HTMLButtonElement>('button[aria-keyshortcuts="D"]')?.click();

/** `S` and `A` on the chosen row: when it is looked at again, and by whom. `D` presses the button that ends a follow-up or a mention. */
export function useFollowUpKeys(onAsk: (row: NotedRow) => void): void {
  const ask = (): void => {
    const { kind, id, label = '' } = rowAt()?.dataset ?? {};
    const known = kinds.find((each) => each === kind);
    if (known !== undefined) onAsk({ kind: known, id: Number(id), label });
  };
  useLetterKeys({ s: ask, a: ask, d: pressEnd });
}
