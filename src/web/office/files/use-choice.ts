import { useState } from 'react';
import type { FileItem } from '#contract/file.ts';

export interface Choice {
  current: FileItem | null;
  chosen: ReadonlySet<number>;
  /** Files an action applies to: the ticked ones, else the current one. */
  meant: FileItem[];
  setCurrent: (file: FileItem | null) => void;
  choose: (id: number, isChosen: boolean) => void;
  clear: () => void;
  /** Moves through the files by keyboard. */
  step: (by: number) => void;
}

/** The current file and the ticked ones, among those that exist. */
export function useChoice(files: readonly FileItem[]): Choice {
  const [currentId, setCurrentId] = useState<number | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const chosen = new Set([...ticked].filter((id) => files.some((file) => file.id === id)));
  const at = files.findIndex(({ id }) => id === currentId);
  const current = files[at] ?? null;
  const chosenFiles = files.filter(({ id }) => chosen.has(id));
  return {
    current,
    chosen,
    meant: chosenFiles.length > 0 ? chosenFiles : current === null ? [] : [current],
    setCurrent: (file) => setCurrentId(file?.id ?? null),
    choose: (id, isChosen) => {
      const next = new Set(chosen);
      if (isChosen) next.add(id);
      else next.delete(id);
      setTicked(next);
    },
    clear: () => setTicked(new Set()),
    step: (by) => {
      const next = files[Math.min(files.length - 1, Math.max(0, at < 0 ? 0 : at + by))];
      if (next === undefined) return;
      setCurrentId(next.id);
      const element = document.querySelector<HTMLElement>(`#file-${next.id}`);
      element?.focus();
      element?.scrollIntoView({ block: 'nearest' });
    },
  };
}
