/**
 * Computing time of one answer at two sizes of the catalogue. Both shops run in this process and answer in turn,
 * without a network, so that other load on the machine affects both alike:
 * npx node tools/bench/in-turn.ts FOLDER FOLDER [--alike] [part of a target's name]…
 * The folders are those of `serve.ts --data`, the smaller shop first; the pages must be built.
 * A large shop finds more. With `--alike` both are asked only what they answer at the same length: what is left is the catalogue's part.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { composeShop } from '#server/compose/shop.ts';
import { environment } from '#server/config.ts';
import { startEmbeddedDatabase } from '#server/db/embedded/start-embedded-database.ts';
import { openDatabase } from '#server/db/pool.ts';
import { builtPages } from '#server/http/pages.ts';
import { leastPricesKnown } from '#server/product/prepare-products.ts';
import { tokenSecret } from '#server/session/token-secret.ts';
import type { Ground } from './ground.ts';
import { must, openGround } from './ground.ts';
import { untilIdle } from './measure.ts';
import { freePort } from './shop-process.ts';
import { callTargets } from './target/calls.ts';
import { pageTargets } from './target/pages.ts';
import type { Target } from './target/target.ts';

const { values: options, positionals } = parseArgs({ allowPositionals: true, options: { alike: { type: 'boolean', default: false } } });
const [small, large, ...names] = positionals;
if (small === undefined || large === undefined) throw new Error('usage: in-turn.ts FOLDER FOLDER [--alike] [part of a name]…');
// React draws several times slower without it.
if (process.env['NODE_ENV'] !== 'production') throw new Error('NODE_ENV must be production');
const turns = 8;
const turnMs = 150;
const restMs = 300;
const warmUpTurns = 1000;
const questionsLookedAt = 1500;
const fewestAlike = 40;
const build = join(import.meta.dirname, '../../build');

interface Side {
  /** Characters of the answer; null: the shop was overloaded, because both run in one process, and refused the caller. */
  inject: (target: Target, turn: number) => Promise<number | null>;
  targets: ReadonlyMap<string, Target>;
  stop: () => Promise<void>;
}

async function open(dataDir: string): Promise<Side> {
  const embedded = await startEmbeddedDatabase({ dataDir });
  const database = openDatabase(embedded.connectionString);
  const shop = await composeShop({
    config: { ...environment(), dataDir, rateLimits: false, production: true, logLevel: 'error' },
    database,
    databaseUrl: embedded.connectionString,
    tokenSecret: await tokenSecret(undefined, dataDir),
    now: () => Date.now(),
    source: { kind: 'built', loadBuild: builtPages(join(build, 'server/index.js')), clientFolder: join(build, 'client') },
  });
  const base = await shop.app.listen({ port: await freePort(), host: '127.0.0.1' });
  await leastPricesKnown(shop.catalog.now());
  await untilIdle({ port: Number(new URL(base).port) });
  const ground = await openGround(base);
  await warm(ground);
  return {
    targets: new Map([...callTargets(ground), ...pageTargets(ground)].map((target) => [target.name, target])),
    inject: async ({ question }, turn) => {
      const { path, headers = {}, body } = question(turn);
      const sent = body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, payload: body };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const { statusCode, body: answer } = await shop.app.inject({ ...sent, url: path, headers: { ...type, ...headers } });
      if (statusCode !== 200 && statusCode !== 503) throw new Error(`${path}: ${statusCode}`);
      return statusCode === 200 ? answer.length : null;
    },
    stop: async () => {
      await shop.stop();
      await database.close();
      await embedded.stop();
    },
  };
}

/** Texts and word indexes are created on the first request. */
async function warm({ base, products }: Ground): Promise<void> {
  for (let page = 1; page <= Math.ceil(products.length / 100); page++)
    await must(base, { path: `/api/product?withPrices=true&perPage=100&page=${page}` });
  await must(base, { path: '/api/search?q=kiste' });
}

function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The length of the answer to each of the first questions. */
async function lengthsOf(side: Side, name: string): Promise<number[]> {
  const lengths: number[] = [];
  while (lengths.length < questionsLookedAt) {
    const length = await side.inject(side.targets.get(name)!, lengths.length);
    if (length === null) await delay(restMs);
    else lengths.push(length);
  }
  return lengths;
}

/** Turns of each side whose answers are between the quartiles of the small shop's lengths; null: the large one has hardly any. */
async function alikeTurns(sides: readonly Side[], name: string): Promise<number[][] | null> {
  const lengths: number[][] = [];
  for (const side of sides) lengths.push(await lengthsOf(side, name));
  const sorted = lengths[0]!.toSorted((a, b) => a - b);
  const [least = 0, most = 0] = [sorted[sorted.length >> 2], sorted[(sorted.length * 3) >> 2]];
  const alike = lengths.map((each) => each.flatMap((length, turn) => (length >= least && length <= most ? [turn] : [])));
  return alike.every(({ length }) => length >= fewestAlike) ? alike : null;
}

/** Computing time and answers of one turn; `turns` are the numbers of the questions, asked over and over, or null for all. */
async function turnOf(side: Side, name: string, from: number, turns: readonly number[] | null): Promise<{ ms: number; answers: number }> {
  const target = side.targets.get(name)!;
  const end = performance.now() + turnMs;
  let [at, ms] = [from, 0];
  while (at === from || performance.now() < end) {
    const before = usedMs();
    if ((await side.inject(target, turns === null ? at : turns[at % turns.length]!)) !== null) {
      ms += usedMs() - before;
      at += 1;
    } else await delay(restMs);
  }
  return { ms, answers: at - from };
}

async function costs(sides: readonly Side[], name: string, asked: readonly number[][] | null): Promise<number[]> {
  const sums = sides.map(() => ({ ms: 0, answers: 0 }));
  for (const [which, side] of sides.entries()) await turnOf(side, name, 0, asked?.[which] ?? null);
  for (let turn = 0; turn < turns; turn++)
    for (const [which, side] of sides.entries()) {
      const sum = sums[which]!;
      const { ms, answers } = await turnOf(side, name, warmUpTurns + sum.answers, asked?.[which] ?? null);
      sum.ms += ms;
      sum.answers += answers;
    }
  return sums.map(({ ms, answers }) => ms / answers);
}

const sides = [await open(small), await open(large)];
for (const name of sides[0]!.targets.keys()) {
  if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
  const asked = options.alike ? await alikeTurns(sides, name) : null;
  if (options.alike && asked === null) {
    console.log(`${name.padEnd(34)} no answers of the same length`);
    continue;
  }
  const [one = 0, other = 0] = await costs(sides, name, asked);
  console.log(
    `${name.padEnd(34)} ${one.toFixed(3).padStart(8)} ms ${other.toFixed(3).padStart(8)} ms ${((100 * one) / other).toFixed(0).padStart(5)} %`,
  );
}
for (const side of sides) await side.stop();
process.exit(0);
