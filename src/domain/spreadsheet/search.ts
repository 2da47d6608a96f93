/** Finds a value in a row or column: exact, by pattern, or the nearest one, in sorted and unsorted lists. Specification: domain decisions §10. */
import { comparePresent, sameValue } from './compare.ts';
import type { Constants } from './constants.ts';
import type { Context } from './context.ts';
import { Area, CellError, errors, type Block, type Scalar } from './value.ts';
import { hasWildcard, wildcardTest } from './wildcard.ts';

/** A single row or column by index; blanks after the used cells are left out. */
export class Line {
  readonly length: number;
  readonly size: number;
  private readonly block: Block;
  private readonly down: boolean;

  constructor(block: Block) {
    this.block = block;
    this.down = block.columns === 1;
    this.size = this.down ? block.rows : block.columns;
    this.length = this.down ? block.usedRows : block.usedColumns;
  }

  /** Cached constants of these values, if any. */
  constants(): Constants | null {
    return this.block instanceof Area ? this.block.constants() : null;
  }

  at(index: number): Scalar {
    return this.down ? this.block.at(index, 0) : this.block.at(0, index);
  }
}

export function isLine(block: Block): boolean {
  return block.rows === 1 || block.columns === 1;
}

/** Index of the first (or last) equal value; -1 if none. */
export function findExact(line: Line, wanted: Scalar, context: Context, patterns: boolean, backwards = false): number {
  if (wanted instanceof CellError) throw wanted;
  const value = wanted ?? 0;
  const byPattern = patterns && typeof value === 'string' && hasWildcard(value) ? wildcardTest(value) : null;
  if (byPattern === null && !backwards) {
    const constants = line.constants();
    if (constants !== null) {
      context.spend(2);
      return constants.firstPlace(value);
    }
  }
  const fits = (candidate: Scalar): boolean =>
    byPattern === null ? candidate === value || sameValue(candidate, value) : typeof candidate === 'string' && byPattern(candidate);
  for (let step = 0; step < line.length; step += 1) {
    const index = backwards ? line.length - 1 - step : step;
    if (fits(line.at(index))) {
      context.spend(step + 1);
      return index;
    }
  }
  context.spend(line.length);
  return -1;
}

function kindOf(value: Scalar): string {
  return value === null || value instanceof CellError ? '' : typeof value;
}

/** Index of the last value that is not greater in an ascending list (not smaller in a descending one); other kinds of values are skipped. */
export function findSorted(line: Line, wanted: Scalar, context: Context, descending = false): number {
  if (wanted instanceof CellError) throw wanted;
  const value = wanted ?? 0;
  const kind = typeof value;
  let [low, high] = [0, line.length - 1];
  let found = -1;
  let steps = 0;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    // Skips values of another kind, first towards the start, then towards the end.
    let probe = middle;
    while (probe >= low && kindOf(line.at(probe)) !== kind) probe -= 1;
    steps += middle - probe + 1;
    if (probe < low) {
      low = middle + 1;
      continue;
    }
    const candidate = line.at(probe);
    if (candidate === null || candidate instanceof CellError) throw errors.missing;
    const order = comparePresent(candidate, value);
    if (descending ? order >= 0 : order <= 0) {
      found = probe;
      low = middle + 1;
    } else high = probe - 1;
  }
  context.spend(steps);
  return found;
}

/** Index of the equal value or else of the next smaller (`direction` -1) or larger (1) one in any order; -1 if none. */
export function findNearest(line: Line, wanted: Scalar, context: Context, direction: -1 | 1, backwards: boolean): number {
  const exact = findExact(line, wanted, context, false, backwards);
  if (exact >= 0) return exact;
  if (wanted instanceof CellError) throw wanted;
  const value = wanted ?? 0;
  let best = -1;
  let bestValue: number | string | boolean | null = null;
  context.spend(line.length);
  for (let step = 0; step < line.length; step += 1) {
    const index = backwards ? line.length - 1 - step : step;
    const candidate = line.at(index);
    if (candidate === null || candidate instanceof CellError || typeof candidate !== typeof value) continue;
    if (Math.sign(comparePresent(candidate, value)) !== direction) continue;
    if (bestValue === null || Math.sign(comparePresent(bestValue, candidate)) === direction) [best, bestValue] = [index, candidate];
  }
  return best;
}
