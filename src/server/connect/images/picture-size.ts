import type { Evaluation, Vec3 } from '#domain/configurator/evaluation.ts';

/** The size stated on a picture: the outer one, for cartons the inner one by which they are sold. Null: the product has none. */
export function pictureSize({ outputs: { outerLength, outerWidth, outerHeight }, values, contours }: Evaluation): Vec3 | null {
  if (outerLength && outerWidth && outerHeight) return [outerLength.value, outerWidth.value, outerHeight.value];
  const { length, width, height } = values;
  const isCarton = contours.length > 0 && typeof length === 'number' && typeof width === 'number' && typeof height === 'number';
  return isCarton ? [length, width, height] : null;
}
