/** Gathers keys that come one by one and hands them on together a moment later; what could not be handed on is tried again. */

export interface LateGathering {
  add: (keys: readonly string[]) => void;
  /** Hands on what is left, once. */
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

  /** False: nothing was handed on. */
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
      // Nothing is planned any more.
      keys.length = 0;
    },
  };
}
