/**
 * Fasteners of each building step: nails, screws and bolts between parts of which the later one is added in that step, and pieces that the model counts for an
 * assembly added in it. It knows no model.
 */
import type { Evaluation, Localized } from '#domain/configurator/evaluation.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import { joinsOf } from '#domain/joinery/joint.ts';
import type { AssemblyStep } from './assembly-step.ts';

export interface DrivenFasteners {
  name: Localized;
  articleNumber: string;
  count: number;
  isClinched: boolean;
}

/** One list for each step, in the order of the joints of the model. */
export function stepFasteners(
  steps: readonly AssemblyStep[],
  { instances, partList, joints = [], hardware = [] }: Pick<Evaluation, 'instances' | 'partList' | 'joints' | 'hardware'>,
): DrivenFasteners[][] {
  const stepOfGroup = new Map(steps.flatMap(({ added }, at) => added.flatMap(({ groups }) => groups.map((group) => [group, at] as const))));
  const stepOf = (index: number): number => stepOfGroup.get(instances[index]?.group ?? '') ?? 0;
  const parts = instances.map((instance) => ({ ...instance, role: partList[instance.line]?.articleNumber ?? '' }));
  const driven = steps.map(() => new Map<string, DrivenFasteners>());
  const add = (step: number, key: string, piece: DrivenFasteners): void => {
    const known = driven[step]?.get(key);
    if (known === undefined) driven[step]?.set(key, piece);
    else known.count += piece.count;
  };
  for (const { head, receiver, fastener, isClinched, count } of joinsOf(parts, joints)) {
    const { name, articleNumber } = fasteners[fastener]!;
    add(Math.max(stepOf(head), stepOf(receiver)), `${fastener} ${isClinched}`, { name, articleNumber, count, isClinched });
  }
  for (const { group, line, count } of hardware) {
    const [step, counted] = [stepOfGroup.get(group), partList[line]];
    if (step === undefined || counted === undefined) continue;
    const { articleName: name, articleNumber } = counted;
    add(step, `line ${line}`, { name, articleNumber, count, isClinched: false });
  }
  return driven.map((pieces) => [...pieces.values()]);
}
