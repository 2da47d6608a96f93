/** Collects keys that arrive one by one and passes them on together a moment later; if that fails it is tried again. */

export interface LateGathering {
  add: (keys: readonly string[]) => void;
  /** Passes on what is left, once. */
  stop: () => Promise<void>;
}

const afterMs = 50;
const againAfterMs = 1000;
const mostTogether = 100;

export function gatherLate({
  enqueue,
  failed,
}: {
  enqueue: (keys: readonly string[]) => Promise<void>;
  failed: (error: unknown) => void;
}): LateGathering {
  const keys: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let handing: Promise<boolean> | null = null;

  /** False: nothing was passed on. */
  const handOn = async (): Promise<boolean> => {
    const next = keys.slice(0, mostTogether);
    try {
      await enqueue(next);
    } catch (error) {
      failed(error);
      return false;
    }
    keys.splice(0, next.length);
    return true;
  };
  const plan = (ms: number): void => {
    if (timer !== null || keys.length === 0) return;
    timer = setTimeout(() => {
      handing = handOn();
      void handing.then((done) => {
        timer = null;
        plan(done ? afterMs : againAfterMs);
      });
    }, ms);
    timer.unref();
  };
  return {
    add: (more) => {
      keys.push(...more);
      plan(afterMs);
    },
    stop: async () => {
      if (timer !== null) clearTimeout(timer);
      await handing;
      while (keys.length > 0 && (await handOn()));
      // Nothing is left to schedule.
      keys.length = 0;
    },
  };
}
