/**
 * Single cells of the catalogue saved by the office's call, one after the other:
 * how long until call and page show them, and how visitors are affected.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from './figure.ts';
import type { Ground } from './ground.ts';
import { must } from './ground.ts';
import { load } from './load.ts';
import { badOf } from './measure.ts';

const saves = 25;
const visitors = 4;
const visitSeconds = 5;
const pauseMs = 200;
const longestMs = 60_000;

/** Stores a product's German name as the products' grid stores a cell. */
async function openCell({ base, as }: Ground, id: number): Promise<(name: string) => Promise<void>> {
  let { version } = await must<{ version: number }>(base, { path: `/api/product/${id}/record`, headers: as.staff });
  return async (name) => {
    const answer = await must<{ rows: { ok: boolean; version: number }[] }>(base, {
      path: '/api/product/block',
      method: 'PUT',
      headers: as.staff,
      body: JSON.stringify({ rows: [{ id, version, changes: { name: { de: name } } }] }),
    });
    const [row] = answer.rows;
    if (row?.ok !== true) throw new Error(`product ${id} is not stored: ${JSON.stringify(answer)}`);
    version = row.version;
  };
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

async function saved(ground: Ground, { id, articleNumber }: Ground['products'][number]): Promise<Figure[]> {
  const times = { save: [] as number[], call: [] as number[], page: [] as number[] };
  const call = `${ground.base}/api/product?withPrices=true&articleNumber=${articleNumber}`;
  const page = `${ground.base}/products/${articleNumber}`;
  await untilShown(page, articleNumber);
  const save = await openCell(ground, id);
  for (let turn = 0; turn < saves; turn++) {
    const name = `Musterkiste ${turn} gespeichert`;
    const begin = performance.now();
    await save(name);
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
async function visited(ground: Ground): Promise<Figure[]> {
  const { products, port } = ground;
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
      const save = await openCell(ground, products[writing.count % products.length]!.id);
      await save(`Musterkiste ${writing.count++}`);
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

export async function cellFigures(ground: Ground): Promise<Figure[]> {
  return [...(await saved(ground, ground.stock[77]!)), ...(await visited(ground))];
}
