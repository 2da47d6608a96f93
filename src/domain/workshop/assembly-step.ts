/**
 * How a product is assembled, step by step: crates whose panels are nailed to each other begin with the ends and are turned over for floor and skids; crates on
 * a frame of skids begin with it. Anything else is built in the order of its model, upside down as long as parts come on from below, such as a pallet
 * from its deck. Design: carpentry §4. It knows no model.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';
import type { BenchAssembly } from './bench-list.ts';

export type StepKind = 'ready' | 'frame' | 'ends' | 'sides' | 'floor' | 'skids' | 'beams' | 'lid' | 'part' | 'loose';

export interface AssemblyStep {
  kind: StepKind;
  /** Assemblies added in this step. */
  added: BenchAssembly[];
  /** Groups already assembled. */
  standing: string[];
  /** The product is upside down. */
  isTurnedOver: boolean;
}

const kindOfGroup: Readonly<Record<string, StepKind>> = {
  skids: 'skids',
  base: 'skids',
  floor: 'floor',
  front: 'sides',
  back: 'sides',
  'end-left': 'ends',
  'end-right': 'ends',
  corners: 'ends',
  beams: 'beams',
  joists: 'beams',
  lid: 'lid',
};
/** Placed on top without fastening. */
const looseGroups: ReadonlySet<string> = new Set(['cushion', 'cushions', 'glass']);
const nailedOrder: readonly StepKind[] = ['ends', 'sides', 'floor', 'skids', 'part', 'beams', 'lid'];
const framedOrder: readonly StepKind[] = ['frame', 'floor', 'ends', 'sides', 'beams', 'part', 'lid'];
const framedRoles: ReadonlySet<string> = new Set(['LK', 'KH']);

export function assemblySteps(
  assemblies: readonly BenchAssembly[],
  partList: readonly PartLine[],
  instances: readonly Instance[],
): AssemblyStep[] {
  const built = assemblies.filter(({ groups }) => groups.length > 0);
  const groups = new Set(built.flatMap((assembly) => assembly.groups));
  const isCrate = ['floor', 'front', 'end-left'].every((id) => groups.has(id));
  if (!isCrate) return openSteps(built, instances);
  const isFramed = built.some(({ parts }) => parts.some(({ line }) => framedRoles.has(partList[line]?.articleNumber ?? '')));
  const kindOf = (assembly: BenchAssembly): StepKind => {
    const kind = kindOfGroup[assembly.groups[0] ?? ''] ?? 'part';
    return isFramed && kind === 'skids' ? 'frame' : kind;
  };
  const order = isFramed ? framedOrder : nailedOrder;
  const byKind = Map.groupBy(built, kindOf);
  return stepsOf(order.flatMap((kind) => (byKind.has(kind) ? [{ kind, added: byKind.get(kind)! }] : [])));
}

/** In the order of the model. */
function openSteps(built: readonly BenchAssembly[], instances: readonly Instance[]): AssemblyStep[] {
  const isBelow = built.map(({ groups }, index) => {
    const standing = built.slice(0, index).flatMap((before) => before.groups);
    return index > 0 && topOf(inGroups(instances, groups)) <= bottomOf(inGroups(instances, standing)) + slackMm;
  });
  return built.map((assembly, index) => ({
    kind: index === 0 ? 'ready' : isLoose(assembly) ? 'loose' : 'part',
    added: [assembly],
    standing: built.slice(0, index).flatMap(({ groups }) => groups),
    // What others are set under lies on its face already.
    isTurnedOver: index === 0 ? isBelow[1] === true : isBelow[index] === true,
  }));
}

const slackMm = 0.5;

const topOf = (parts: readonly Instance[]): number => Math.max(...parts.map(({ min, size }) => min[2] + size[2]));
const bottomOf = (parts: readonly Instance[]): number => Math.min(...parts.map(({ min }) => min[2]));

const inGroups = (instances: readonly Instance[], ids: readonly string[]): Instance[] =>
  instances.filter(({ group }) => ids.includes(group));

const isLoose = ({ groups }: BenchAssembly): boolean => groups.every((group) => looseGroups.has(group));

function stepsOf(steps: readonly { kind: StepKind; added: BenchAssembly[] }[]): AssemblyStep[] {
  return steps.map(({ kind, added }, index) => ({
    kind,
    added,
    standing: steps.slice(0, index).flatMap((step) => step.added.flatMap(({ groups }) => groups)),
    isTurnedOver: kind === 'skids' || (kind === 'floor' && steps.slice(0, index).some((step) => step.kind === 'ends')),
  }));
}

/** The parts of a step's picture: the ones already assembled, and the added ones slightly apart from them. */
export function stepParts(
  { added, standing, isTurnedOver }: AssemblyStep,
  instances: readonly Instance[],
  distance: number,
): { instance: Instance; index: number; isAdded: boolean }[] {
  const groups = new Set(added.flatMap((assembly) => assembly.groups));
  // Parts are added from above to those already assembled, including the floor, which otherwise explodes downwards;
  // the first parts lie in their final position.
  const upwards = standing.length === 0 ? null : isTurnedOver ? -1 : 1;
  const height = Math.max(0, ...instances.map(({ min, size }) => min[2] + size[2]));
  const depth = Math.max(0, ...instances.map(({ min, size }) => min[1] + size[1]));
  return instances.flatMap((instance, index) => {
    const isAdded = groups.has(instance.group);
    if (!isAdded && !standing.includes(instance.group)) return [];
    const placed = isAdded ? away(instance, distance, upwards) : instance;
    return [{ instance: isTurnedOver ? turnedOver(placed, depth, height) : placed, index, isAdded }];
  });
}

function away(instance: Instance, distance: number, upwards: 1 | -1 | null): Instance {
  const [x, y, z] = instance.explode;
  const { min } = instance;
  const dz = upwards === null ? z : upwards * Math.abs(z);
  return { ...instance, min: [min[0] + x * distance, min[1] + y * distance, min[2] + dz * distance] };
}

/** Half a turn about the length. */
function turnedOver(instance: Instance, depth: number, height: number): Instance {
  const { min, size, turn, explode } = instance;
  return {
    ...instance,
    min: [min[0], depth - min[1] - size[1], height - min[2] - size[2]],
    explode: [explode[0], -explode[1], -explode[2]],
    ...(turn === undefined ? {} : { turn: { axis: turn.axis, degrees: turn.axis === 'x' ? turn.degrees : -turn.degrees } }),
  };
}
