/** A product for its workshop drawings: parts with their positions, places of nails, and places of slings. */
import type { Evaluation, Instance } from '#domain/configurator/evaluation.ts';
import type { SlingPlace } from '#domain/drawing/bench-mark.ts';
import type { TechnicalSubject } from '#domain/drawing/technical-view.ts';
import { fastenerPlaces } from '#domain/joinery/fastener-place.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';

type Drawn = Pick<Evaluation, 'instances' | 'partList' | 'joints'>;

/** `instances`: the parts as drawn; bundles of many small parts show no nails. */
export function benchSubject(evaluation: Drawn, instances: readonly Instance[], positions?: readonly string[]): TechnicalSubject {
  const { partList: lines, joints = [] } = evaluation;
  const isWhole = instances === evaluation.instances;
  const parts = instances.map((instance) => ({ ...instance, role: roleOf(instance, lines) }));
  return {
    instances,
    lines,
    ...(positions === undefined ? {} : { positions }),
    nails: isWhole ? fastenerPlaces(parts, joints) : [],
    slings: slingPlaces(parts),
  };
}

const roleOf = ({ line }: Instance, lines: readonly PartLine[]): string => lines[line]?.articleNumber ?? '';

/** A crate on cross skids below long ones is lifted by slings around its outer cross skids. */
export function slingPlaces(parts: readonly (Instance & { role: string })[]): SlingPlace[] {
  if (!parts.some(({ role }) => role === 'LK')) return [];
  const skids = parts.filter(({ role }) => role === 'QK').map(({ min, size }) => ({ x: min[0] + size[0] / 2, z: min[2] + size[2] }));
  const sorted = skids.toSorted((a, b) => a.x - b.x);
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined || first === last ? [] : [first, last];
}
