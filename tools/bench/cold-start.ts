/** From the start of the process to the first answer with products, on data that is there. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { ended, freePort, spawnShop } from './shop-process.ts';

const starts = 3;
const longestMs = 120_000;

async function firstAnswerMs(dataDir: string): Promise<number> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    for (;;) {
      const answered = await fetch(`http://127.0.0.1:${port}/api/product?perPage=24&withPrices=true`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (answered) return performance.now() - begin;
      if (child.exitCode !== null || performance.now() - begin > longestMs) throw new Error('the shop does not start');
      await delay(5);
    }
  } finally {
    await ended(child, 'SIGTERM');
  }
}

/** The median of three; stopping in between is not counted. */
export async function coldStart(dataDir: string): Promise<Figure> {
  const times: number[] = [];
  for (let start = 0; start < starts; start++) times.push(await firstAnswerMs(dataDir));
  times.sort((a, b) => a - b);
  return {
    name: 'cold start to first answer',
    value: times[1] ?? 0,
    unit: 'ms',
    note: `of ${times.map((ms) => ms.toFixed(0)).join(', ')}`,
  };
}
