import type { Evaluation, Vec3 } from '#domain/configurator/evaluation.ts';

/** The sizes that a picture states: the outer ones, of cartons the inner ones that they are sold by. Null: the product has none. */
export function pictureSize({ outputs: { outerLength, outerWidth, outerHeight }, values, contours }: Evaluation): Vec3 | null {
  if (outerLength && outerWidth && outerHeight) return [outerLength.value, outerWidth.value, outerHeight.value];
  const { length, width, height } = values;
  const isCarton = contours.length > 0 && typeof length === 'number' && typeof width === 'number' && typeof height === 'number';
  return isCarton ? [length, width, height] : null;
}
