/** Answers that are computed at most once a minute, whoever asks. */
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';

const keptMs = 60_000;
/** Answers to different questions that are kept at a time. */
const mostKept = 20;

interface Asked<Answer> {
  atMs: number;
  answer: Promise<Answer>;
  hasFailed: boolean;
}

/** `question` names what is computed; an answer that failed is not given again. */
export function keptAMinute<Answer>(now: () => number): (question: string, compute: () => Promise<Answer>) => Promise<Answer> {
  const kept = new LeastRecentlyUsed<string, Asked<Answer>>(mostKept);
  return async (question, compute) => {
    const nowMs = now();
    const known = kept.get(question);
    if (known !== undefined && !known.hasFailed && nowMs >= known.atMs && nowMs - known.atMs < keptMs) return known.answer;
    const asked = { atMs: nowMs, answer: compute(), hasFailed: false };
    kept.set(question, asked);
    asked.answer.catch(() => {
      asked.hasFailed = true;
    });
    return asked.answer;
  };
}
