/**
 * Visits the places given by the patterns of a component, and computes the numbers there. An invalid value, or too many places, stops the whole expansion.
 * Specification: configurator design §5.4 step 5. It knows no part.
 */
import type { Formula, Frame } from '#domain/formula/compile.ts';
import type { CompiledPattern, Triple } from './compiled-model.ts';
import type { Vec3 } from './evaluation.ts';
import { countRow, fillRow, gapBandRow, maxGapRow, spreadRow, type Spacing } from './pattern.ts';

export type ExpandRefusal = 'too-many-parts' | 'undefined';

/** Thrown deep inside; `stoppable` turns it into a refusal. */
export class Stop extends Error {
  readonly refusal: ExpandRefusal;
  constructor(refusal: ExpandRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

export function stoppable<T>(run: () => T): T | ExpandRefusal {
  try {
    return run();
  } catch (error) {
    if (error instanceof Stop) return error.refusal;
    throw error;
  }
}

export function numberOf(formula: Formula, frame: Frame): number {
  const value = Number(formula(frame));
  if (!Number.isFinite(value)) throw new Stop('undefined');
  return value;
}

export function vector(triple: Triple, frame: Frame): Vec3 {
  return [numberOf(triple[0], frame), numberOf(triple[1], frame), numberOf(triple[2], frame)];
}

function spacing(pattern: CompiledPattern, frame: Frame): Spacing {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = pattern.args.map((arg) => Number(arg(frame)));
  switch (pattern.kind) {
    case 'count':
      return countRow(a, b);
    case 'spread':
      return spreadRow(a, b, c);
    case 'maxGap':
      return maxGapRow(a, b, c, d);
    case 'gapBand':
      return gapBandRow(a, b, { least: c, most: d, wanted: e });
    case 'fill':
      return fillRow(a, b, c);
    default:
      return { pieces: pattern.rows.map((at) => ({ at, size: 0 })), gap: 0 };
  }
}

/** Visits all places of the patterns, with their names set in the frame. */
export function everyPlace(patterns: readonly CompiledPattern[], frame: Frame, place: () => void, depth = 0): void {
  const pattern = patterns[depth];
  if (pattern === undefined) {
    place();
    return;
  }
  const row = spacing(pattern, frame);
  if (row === 'too-many') throw new Stop('too-many-parts');
  if (row === 'undefined') throw new Stop('undefined');
  const [at, index, count, size, gap] = pattern.slots;
  row.pieces.forEach((piece, position) => {
    frame.slots[at] = piece.at;
    frame.slots[index] = position;
    frame.slots[count] = row.pieces.length;
    frame.slots[size] = piece.size;
    frame.slots[gap] = row.gap;
    everyPlace(patterns, frame, place, depth + 1);
  });
}
