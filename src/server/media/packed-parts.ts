/** How pieces of a product are packed on a Euro pallet: as many as fit side by side, in up to two layers. */
import type { Evaluation, Instance, Vec3 } from '#domain/configurator/evaluation.ts';
import { boundingBox } from '#domain/configurator/placement.ts';
import { pictureParts } from '#domain/drawing/folded-carton.ts';
import { turned } from '#domain/drawing/quarter-turn.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';

/** Allowed overhang of the goods. */
const overhangMm = 40;
const palletMm = [1200, 800] as const;
const palletHeightMm = 144;
/** Height of a loaded pallet in the picture. */
const highestMm = 1300;
/** More cannot be told apart and take long to draw. */
const mostParts = 420;

export interface Packed {
  parts: readonly Instance[];
  pieces: number;
}

const fits = (side: number, along: number): number => Math.floor((along + overhangMm) / side);

function shifted(parts: readonly Instance[], [x, y, z]: Vec3): Instance[] {
  return parts.map((part) => ({ ...part, min: [part.min[0] + x, part.min[1] + y, part.min[2] + z] }));
}

/** Null: no piece fits on a pallet, or there would be too much to draw. */
export function packedParts(models: ModelLibrary, evaluation: Evaluation): Packed | null {
  const pallet = models.compiled('epal1');
  const lying = pictureParts(evaluation, 'closed');
  // A crate with skids of its own is not put on a pallet.
  if (pallet === null || lying.length === 0 || lying.some(({ group }) => group === 'skids')) return null;
  const { size } = boundingBox(lying);
  const [length, width] = palletMm;
  const straight = fits(size[0], length) * fits(size[1], width);
  const across = fits(size[1], length) * fits(size[0], width);
  const parts = across > straight ? turned(lying, 1) : lying;
  const [dx, dy, dz] = across > straight ? [size[1], size[0], size[2]] : size;
  const [columns, rows] = [fits(dx, length), fits(dy, width)];
  const base = evaluateValues(models, pallet, {}).instances;
  const layers = Math.min(
    2,
    Math.floor((highestMm - palletHeightMm) / dz),
    Math.floor((mostParts - base.length) / (columns * rows * parts.length)),
  );
  if (columns * rows === 0 || layers < 1) return null;
  const start = [(length - columns * dx) / 2, (width - rows * dy) / 2] as const;
  const pieces: Instance[] = [];
  for (let layer = 0; layer < layers; layer++)
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        pieces.push(...shifted(parts, [start[0] + column * dx, start[1] + row * dy, palletHeightMm + layer * dz]));
  return { parts: [...base, ...pieces], pieces: columns * rows * layers };
}
