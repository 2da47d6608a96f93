/**
 * Computing time of one answer at two sizes of the catalogue. Both shops run as built, each in its own process, and are asked the same questions in short
 * turns, so that other load on the machine affects both alike. Other work only ever makes an answer dearer, so the cheaper quarter of the rounds counts.
 * A turn is some seconds long: at first a shop finds the processor's caches full of the other's, which costs the larger one more and no visitor ever.
 * npx node tools/bench/in-turn.ts FOLDER FOLDER [--alike] [--rounds 8] [part of a target's name]…
 * The folders are those of `serve.ts --data`, the smaller shop first. Both are asked the same.
 * A large shop finds more. With `--alike` both are asked only what they answer at the same length: what is left is the catalogue's part.
 */
import { parseArgs } from 'node:util';
import type { Ground } from './ground.ts';
import { must, openGround } from './ground.ts';
import { measured, untilIdle } from './measure.ts';
import type { ShopProcesses } from './processes.ts';
import { untilQuiet } from './processes.ts';
import { ended, freePort, spawnShop, untilReady } from './shop-process.ts';
import { callTargets } from './target/calls.ts';
import { pageTargets } from './target/pages.ts';
import type { Target } from './target/target.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { alike: { type: 'boolean', default: false }, rounds: { type: 'string', default: '8' } },
});
const [small, large, ...names] = positionals;
if (small === undefined || large === undefined) throw new Error('usage: in-turn.ts FOLDER FOLDER [--alike] [--rounds N] [part of a name]…');
const rounds = Number(options.rounds);
const roundSeconds = 4;
const longestRoundSeconds = 20;
/** Not counted. */
const warmSeconds = 3;
const questionsLookedAt = 1500;
const fewestAlike = 40;

interface Side {
  readonly shop: ShopProcesses;
  readonly base: string;
  readonly targets: ReadonlyMap<string, Target>;
  readonly stop: () => Promise<void>;
}

async function open(dataDir: string): Promise<Side> {
  const port = await freePort();
  const child = spawnShop({ PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' });
  const base = `http://127.0.0.1:${port}`;
  await untilReady(base, child);
  const shop = { port, pid: child.pid ?? 0, dataDir };
  const ground = await openGround(base);
  await warm(ground);
  await untilQuiet(shop);
  return {
    shop,
    base,
    targets: new Map([...callTargets(ground), ...pageTargets(ground)].map((target) => [target.name, target])),
    stop: async () => ended(child, 'SIGTERM'),
  };
}

/** Texts and word indexes are created on the first request. */
async function warm({ base, products }: Ground): Promise<void> {
  for (let page = 1; page <= Math.ceil(products.length / 100); page++)
    await must(base, { path: `/api/product?withPrices=true&perPage=100&page=${page}` });
  await must(base, { path: '/api/search?q=kiste' });
}

/** The length of the answer to each of the first questions. */
async function lengthsOf({ base, targets, shop }: Side, name: string): Promise<number[]> {
  const lengths: number[] = [];
  await untilIdle(shop);
  while (lengths.length < questionsLookedAt) {
    const { path, headers = {}, body } = targets.get(name)!.question(lengths.length);
    const sent = body === undefined ? {} : { method: 'POST', body, headers: { 'content-type': 'application/json' } };
    const answer = await fetch(base + path, { ...sent, headers: { ...sent.headers, ...headers } });
    lengths.push((await answer.text()).length);
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

interface Asked extends Pick<Target, 'connections' | 'question'> {
  readonly side: Side;
}

/** `turns`: the numbers of the questions that are asked, over and over; null: all. */
function askedOf(side: Side, name: string, turns: readonly number[] | null): Asked {
  const { connections, question } = side.targets.get(name)!;
  return { side, connections, question: turns === null ? question : (turn) => question(turns[turn % turns.length]!) };
}

/** Computing time of an answer, in milliseconds, for so many questions beginning with this one. */
async function costOf({ side, connections, question }: Asked, from: number, most: number): Promise<number> {
  await untilIdle(side.shop);
  const asked = { connections, seconds: longestRoundSeconds, most, question: (turn: number) => question(from + turn) };
  return (await measured(side.shop, asked)).computedMs;
}

/** Number of questions of one round. Asks for a while first, so that code is compiled and the memory of the start collected. */
async function roundOf({ side, connections, question }: Asked): Promise<number> {
  await untilIdle(side.shop);
  const { perSecond } = await measured(side.shop, { connections, seconds: warmSeconds, question });
  return Math.ceil(perSecond * roundSeconds);
}

/** The figure below which a quarter of the rounds lie. */
const quarter = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 2] ?? NaN;

/** Costs of both in rounds that other work disturbed little. */
async function compared(one: Asked, other: Asked): Promise<{ one: number; other: number }> {
  const most = Math.min(await roundOf(one), await roundOf(other));
  const costs = new Map<Asked, number[]>([
    [one, []],
    [other, []],
  ]);
  for (let round = 0; round < rounds; round += 1) {
    for (const asked of round % 2 === 0 ? [one, other] : [other, one]) costs.get(asked)!.push(await costOf(asked, round * most, most));
  }
  return { one: quarter(costs.get(one)!), other: quarter(costs.get(other)!) };
}

const sides = [await open(small), await open(large)];
for (const name of sides[0]!.targets.keys()) {
  if (names.length > 0 && !names.some((part) => name.includes(part))) continue;
  const asked = options.alike ? await alikeTurns(sides, name) : null;
  if (options.alike && asked === null) {
    console.log(`${name.padEnd(34)} no answers of the same length`);
    continue;
  }
  const { one, other } = await compared(askedOf(sides[0]!, name, asked?.[0] ?? null), askedOf(sides[1]!, name, asked?.[1] ?? null));
  console.log(
    `${name.padEnd(34)} ${one.toFixed(3).padStart(8)} ms ${other.toFixed(3).padStart(8)} ms ${((100 * one) / other).toFixed(0).padStart(5)} %`,
  );
}
for (const side of sides) await side.stop();
process.exit(0);
