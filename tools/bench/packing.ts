// How full containers get: `node tools/bench/packing.ts <folder with thpack1.txt …> [tries]`. The instances of Bischoff and Ratcliff (OR-Library of J. E. Beasley), every box fully supported.
// Printed per file: mean volume used, time per container, and the same with greedy filling alone.
import { readdirSync, readFileSync } from 'node:fs';
import { blocksFor } from '#domain/packing/block.ts';
import type { BoxKind, Triple } from '#domain/packing/box.ts';
import { bearsAnything, volumeOf } from '#domain/packing/box.ts';
import { fill } from '#domain/packing/fill.ts';
import { wholeRoom } from '#domain/packing/space.ts';

interface Instance {
  room: Triple;
  kinds: BoxKind[];
}

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
      return {
        size: [length, width, height],
        upright: [lengthUp === 1, widthUp === 1, heightUp === 1],
        quantity,
        weightG: 1,
        bearing: bearsAnything,
      };
    });
    yield { room, kinds };
  }
}

const [folder, tries = '1500'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: node tools/bench/packing.ts <folder> [tries]');
for (const file of readdirSync(folder).filter((name) => /^thpack\d+\.txt$/.test(name))) {
  let [count, share, greedy, ms] = [0, 0, 0, 0];
  for (const { room, kinds } of instancesOf(readFileSync(`${folder}/${file}`, 'utf8'))) {
    const task = (most: number) => ({
      blocks: blocksFor(kinds, room),
      quantities: Int32Array.from(kinds.map(({ quantity }) => quantity)),
      spaces: [wholeRoom(room, bearsAnything)],
      payloadG: Infinity,
      tries: most,
    });
    greedy += fill(task(0)).volume / volumeOf(room);
    const start = performance.now();
    share += fill(task(Number(tries))).volume / volumeOf(room);
    ms += performance.now() - start;
    count += 1;
  }
  const percent = (sum: number): string => `${((100 * sum) / count).toFixed(1)} %`;
  console.log(`${file}: ${percent(share)} in ${Math.round(ms / count)} ms; greedy ${percent(greedy)}; ${count} containers`);
}
