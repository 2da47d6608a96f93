/**
 * How fast the built shop answers at volume, each figure next to the bare route at the same time:
 * npx node tools/bench/serve.ts [--products 1000|10000] [--orders 100000] [--seconds 2] [--minutes 4]
 * [--only PART]… [--json FILE] [--data FOLDER]
 * Parts: cold-start, memory, calls, pages, weight, office, orders, sweep, cells; a target's name works too.
 * After `--minutes` no further target is measured: even a slow shop completes a run within six minutes.
 * `--data` keeps the filled folder and uses it again. docs/speed.md explains the figures.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { cellFigures } from './cells.ts';
import { coldStart } from './cold-start.ts';
import type { Figure } from './figure.ts';
import { newRun, textOf, writeRun } from './figure.ts';
import type { Ground } from './ground.ts';
import { openGround } from './ground.ts';
import { bareFigure, measure } from './measure.ts';
import type { ShopProcesses } from './processes.ts';
import { memory, untilQuiet } from './processes.ts';
import { seedVolume } from './seed-volume.ts';
import { ended, freePort, spawnShop, untilReady } from './shop-process.ts';
import { sweep, weigh } from './sweep.ts';
import { callTargets } from './target/calls.ts';
import { officeTargets } from './target/office.ts';
import { orderTargets } from './target/orders.ts';
import { pageTargets, weighed } from './target/pages.ts';
import type { Target } from './target/target.ts';

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '1000' },
    orders: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '4' },
    only: { type: 'string', multiple: true, default: [] },
    json: { type: 'string' },
    data: { type: 'string' },
  },
});
const seconds = Number(options.seconds);
const targetsMs = Number(options.minutes) * 60_000;
const sweepSeconds = 45;
/** A shop that is asked no more still sends the mails of the last orders for some seconds. */
const idleSeconds = 15;
const quietSeconds = 60;
const only = options.only;
const run = newRun(Number(options.products), Number(options.orders));

const wanted = (part: string): boolean => only.length === 0 || only.includes(part);

/** The file is written each time, so that an aborted run leaves its results. */
async function add(...figures: readonly Figure[]): Promise<void> {
  run.figures.push(...figures);
  if (options.json !== undefined) await writeRun(options.json, run);
  for (const figure of figures) console.log(textOf(figure));
}

async function startShop(dataDir: string): Promise<ShopProcesses & { base: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child);
  return { base, port, pid: child.pid ?? 0, dataDir, stop: async () => ended(child, 'SIGTERM') };
}

async function fill(dataDir: string): Promise<void> {
  await (await startShop(dataDir)).stop();
  const begin = performance.now();
  await seedVolume(dataDir, { products: run.products, orders: run.orders });
  console.log(`filled in ${((performance.now() - begin) / 1000).toFixed(0)} s: ${run.products} products, ${run.orders} orders`);
}

async function targetsOf(part: string, ground: Ground): Promise<Target[]> {
  if (part === 'calls') return callTargets(ground);
  if (part === 'pages') return pageTargets(ground);
  return part === 'office' ? officeTargets(ground) : orderTargets(ground);
}

async function ask(shop: ShopProcesses, ground: Ground): Promise<void> {
  await add(await bareFigure(shop));
  const end = performance.now() + targetsMs;
  for (const part of ['calls', 'pages', 'office', 'orders']) {
    const targets = await targetsOf(part, ground);
    for (const target of targets) {
      if (!wanted(part) && !only.includes(target.name)) continue;
      if (performance.now() < end) await add(await measure(shop, target, seconds));
      else console.log(`${target.name}: no time left`);
    }
    if (part === 'pages' && wanted('weight')) await add(...(await weigh(ground, weighed(ground))));
  }
  if (wanted('sweep')) await add(...(await sweep(ground, sweepSeconds)));
  if (wanted('cells')) await add(...(await cellFigures(ground)));
}

async function measureAll(dataDir: string): Promise<void> {
  if (wanted('cold-start')) await add(await coldStart(dataDir));
  const shop = await startShop(dataDir);
  try {
    if (wanted('memory')) await add(...(await memory('after the start', shop)));
    const ground = await openGround(shop.base);
    await untilQuiet(shop);
    await ask(shop, ground);
    if (wanted('memory')) {
      await add(...(await memory('after the load', shop)));
      await delay(idleSeconds * 1000);
      await add(...(await memory('idle after the load', shop)));
      await delay((quietSeconds - idleSeconds) * 1000);
      await add(...(await memory('a minute after the load', shop)));
    }
  } finally {
    await shop.stop();
  }
}

const dataDir = resolve(options.data ?? (await mkdtemp(join(tmpdir(), 'kistenwerk-bench-'))));
try {
  if (options.data === undefined || !existsSync(dataDir)) await fill(dataDir);
  const { cores, memoryGb, node, loadAtStart } = run.machine;
  console.log(`${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadAtStart}`);
  await measureAll(dataDir);
} finally {
  if (options.data === undefined) await rm(dataDir, { recursive: true, force: true });
}
