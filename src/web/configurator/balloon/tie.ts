/**
 * Ties between the groups of choices and the picture: which parts a group affects, and where its numbered balloon is placed.
 * Pure; fractions of the picture from the top left.
 */
import { parametersByComponent } from '#domain/configurator/part-cause.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { PropertyGroup } from '#domain/configurator/describe.ts';

export interface Point {
  x: number;
  y: number;
}

/** What has the focus: a group's path, and the property in it if known. */
export interface Focus {
  group: string;
  property: string | null;
}

export interface Balloon {
  /** Path of the group. */
  group: string;
  number: number;
  anchor: Point;
  place: Point;
}

/** Beside the product, clear of it and its numerals: above its left and its right corner. */
const places: readonly Point[] = [
  { x: 0.05, y: 0.22 },
  { x: 0.2, y: 0.04 },
  { x: 0.88, y: 0.08 },
];

/** Groups of the product with visible choices; numbered if there is more than one. */
export function numberedGroups(groups: readonly PropertyGroup[]): PropertyGroup[] {
  const shown = groups.filter(({ role, properties }) => role === 'product' && properties.some(({ visible }) => visible));
  return shown.length > 1 ? shown : [];
}

/** Components whose size or number depends on these parameters. */
function shapedBy(compiled: CompiledModel, parameters: readonly string[]): Set<string> {
  const found = [...parametersByComponent(compiled)].filter(([, behind]) => parameters.some((parameter) => behind.has(parameter)));
  return new Set(found.map(([component]) => component));
}

const idsOf = (group: PropertyGroup): string[] => group.properties.filter(({ visible }) => visible).map(({ id }) => id);

/** What is highlighted: the parts that the focused choice affects. If that is everything, nothing is. */
export function litComponents(compiled: CompiledModel, groups: readonly PropertyGroup[], focus: Focus | null): string[] {
  const group = focus === null ? undefined : groups.find(({ path }) => path === focus.group);
  if (group === undefined || focus === null) return [];
  const own = idsOf(group);
  const shaped = shapedBy(compiled, focus.property !== null && own.includes(focus.property) ? [focus.property] : own);
  const drawn = compiled.model.components.filter(({ box, use }) => box !== undefined || use !== undefined);
  return drawn.every(({ id }) => shaped.has(id)) ? [] : [...shaped];
}

/** One balloon for each numbered group, each tied to a different assembly that the group affects. */
export function balloonsOf(compiled: CompiledModel, groups: readonly PropertyGroup[], anchors: Readonly<Record<string, Point>>): Balloon[] {
  const candidates = numberedGroups(groups).map((group, index) => {
    const shaped = shapedBy(compiled, idsOf(group));
    const assemblies = new Set(compiled.model.components.filter(({ id }) => shaped.has(id)).map((component) => component.group));
    const points = Object.entries(anchors).flatMap(([assembly, point]) => (assemblies.has(assembly) ? [point] : []));
    return { group: group.path, number: index + 1, points };
  });
  const taken = new Set<Point>();
  // The group with the fewest candidates chooses first, each what shows most of itself.
  const tied = candidates
    .sort((a, b) => a.points.length - b.points.length)
    .flatMap(({ group, number, points }) => {
      const anchor = points.find((point) => !taken.has(point));
      if (anchor === undefined) return [];
      taken.add(anchor);
      return [{ group, number, anchor }];
    })
    .sort((a, b) => a.number - b.number);
  return tied.map((balloon) => ({ ...balloon, place: nearestPlace(balloon.anchor) }));
}

/** One balloon is shown at a time, so that two may have the same place. */
function nearestPlace({ x, y }: Point): Point {
  const away = (place: Point): number => Math.hypot(place.x - x, place.y - y);
  return places.reduce((best, place) => (away(place) < away(best) ? place : best));
}
