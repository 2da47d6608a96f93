/** A carton folded for use, to be drawn and turned like any other product; its tape does not count towards its size. */
import type { Evaluation, Output } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';

const sides = ['outerLength', 'outerWidth', 'outerHeight'] as const;
const unnamed = { de: '', fr: '', en: '' };

export function foldedEvaluation(evaluation: Evaluation): Evaluation {
  const instances = [...pictureParts(evaluation, 'closed')];
  const { size } = boundingBox(instances.filter(({ material }) => material !== 'tape'));
  const outer = Object.fromEntries(
    sides.map((side, axis): [string, Output] => [side, { value: size[axis] ?? 0, unit: 'mm', label: unnamed }]),
  );
  return { ...evaluation, instances, contours: [], outputs: { ...evaluation.outputs, ...outer } };
}
