/**
 * The folded form of a carton: its evaluation holds the flat blank, the picture shows the box. A slotted case is closed and taped,
 * a mailer has its lid open, or closed in pictures with dimensions. Specification: configurator design §7.8, §7.9 (inner dimensions, board thickness d).
 */
import type { Evaluation, Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';

/** The parts to draw for a carton, or the evaluated parts if there is nothing to fold. */
export function pictureParts({ modelId, instances, contours, values }: Evaluation, lid: 'open' | 'closed' = 'open'): readonly Instance[] {
  const blank = instances[0];
  const [length, width, height] = [values.length, values.width, values.height].map((value) => (typeof value === 'number' ? value : 0));
  if (contours.length === 0 || blank === undefined || !length || !width || !height) return instances;
  const thickness = blank.size[2];
  const part = (component: string, min: Vec3, size: Vec3, material = blank.material): Instance => ({
    ...blank,
    component,
    material,
    min,
    size,
  });
  const inner: Vec3 = [length, width, height];
  return modelId === 'fefco-0427' ? mailer(part, inner, thickness, lid) : slottedCase(part, inner, thickness);
}

/** Outer length, width and height of a folded carton, without its tape; null: there is nothing to fold. */
export function foldedSize(evaluation: Evaluation): Vec3 | null {
  if (evaluation.contours.length === 0) return null;
  const parts = pictureParts(evaluation, 'closed').filter(({ material }) => material !== 'tape');
  if (parts.length === 0) return null;
  return boundingBox(parts).size;
}

type Part = (component: string, min: Vec3, size: Vec3, material?: string) => Instance;

/** Thickness of the tape in the picture; it only has to lie on top. */
const tapeMm = 0.4;

function slottedCase(part: Part, [length, width, height]: Vec3, d: number): Instance[] {
  const [l, w, h] = [length + 2 * d, width + 2 * d, height + 4 * d];
  const tape = Math.min(60, w * 0.2);
  const drop = Math.min(70, h * 0.25);
  return [
    part('box', [0, 0, 0], [l, w, h]),
    part('tape-top', [0, (w - tape) / 2, h], [l, tape, tapeMm], 'tape'),
    part('tape-end', [l, (w - tape) / 2, h - drop], [tapeMm, tape, drop + tapeMm], 'tape'),
  ];
}

/** The side walls are double; the open lid stands upright on the back wall with its tuck flap to the front. */
function mailer(part: Part, [length, width, height]: Vec3, d: number, lid: 'open' | 'closed'): Instance[] {
  const [l, w, h] = [length + 4 * d, width + 2 * d, height + d];
  const standing = [
    part('base', [0, 0, 0], [l, w, d]),
    part('side', [0, d, d], [2 * d, w - 2 * d, h - d]),
    part('side', [l - 2 * d, d, d], [2 * d, w - 2 * d, h - d]),
    part('back', [0, 0, d], [l, d, h - d]),
    part('front', [0, w - d, d], [l, d, h - d]),
  ];
  if (lid === 'closed') return [...standing, part('lid', [0, 0, h], [l, w, d])];
  return [...standing, part('lid', [0, 0, h], [l, d, w]), part('tuck', [d, d, h + w - d], [l - 2 * d, Math.min(height, w * 0.4), d])];
}
