/** The large drawing of the home page, drawn on the server for the first view and in the browser for every number typed. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { keptDrawing } from '#web/configurator/kept-drawing.ts';

/** The lid hovers, so that the inside is visible. */
const liftedLid = { group: 'lid', by: 210 };
const innerSize = ['length', 'width', 'height'] as const;
const outerSize = ['outerLength', 'outerWidth', 'outerHeight'] as const;

/** Null when the values cannot be built; the previous picture stays. Crates show the inner size that was asked for, furniture its outer size. */
export function heroDrawing(compiled: CompiledModel, values: Values): string | null {
  const evaluation = keptEvaluation(compiled, values);
  if (evaluation.instances.length === 0) return null;
  const inner = innerSize.every((id) => typeof evaluation.values[id] === 'number');
  const size = inner ? innerSize.map((id) => evaluation.values[id]) : outerSize.map((id) => evaluation.outputs[id]?.value);
  const [length, width, height] = size.map((mm) => String(Math.round(Number(mm))));
  const { svg } = keptDrawing(evaluation, {
    labels: [length ?? '', width ?? '', height ?? ''],
    numeralSize: 0.36,
    field: 'mode',
    ...(inner ? { lift: liftedLid, marks: { signs: ['up'] } } : {}),
  });
  return svg;
}
