/** From the start of the process to the first answer with products, on existing data. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import { computedMs } from './processes.ts';
import { ended, freePort, spawnShop } from './shop-process.ts';

const starts = 3;
const longestMs = 120_000;

interface Start {
  ms: number;
  computedMs: number;
}

async function firstAnswer(dataDir: string): Promise<Start> {
  const port = await freePort();
  const begin = performance.now();
  const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  try {
    for (;;) {
      const answered = await fetch(`http://127.0.0.1:${port}/api/product?perPage=24&withPrices=true`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (answered) return { ms: performance.now() - begin, computedMs: await computedMs({ port, pid: child.pid ?? 0, dataDir }) };
      if (child.exitCode !== null || performance.now() - begin > longestMs) throw new Error('the shop does not start');
      await delay(5);
    }
  } finally {
    await ended(child, 'SIGTERM');
  }
}

/** The median of three; the stops in between are not counted. */
export async function coldStart(dataDir: string): Promise<Figure> {
  const times: Start[] = [];
  for (let start = 0; start < starts; start++) times.push(await firstAnswer(dataDir));
  times.sort((a, b) => a.ms - b.ms);
  const [, median = { ms: 0, computedMs: 0 }] = times;
  return {
    name: 'cold start to first answer',
    value: median.ms,
    unit: 'ms',
    computedMs: median.computedMs,
    note: `of ${times.map(({ ms }) => ms.toFixed(0)).join(', ')}`,
  };
}
