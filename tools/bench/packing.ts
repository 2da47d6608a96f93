// How full containers get: `node tools/bench/packing.ts <folder with thpack1.txt …> [tries]`. The instances of Bischoff and Ratcliff (OR-Library of J. E. Beasley), every box fully
// supported; sets of which no file is there are drawn by the procedure of their paper (Omega 23, 1995, 377–390), so that they are of the same kind but not the same containers.
// Printed per set: mean volume used, processor time per container and the longest, and the same with greedy filling alone. Published figures: docs/speed.md.
import { existsSync, readFileSync } from 'node:fs';
import { blocksFor } from '#domain/packing/block.ts';
import type { BoxKind, Triple } from '#domain/packing/box.ts';
import { bearsAnything, volumeOf } from '#domain/packing/box.ts';
import { fill } from '#domain/packing/fill.ts';
import { wholeRoom } from '#domain/packing/space.ts';

interface Instance {
  room: Triple;
  kinds: BoxKind[];
}

/** Kinds of boxes in the sets BR1 to BR7. */
const kindsOfSets = [3, 5, 8, 10, 12, 15, 20];
const drawn = 100;

function* instancesOf(text: string): Generator<Instance> {
  const numbers = text.trim().split(/\s+/).map(Number).values();
  const next = (): number => numbers.next().value ?? 0;
  const triple = (): Triple => [next(), next(), next()];
  for (let left = next(); left > 0; left -= 1) {
    next();
    next();
    const room = triple();
    const kinds = Array.from({ length: next() }, (): BoxKind => {
      next();
      const [length, lengthUp, width, widthUp, height, heightUp, quantity] = [next(), next(), next(), next(), next(), next(), next()];
      return kindOf([length, width, height], [lengthUp === 1, widthUp === 1, heightUp === 1], quantity);
    });
    yield { room, kinds };
  }
}

/** Sides between 30, 25, 20 and 120, 100, 80 cm; a side stands upright below twice the smaller of the others; boxes of any kind until the next one is too much for the container. */
function* drawInstances(types: number): Generator<Instance> {
  const room: Triple = [587, 233, 220];
  for (let instance = 0; instance < drawn; instance += 1) {
    const random = dice(2_502_505 + 100 * instance);
    const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
    const sizes = Array.from({ length: types }, (): Triple => [between(30, 120), between(25, 100), between(20, 80)]);
    const quantities = sizes.map(() => 1);
    let free = volumeOf(room) - sizes.reduce((sum, size) => sum + volumeOf(size), 0);
    for (;;) {
      const chosen = between(0, types - 1);
      if (volumeOf(sizes[chosen]!) > free) break;
      free -= volumeOf(sizes[chosen]!);
      quantities[chosen]! += 1;
    }
    yield {
      room,
      kinds: sizes.map((size, index) =>
        kindOf(
          size,
          [0, 1, 2].map((side) => isStable(size, side)),
          quantities[index]!,
        ),
      ),
    };
  }
}

const isStable = (size: Triple, side: number): boolean => size[side]! < 2 * Math.min(...size.filter((_, other) => other !== side));

function kindOf(size: Triple, upright: readonly boolean[], quantity: number): BoxKind {
  const [x = false, y = false, z = false] = upright;
  // What stands in no way stands as it lies.
  return { size, upright: [x, y, z || !(x || y)], quantity, weightG: 1, bearing: bearsAnything };
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const [folder, tries = '350'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node tools/bench/packing.ts <folder> [tries]');
kindsOfSets.forEach((types, index) => {
  const file = `${folder}/thpack${index + 1}.txt`;
  const isPublished = existsSync(file);
  let [count, share, greedy, total, longest] = [0, 0, 0, 0, 0];
  for (const { room, kinds } of isPublished ? instancesOf(readFileSync(file, 'utf8')) : drawInstances(types)) {
    const task = (most: number) => ({
      blocks: blocksFor(kinds, room),
      quantities: Int32Array.from(kinds.map(({ quantity }) => quantity)),
      spaces: [wholeRoom(room, bearsAnything)],
      payloadG: Infinity,
      tries: most,
    });
    greedy += fill(task(0)).volume / volumeOf(room);
    const start = process.cpuUsage();
    share += fill(task(Number(tries))).volume / volumeOf(room);
    const ms = process.cpuUsage(start).user / 1000;
    total += ms;
    longest = Math.max(longest, ms);
    count += 1;
  }
  const percent = (sum: number): string => `${((100 * sum) / count).toFixed(1)} %`;
  const time = `${Math.round(total / count)} ms, at most ${Math.round(longest)} ms`;
  console.log(
    `BR${index + 1} (${types} kinds, ${isPublished ? 'published' : 'drawn'}): ${percent(share)} in ${time}; greedy ${percent(greedy)}; ${count} containers`,
  );
});
