/** How long one evaluation takes, warm, for every model at its first golden example: `npx node tools/bench/evaluate.ts`. */
import { performance } from 'node:perf_hooks';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import { folderLibrary } from '#server/model/folder-library.ts';

const models = folderLibrary();

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

for (const id of models.ids) {
  const model = models.compiled(id);
  if (!model) throw new Error(`no model ${id}`);
  const values = presetValues(model);
  const evaluation = evaluate(model, values);
  const evaluateMs = medianMs(() => evaluate(model, values));
  const drawMs = medianMs(() => drawIsometric(evaluation.instances));
  console.log(
    `${id.padEnd(16)} ${String(evaluation.instances.length).padStart(4)} parts   evaluate ${evaluateMs.toFixed(3)} ms   draw ${drawMs.toFixed(2)} ms`,
  );
}
