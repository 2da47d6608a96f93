/** Requests to the thread that tries drafts, and its answers. */
import type { DraftEvaluation, GateAnswer } from '#contract/model-desk.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { Draft, Ground } from './draft-content.ts';

interface About {
  draft: Draft;
  ground: Ground;
}

export type DraftTask =
  | (About & { kind: 'evaluate'; values: Values; quantity: number })
  | (About & { kind: 'check'; inputs: number; withinMs: number });

export interface DraftAnswers {
  evaluate: Omit<DraftEvaluation, 'price'>;
  check: Pick<GateAnswer, 'cases' | 'faults' | 'red'>;
}
