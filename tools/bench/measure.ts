/** Measures targets one after the other, each next to the bare route at the same time. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import type { LoadOptions, LoadResult, Question } from './load.ts';
import { load } from './load.ts';
import type { ShopProcesses } from './processes.ts';
import { computedMs } from './processes.ts';
import type { Target } from './target/target.ts';

const bareQuestion = (): Question => ({ path: '/healthz' });
const bareConnections = 16;
const bareSeconds = 0.4;
/** Refused like other calls when the shop is overloaded, unlike the bare route. */
const smallCall = '/api/auth';
const quickMs = 100;
const longestIdleMs = 10_000;
const warmSeconds = 0.4;
/** The warm-up uses other turns than the measurement. */
const warmTurns = 1_000_003;

export function badOf({ statuses }: Pick<LoadResult, 'statuses'>): Pick<Figure, 'bad'> {
  const bad = Object.fromEntries(Object.entries(statuses).filter(([status]) => status !== '200'));
  return Object.keys(bad).length === 0 ? {} : { bad };
}

interface Measured extends LoadResult {
  /** Computing time of shop and database for one answer. */
  computedMs: number;
}

export async function measured(shop: ShopProcesses, options: Omit<LoadOptions, 'port'>): Promise<Measured> {
  const before = await computedMs(shop);
  const result = await load({ port: shop.port, ...options });
  // Refusals cost nothing and must not make an answer look cheaper.
  const answers = result.statuses[200] ?? 0;
  return { ...result, computedMs: ((await computedMs(shop)) - before) / Math.max(1, answers) };
}

async function bare(shop: ShopProcesses, seconds = bareSeconds): Promise<Measured> {
  return measured(shop, { connections: bareConnections, seconds, question: bareQuestion });
}

/** Waits until abandoned requests are finished: as long as the shop is overloaded by them it refuses visitors. */
export async function untilIdle({ port }: Pick<ShopProcesses, 'port'>): Promise<void> {
  const end = performance.now() + longestIdleMs;
  while (performance.now() < end) {
    const begin = performance.now();
    const answered = await fetch(`http://127.0.0.1:${port}${smallCall}`, { signal: AbortSignal.timeout(longestIdleMs) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered && performance.now() - begin < quickMs) return;
    await delay(20);
  }
}

export async function bareFigure(shop: ShopProcesses): Promise<Figure> {
  // The bare route is nobody who asks: a shop that was quiet before would collect its memory meanwhile.
  await untilIdle(shop);
  // The first seconds are slower: the code is still being compiled.
  await bare(shop, 2);
  const result = await bare(shop, 2);
  const { perSecond, p50Ms, p99Ms } = result;
  return { name: 'bare route', value: perSecond, unit: '/s', computedMs: result.computedMs, p50Ms, p99Ms, ...badOf(result) };
}

export async function measure(shop: ShopProcesses, { name, connections, question }: Target, seconds: number): Promise<Figure> {
  await untilIdle(shop);
  await load({ port: shop.port, connections, seconds: warmSeconds, question: (turn) => question(warmTurns + turn) });
  await untilIdle(shop);
  const before = await bare(shop);
  const result = await measured(shop, { connections, seconds, question });
  await untilIdle(shop);
  const after = await bare(shop);
  const { perSecond, p50Ms, p99Ms } = result;
  return {
    name,
    value: perSecond,
    unit: '/s',
    ratio: perSecond / ((before.perSecond + after.perSecond) / 2),
    computedMs: result.computedMs,
    computedRatio: result.computedMs / ((before.computedMs + after.computedMs) / 2),
    p50Ms,
    p99Ms,
    ...badOf(result),
  };
}
