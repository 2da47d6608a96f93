/** A request that is repeated, and how. */
import type { Question } from '../load.ts';

export interface Target {
  name: string;
  connections: number;
  /** A different request for each turn if a kept answer would be meaningless. */
  question: (turn: number) => Question;
}
