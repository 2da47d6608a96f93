/** For what the shop does in the background: asks again until the answer is the awaited one. */
import { setTimeout as delay } from 'node:timers/promises';

/** Without a pause, asking would take from the awaited work most of the processor. */
const pauseMs = 15;
/** Beyond this something hangs. */
const patienceMs = 20_000;

export async function askUntil<Answer>(ask: () => Promise<Answer>, isAwaited: (answer: Answer) => boolean): Promise<Answer> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (isAwaited(answer)) return answer;
    if (performance.now() > deadline) throw new Error(`not what is awaited within 20 s: ${JSON.stringify(answer)}`);
    await delay(pauseMs);
  }
}
