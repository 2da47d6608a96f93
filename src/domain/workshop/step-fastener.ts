/** Fasteners of each building step: nails, screws and bolts between parts of which the later one is added in that step. It knows no model. */
import type { Evaluation } from '#domain/configurator/evaluation.ts';
import { joinsOf } from '#domain/joinery/joint.ts';
import type { AssemblyStep } from './assembly-step.ts';

export interface DrivenFasteners {
  /** Id in the list of fasteners. */
  fastener: string;
  count: number;
}

/** One list for each step, in the order of the joints of the model. */
export function stepFasteners(
  steps: readonly AssemblyStep[],
  { instances, partList, joints = [] }: Pick<Evaluation, 'instances' | 'partList' | 'joints'>,
): DrivenFasteners[][] {
  const stepOfGroup = new Map(steps.flatMap(({ added }, at) => added.flatMap(({ groups }) => groups.map((group) => [group, at] as const))));
  const stepOf = (index: number): number => stepOfGroup.get(instances[index]?.group ?? '') ?? 0;
  const parts = instances.map((instance) => ({ ...instance, role: partList[instance.line]?.articleNumber ?? '' }));
  const driven = steps.map(() => new Map<string, number>());
  for (const { head, receiver, fastener, count } of joinsOf(parts, joints)) {
    const counts = driven[Math.max(stepOf(head), stepOf(receiver))];
    counts?.set(fastener, (counts.get(fastener) ?? 0) + count);
  }
  return driven.map((counts) => Array.from(counts, ([fastener, count]) => ({ fastener, count })));
}
