/** Answers that are computed at most once a minute, whoever asks. */

const keptMs = 60_000;
/** Answers to different questions that are kept at a time; the oldest goes first. */
const mostKept = 20;

/** `compute` gets the question; an answer that failed is not kept. */
export function keptAMinute<Answer>(
  now: () => number,
  compute: (question: string) => Promise<Answer>,
): (question: string) => Promise<Answer> {
  const kept = new Map<string, { atMs: number; answer: Promise<Answer> }>();
  return async (question) => {
    const nowMs = now();
    const known = kept.get(question);
    if (known !== undefined && nowMs >= known.atMs && nowMs - known.atMs < keptMs) return known.answer;
    const asked = { atMs: nowMs, answer: compute(question) };
    kept.delete(question);
    kept.set(question, asked);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    asked.answer.catch(() => {
      if (kept.get(question) === asked) kept.delete(question);
    });
    return asked.answer;
  };
}
