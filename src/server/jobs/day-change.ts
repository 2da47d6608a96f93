/** Calls back when a day begins in Switzerland, and once at the start, for what came due while the shop was down. */
import { localNow } from '#domain/calendar/local-time.ts';

const everyMs = 20_000;

export interface DayChange {
  now: () => number;
  turn: () => Promise<unknown>;
  failed: (error: unknown) => void;
}

export function startDayChange({ now, turn, failed }: DayChange): { stop: () => void } {
  let done: string | null = null;
  let busy = false;
  const look = async (): Promise<void> => {
    const { date } = localNow(now());
    if (busy || date === done) return;
    busy = true;
    try {
      await turn();
      done = date;
    } catch (error) {
      // The next check tries again.
      failed(error);
    } finally {
      busy = false;
    }
  };
  void look();
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
