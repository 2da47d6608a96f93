/** A carton comes as a flat blank; its picture shows it erected and closed: the body and the two flaps that meet in the middle of the lid. */
import type { Evaluation, Instance, Vec3 } from '#domain/configurator/evaluation.ts';

const flapMm = 3;

/** Null: the product is no carton. `sides` are the inner sizes that cartons are sold by. */
export function erectedCarton({ contours, values, instances }: Evaluation): { parts: Instance[]; sides: Vec3 } | null {
  const [blank] = instances;
  const { length, width, height } = values;
  if (contours.length === 0 || blank === undefined) return null;
  if (typeof length !== 'number' || typeof width !== 'number' || typeof height !== 'number') return null;
  const part = (min: Vec3, size: Vec3): Instance => ({ ...blank, min, size });
  return {
    parts: [
      part([0, 0, 0], [length, width, height - flapMm]),
      part([0, 0, height - flapMm], [length, width / 2, flapMm]),
      part([0, width / 2, height - flapMm], [length, width / 2, flapMm]),
    ],
    sides: [length, width, height],
  };
}
