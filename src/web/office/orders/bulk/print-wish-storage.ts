/** Requested batch prints: if the shop restarts meanwhile it has lost them, and the user can request them again. */
import type { BatchReport } from '#contract/report.ts';

export interface PrintWish {
  /** Id of the batch. */
  id: string;
  reportId: BatchReport;
  ids: readonly number[];
  startedMs: number;
}

const key = 'office:prints';
/** As long as the shop keeps finished prints. */
const keptMs = 3_600_000;
const listeners = new Set<() => void>();

export function keptWishes(): PrintWish[] {
  try {
    const wishes = JSON.parse(localStorage.getItem(key) ?? '[]') as PrintWish[];
    return wishes.filter(({ startedMs }) => Date.now() - startedMs < keptMs);
  } catch {
    return [];
  }
}

/** As text, so that it can be compared. */
export const keptWishesText = (): string => JSON.stringify(keptWishes());

export function keepWishes(wishes: readonly PrintWish[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(wishes));
  } catch {
    // If storage is full or blocked, only the offer to print again is lost.
  }
  for (const tell of listeners) tell();
}

export function onWishes(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
