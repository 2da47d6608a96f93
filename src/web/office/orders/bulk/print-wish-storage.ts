/** What is being printed together, as it was asked for: when the shop is started anew meanwhile it knows nothing of it any more, and who asked can ask again. */
import type { BatchReport } from '#contract/report.ts';

export interface PrintWish {
  /** Of the batch. */
  id: string;
  reportId: BatchReport;
  ids: readonly number[];
  startedMs: number;
}

const key = 'office:prints';
/** As long as the shop keeps what it has printed. */
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
    // A full or closed store costs the offer to print again, nothing else.
  }
  for (const tell of listeners) tell();
}

export function onWishes(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
