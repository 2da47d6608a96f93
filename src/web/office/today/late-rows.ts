/** What is late of what waits: as a number, and alone. */
import { ageOf } from './age.ts';
import type { WaitingGroup } from './load-today.ts';

export function onlyLateRows(groups: readonly WaitingGroup[], nowMs: number): WaitingGroup[] {
  return groups
    .map(({ wait, rows }) => ({ wait, rows: rows.filter((row) => ageOf(wait, row, nowMs).isLate) }))
    .filter(({ rows }) => rows.length > 0);
}

/** `isAtLeast`: of a kind whose oldest rows alone are shown, more may be late. */
export function lateCount(groups: readonly WaitingGroup[], nowMs: number): { count: number; isAtLeast: boolean } {
  const counts = onlyLateRows(groups, nowMs).map(({ wait, rows }) => {
    if (wait.allLate === true) return { count: wait.count, isAtLeast: false };
    const shown = groups.find((group) => group.wait === wait)?.rows.length ?? 0;
    return { count: rows.length, isAtLeast: rows.length === shown && shown < wait.count };
  });
  return { count: counts.reduce((sum, { count }) => sum + count, 0), isAtLeast: counts.some(({ isAtLeast }) => isAtLeast) };
}
