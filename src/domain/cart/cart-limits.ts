/** How much the shop takes online in one order; more is asked for as a quote. */

export interface CartLimits {
  /** Lines of a cart. */
  readonly lines: number;
  /** Pieces of a line. */
  readonly pieces: number;
}

export type LimitProblem = 'tooManyPieces' | 'tooManyLines';

/** What keeps each line from being ordered, in their order; null: nothing. Lines after the last one that is taken are too many. */
export function beyondLimits(quantities: readonly number[], limits: CartLimits): (LimitProblem | null)[] {
  return quantities.map((quantity, index) => (index >= limits.lines ? 'tooManyLines' : quantity > limits.pieces ? 'tooManyPieces' : null));
}

export function limitOf(problem: LimitProblem, limits: CartLimits): number {
  return problem === 'tooManyLines' ? limits.lines : limits.pieces;
}
