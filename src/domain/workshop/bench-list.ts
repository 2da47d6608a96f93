/**
 * The part list for the workshop: by assembly, with a position number (assembly.number) for each kind of part in it. Opposite walls of
 * equal parts are one assembly, made twice; parts that are only counted, such as nails, come last. The merged lines of the
 * specification are unchanged: each workshop part names the line it is counted in.
 */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Instance, Localized, Vec3 } from '#domain/configurator/evaluation.ts';
import type { PartLine } from '#domain/part-list/part-line.ts';

export interface BenchPart {
  /** `2.1` */
  position: string;
  /** Index of the part-list line. */
  line: number;
  /** In the whole product. */
  count: number;
  /** Indices of its placed parts. */
  instances: number[];
}

export interface BenchAssembly {
  number: number;
  name: Localized;
  /** How many equal assemblies the product has. */
  count: number;
  /** Assembly groups of the model. */
  groups: string[];
  parts: BenchPart[];
}

export type AssemblyNames = Readonly<Record<string, Localized>>;

const pairNames: Readonly<Record<'x' | 'y', Localized>> = {
  x: { de: 'Stirnseite', fr: 'Bout', en: 'End' },
  y: { de: 'Längsseite', fr: 'Côté long', en: 'Long side' },
};
const smallParts: Localized = { de: 'Kleinteile', fr: 'Petites pièces', en: 'Small parts' };
const allParts: Localized = { de: 'Teile', fr: 'Pièces', en: 'Parts' };

interface Listed {
  instances: readonly Instance[];
  partList: readonly PartLine[];
}

export function benchList({ instances, partList }: Listed, names: AssemblyNames): BenchAssembly[] {
  const groups = groupsOf(instances, partList, Object.keys(names));
  const assemblies: { members: Group[]; name: Localized }[] = [];
  for (const group of groups) {
    const opposite = assemblies.find(
      ({ members: [first, second] }) => second === undefined && first !== undefined && isOpposite(first, group),
    );
    const axis = opposite === undefined ? null : pairAxis(opposite.members[0]!, group);
    if (opposite !== undefined && axis !== null) {
      opposite.members.push(group);
      opposite.name = pairNames[axis];
    } else assemblies.push({ members: [group], name: names[group.id] ?? { de: group.id, fr: group.id, en: group.id } });
  }
  const placed = new Set(instances.map(({ line }) => line));
  const counted = partList.flatMap(({ count }, line) => (placed.has(line) ? [] : [{ line, count, instances: [] }]));
  const listed = assemblies.map(({ members, name }) => ({ name, members, parts: partsOf(members) }));
  const all =
    counted.length === 0 ? listed : [...listed, { name: listed.length === 0 ? allParts : smallParts, members: [], parts: counted }];
  return all.map(({ name, members, parts }, index) => ({
    number: index + 1,
    name,
    count: Math.max(1, members.length),
    groups: members.map(({ id }) => id),
    parts: parts.map((part, at) => ({ position: `${index + 1}.${at + 1}`, ...part })),
  }));
}

/** A workbook's picture is drawn by another model, so its parts have no place. */
export function benchOf({ model }: CompiledModel, { instances, partList }: Listed): BenchAssembly[] {
  return benchList({ instances: model.kind === 'sheet' ? [] : instances, partList }, model.assemblies);
}

/** The position number of each placed part, by its index. */
export function positionsOf(assemblies: readonly BenchAssembly[], count: number): string[] {
  const positions = Array.from({ length: count }, () => '');
  for (const { parts } of assemblies)
    for (const { position, instances } of parts) for (const index of instances) positions[index] = position;
  return positions;
}

interface GroupPart {
  key: string;
  line: number;
  count: number;
  instances: number[];
}

interface Group {
  id: string;
  parts: GroupPart[];
  min: Vec3;
  max: Vec3;
}

function groupsOf(instances: readonly Instance[], partList: readonly PartLine[], order: readonly string[]): Group[] {
  const placedOf = new Map<number, number>();
  for (const { line } of instances) placedOf.set(line, (placedOf.get(line) ?? 0) + 1);
  const indexed = instances.map((instance, index) => ({ instance, index }));
  const byGroup = Map.groupBy(indexed, ({ instance }) => instance.group);
  const known = order.filter((id) => byGroup.has(id));
  return [...known, ...[...byGroup.keys()].filter((id) => !known.includes(id))].map((id) => {
    const members = byGroup.get(id) ?? [];
    const kinds = Map.groupBy(members, ({ instance }) => `${instance.line}${mirrored(instance)}`);
    const parts = Array.from(kinds, ([key, placed]): GroupPart => {
      const { line } = placed[0]!.instance;
      // A bought pallet is one piece of its line but drawn as many boards.
      const each = (partList[line]?.count ?? 0) / (placedOf.get(line) ?? 1);
      return { key, line, count: Math.round(placed.length * each * 1000) / 1000, instances: placed.map(({ index }) => index) };
    });
    return {
      id,
      parts: parts.toSorted((a, b) => a.line - b.line || (a.key < b.key ? -1 : 1)),
      ...boxOf(members.map(({ instance }) => instance)),
    };
  });
}

/** Braces sloping the other way, as seen from outside, are a different part. */
function mirrored({ turn, explode }: Instance): string {
  if (turn === undefined) return '';
  const k = { x: 0, y: 1, z: 2 }[turn.axis];
  const isOutward = (explode[k] ?? 0) >= 0;
  return turn.degrees > 0 === isOutward ? ' rising' : ' falling';
}

function boxOf(parts: readonly Instance[]): { min: Vec3; max: Vec3 } {
  const low = (k: 0 | 1 | 2): number => parts.reduce((least, { min }) => Math.min(least, min[k]), Infinity);
  const high = (k: 0 | 1 | 2): number => parts.reduce((most, { min, size }) => Math.max(most, min[k] + size[k]), -Infinity);
  return { min: [low(0), low(1), low(2)], max: [high(0), high(1), high(2)] };
}

function isOpposite(a: Group, b: Group): boolean {
  const countsOf = ({ parts }: Group): string =>
    [...Map.groupBy(parts, ({ line }) => line)].map(([line, each]) => `${line}:${sum(each)}`).join(' ');
  return countsOf(a) === countsOf(b) && pairAxis(a, b) !== null;
}

const sum = (parts: readonly GroupPart[]): number => parts.reduce((total, { count }) => total + count, 0);

const near = (p: number, q: number): boolean => Math.abs(p - q) < 1;

/** The axis along which two equal walls are opposite each other; null: they are not. */
function pairAxis(a: Group, b: Group): 'x' | 'y' | null {
  const isAligned = [0, 1, 2].map((k) => near(a.min[k]!, b.min[k]!) && near(a.max[k]!, b.max[k]!));
  const isSameSize = [0, 1, 2].every((k) => near(a.max[k]! - a.min[k]!, b.max[k]! - b.min[k]!));
  if (!isSameSize || isAligned[2] !== true) return null;
  if (isAligned[1] === true && isAligned[0] !== true) return 'x';
  return isAligned[0] === true && isAligned[1] !== true ? 'y' : null;
}

function partsOf(members: readonly Group[]): { line: number; count: number; instances: number[] }[] {
  const kinds = Map.groupBy(
    members.flatMap(({ parts }) => parts),
    ({ key }) => key,
  );
  return Array.from(kinds.values(), (parts) => ({
    line: parts[0]!.line,
    count: sum(parts),
    instances: parts.flatMap(({ instances }) => instances),
  }));
}
