/** One thing that is asked over and over, and how. */
import type { Question } from '../load.ts';

export interface Target {
  name: string;
  connections: number;
  /** Another question for each turn where a kept answer would say nothing. */
  question: (turn: number) => Question;
}
