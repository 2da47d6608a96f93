/** How long one evaluation takes, warm, for every model at its first golden example: `npx node tools/bench/evaluate.ts`. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { loadModel } from '#server/configurator/model-files.ts';

const rounds = 400;

function medianMs(work: () => unknown): number {
  for (let index = 0; index < 50; index++) work();
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[Math.floor(rounds / 2)] ?? 0;
}

const folder = join(import.meta.dirname, '../../models');
for (const entry of readdirSync(folder, { withFileTypes: true }).filter((each) => each.isDirectory())) {
  const model = loadModel(entry.name);
  const values = model.preset;
  const evaluation = evaluate(model, values);
  const evaluateMs = medianMs(() => evaluate(model, values));
  const drawMs = medianMs(() => drawIsometric(evaluation.instances));
  console.log(`${entry.name.padEnd(16)} ${String(evaluation.instances.length).padStart(4)} parts   evaluate ${evaluateMs.toFixed(3)} ms   draw ${drawMs.toFixed(2)} ms`);
}
