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

/** Beside the product, clear of it and its numerals: above the left and the right corner. */
const places: Readonly<Record<number, readonly Point[]>> = {
  2: [
    { x: 0.1, y: 0.1 },
    { x: 0.88, y: 0.08 },
  ],
  3: [
    { x: 0.05, y: 0.22 },
    { x: 0.2, y: 0.04 },
    { x: 0.88, y: 0.08 },
  ],
  4: [
    { x: 0.05, y: 0.22 },
    { x: 0.2, y: 0.04 },
    { x: 0.82, y: 0.03 },
    { x: 0.95, y: 0.18 },
  ],
  5: [
    { x: 0.05, y: 0.32 },
    { x: 0.05, y: 0.16 },
    { x: 0.2, y: 0.04 },
    { x: 0.82, y: 0.03 },
    { x: 0.95, y: 0.18 },
  ],
};

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
    return { group: group.path, number: index + 1, points: [...assemblies].flatMap((assembly) => anchors[assembly] ?? []) };
  });
  const taken = new Set<Point>();
  // The group with the fewest candidates chooses first; the highest point gives the shortest line.
  const tied = candidates
    .sort((a, b) => a.points.length - b.points.length)
    .flatMap(({ group, number, points }) => {
      const [anchor] = points.filter((point) => !taken.has(point)).sort((a, b) => a.y - b.y);
      if (anchor === undefined) return [];
      taken.add(anchor);
      return [{ group, number, anchor }];
    })
    .sort((a, b) => a.number - b.number);
  const free = shortestLines(
    tied.map(({ anchor }) => anchor),
    places[tied.length] ?? [{ x: 0.1, y: 0.1 }],
  );
  return tied.map((balloon, index) => ({ ...balloon, place: free[index] ?? { x: 0.1, y: 0.1 } }));
}

/** The places in the order that minimises the total length of the lines to the anchors; such lines never cross. */
function shortestLines(anchors: readonly Point[], free: readonly Point[]): Point[] {
  const [anchor, ...others] = anchors;
  if (anchor === undefined) return [];
  const lengthOf = (ordered: readonly Point[]): number =>
    ordered.reduce((sum, { x, y }, index) => sum + Math.hypot(x - (anchors[index]?.x ?? x), y - (anchors[index]?.y ?? y)), 0);
  const orders = free.map((place) => [
    place,
    ...shortestLines(
      others,
      free.filter((other) => other !== place),
    ),
  ]);
  return orders.reduce((best, order) => (lengthOf(order) < lengthOf(best) ? order : best), orders[0] ?? []);
}
