/**
 * Single cells of the catalogue saved one after the other:
 * how long until call and page show them, and how visitors are affected.
 */
import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { CellToSave } from './cell-shop.ts';
import type { Figure } from './figure.ts';
import type { Ground } from './ground.ts';
import { load } from './load.ts';
import { badOf } from './measure.ts';
import { ended, freePort, untilReady } from './shop-process.ts';

const saves = 9;
const visitors = 4;
const visitSeconds = 5;
const pauseMs = 200;
const longestMs = 60_000;

async function save(child: ChildProcess, cell: CellToSave): Promise<void> {
  child.send(cell);
  const [said] = (await once(child, 'message')) as [string];
  if (said !== 'saved') throw new Error(said);
}

async function untilShown(address: string, name: string): Promise<void> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) if ((await (await fetch(address)).text()).includes(name)) return;
  throw new Error(`${address} does not show ${name}`);
}

function medianFigure(name: string, times: number[]): Figure {
  const sorted = times.toSorted((a, b) => a - b);
  return {
    name,
    value: sorted[Math.floor(sorted.length / 2)] ?? 0,
    unit: 'ms',
    note: `slowest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`,
  };
}

async function saved(base: string, child: ChildProcess, { id, articleNumber }: Ground['products'][number]): Promise<Figure[]> {
  const times = { save: [] as number[], call: [] as number[], page: [] as number[] };
  const call = `${base}/api/product?withPrices=true&articleNumber=${articleNumber}`;
  const page = `${base}/products/${articleNumber}`;
  await untilShown(page, articleNumber);
  for (let turn = 0; turn < saves; turn++) {
    const name = `Musterkiste ${turn} gespeichert`;
    const begin = performance.now();
    await save(child, { productId: id, name });
    times.save.push(performance.now() - begin);
    await untilShown(call, name);
    times.call.push(performance.now() - begin);
    await untilShown(page, name);
    times.page.push(performance.now() - begin);
  }
  return [
    medianFigure('one cell saved', times.save),
    medianFigure('one cell saved and in the call', times.call),
    medianFigure('one cell saved and on the page', times.page),
  ];
}

/** A visitor's product calls without saves, and while cells are saved. */
async function visited(ground: Ground, port: number, child: ChildProcess): Promise<Figure[]> {
  const { products } = ground;
  const visit = async (): ReturnType<typeof load> =>
    load({
      port,
      connections: visitors,
      seconds: visitSeconds,
      question: (turn) => ({
        path: `/api/product?withPrices=true&articleNumber=${products[(turn * 37) % products.length]!.articleNumber}`,
      }),
    });
  const quiet = await visit();
  const writing = { over: false, count: 0 };
  const write = async (): Promise<void> => {
    while (!writing.over) {
      await save(child, { productId: products[writing.count % products.length]!.id, name: `Musterkiste ${writing.count++}` });
      await delay(pauseMs);
    }
  };
  const written = write();
  const busy = await visit();
  writing.over = true;
  await written;
  return [
    { name: 'visitor’s call while nobody saves, p99', value: quiet.p99Ms, unit: 'ms', ...badOf(quiet) },
    { name: 'visitor’s call while cells are saved, p99', value: busy.p99Ms, unit: 'ms', note: `${writing.count} saved`, ...badOf(busy) },
  ];
}

/** Works on the data folder of a stopped shop. */
export async function cellFigures(dataDir: string, ground: Ground): Promise<Figure[]> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, 'cell-shop.ts'), {
    env: { ...process.env, NODE_ENV: 'production', RATE_LIMITS: '0', PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  const base = `http://127.0.0.1:${port}`;
  try {
    await untilReady(base, child);
    return [...(await saved(base, child, ground.stock[77]!)), ...(await visited(ground, port, child))];
  } finally {
    await ended(child, 'SIGTERM');
  }
}
