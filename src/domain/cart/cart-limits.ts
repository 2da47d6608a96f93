/** How much may be ordered online at once; for more the customer requests a quote. */

export interface CartLimits {
  /** Lines per cart. */
  readonly lines: number;
  /** Pieces per line. */
  readonly pieces: number;
}

export type LimitProblem = 'tooManyPieces' | 'tooManyLines';

/** Why each line cannot be ordered; null: it can. Lines beyond the limit are too many. */
export function beyondLimits(quantities: readonly number[], limits: CartLimits): (LimitProblem | null)[] {
  return quantities.map((quantity, index) => (index >= limits.lines ? 'tooManyLines' : quantity > limits.pieces ? 'tooManyPieces' : null));
}

export function limitOf(problem: LimitProblem, limits: CartLimits): number {
  return problem === 'tooManyLines' ? limits.lines : limits.pieces;
}
