/** The load of each caller on this process: pages in progress, and requests of the last seconds. */
import { callLimits, isHeavy } from '#domain/access/call-limit.ts';

const windowMs = 10_000;

/** Runs work for a caller unless that caller has too much in progress; then returns null at once. */
export function openTurns(most: number): <Result>(caller: string, work: () => Promise<Result>) => Promise<Result | null> {
  const underWay = new Map<string, number>();
  return async (caller, work) => {
    const running = underWay.get(caller) ?? 0;
    if (running >= most) return null;
    underWay.set(caller, running + 1);
    try {
      return await work();
    } finally {
      const left = (underWay.get(caller) ?? 1) - 1;
      if (left === 0) underWay.delete(caller);
      else underWay.set(caller, left);
    }
  };
}

export interface CallerLoad {
  count: (caller: string) => void;
  isHeavy: (caller: string) => boolean;
}

export function openCallerLoad(now: () => number): CallerLoad {
  let begun = now();
  let all = 0;
  let counts = new Map<string, number>();
  let before = new Map<string, number>();
  let allBefore = 0;
  return {
    count: (caller) => {
      if (now() - begun >= windowMs) {
        [before, allBefore] = now() - begun < 2 * windowMs ? [counts, all] : [new Map(), 0];
        [begun, counts, all] = [now(), new Map(), 0];
      }
      counts.set(caller, (counts.get(caller) ?? 0) + 1);
      all += 1;
    },
    isHeavy: (caller) => isHeavy({ own: (counts.get(caller) ?? 0) + (before.get(caller) ?? 0), all: all + allBefore }),
  };
}

export const pageTurns = (): ReturnType<typeof openTurns> => openTurns(callLimits.pagesAtOnce);
