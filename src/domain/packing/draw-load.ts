/** A load as pictures, in painting order: faces in slanted view, and flat views from above and from the side for papers. */
import type { PlacedBox, Triple } from './box.ts';

export type Point = readonly [u: number, v: number];

export interface Face {
  /** Index of the box. */
  readonly box: number;
  readonly side: 'top' | 'long' | 'end';
  readonly points: readonly Point[];
}

interface Surface {
  readonly part: 'ground' | 'wall';
  readonly points: readonly Point[];
}

const cos30 = Math.sqrt(3) / 2;

/** x runs to the lower right, y to the upper right, z up. */
export const slanted = ([x, y, z]: Triple): Point => [(x + y) * cos30, (x - y) / 2 - z];

/** Floor and the two far walls of a truck, in mm; the first one is painted first. */
export function bodyOf({ length, width, height }: { readonly length: number; readonly width: number; readonly height: number }): Surface[] {
  const surface = (part: Surface['part'], ...corners: readonly Triple[]): Surface => ({ part, points: corners.map(slanted) });
  return [
    surface('ground', [0, 0, 0], [length, 0, 0], [length, width, 0], [0, width, 0]),
    surface('wall', [0, 0, 0], [0, width, 0], [0, width, height], [0, 0, height]),
    surface('wall', [0, width, 0], [length, width, 0], [length, width, height], [0, width, height]),
  ];
}

/** For the `points` of an SVG polygon, in whole millimetres. */
export const pointsText = (points: readonly Point[]): string => points.map(([u, v]) => `${Math.round(u)},${Math.round(v)}`).join(' ');

/** The three visible faces of every box, rear boxes first. */
export function facesOf(boxes: readonly PlacedBox[]): Face[] {
  return paintingOrder(boxes).flatMap((index) => {
    const { at, size } = boxes[index]!;
    const corner = (x: 0 | 1, y: 0 | 1, z: 0 | 1): Point => slanted([at[0] + x * size[0], at[1] + y * size[1], at[2] + z * size[2]]);
    return [
      { box: index, side: 'long', points: [corner(0, 0, 0), corner(1, 0, 0), corner(1, 0, 1), corner(0, 0, 1)] },
      { box: index, side: 'end', points: [corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), corner(1, 0, 1)] },
      { box: index, side: 'top', points: [corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1)] },
    ];
  });
}

/** Indices, each after all boxes it may cover. Two boxes that do not overlap never cover each other mutually. */
export function paintingOrder(boxes: readonly PlacedBox[]): number[] {
  const behind = boxes.map((front) =>
    boxes.flatMap((back, index) => (back !== front && isBehind(back, front) && !isBehind(front, back) ? [index] : [])),
  );
  const order: number[] = [];
  const seen = new Set<number>();
  const visit = (index: number): void => {
    if (seen.has(index)) return;
    seen.add(index);
    for (const other of behind[index]!) visit(other);
    order.push(index);
  };
  boxes.forEach((_, index) => visit(index));
  return order;
}

/** Nearer to the far wall, farther across, or lower. */
function isBehind(back: PlacedBox, front: PlacedBox): boolean {
  return back.at[0] + back.size[0] <= front.at[0] || back.at[1] >= front.at[1] + front.size[1] || back.at[2] + back.size[2] <= front.at[2];
}

export interface FlatBox {
  /** Index of the box. */
  readonly box: number;
  /** In mm; x from the far wall, y downwards from the upper edge of the view. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where its number can be read, its middle first; null: boxes painted later cover it. */
  readonly label: Point | null;
}

/**
 * Flat view in painting order, far wall on the left: from above with the near long side below, or from the near long side.
 * `extent`: width of the truck for the view from above, its height for that from the side, in mm.
 */
export function flatView(boxes: readonly PlacedBox[], view: 'above' | 'side', extent: number): FlatBox[] {
  const [up, depth] = view === 'above' ? ([1, 2] as const) : ([2, 1] as const);
  const nearness = ({ at }: PlacedBox): number => (view === 'above' ? at[depth] : -at[depth]);
  const order = boxes.map((_, index) => index).toSorted((a, b) => nearness(boxes[a]!) - nearness(boxes[b]!));
  const flat = order.map((index) => {
    const { at, size } = boxes[index]!;
    return { box: index, x: at[0], y: extent - at[up] - size[up], width: size[0], height: size[up] };
  });
  return flat.map((each, place) => ({ ...each, label: labelOf(each, flat.slice(place + 1)) }));
}

type Area = Omit<FlatBox, 'box' | 'label'>;

/** Shares of length and height at which a number is tried. */
const labelPlaces: readonly Point[] = [0.5, 0.85, 0.15].flatMap((across) => [0.5, 0.85, 0.15].map((down) => [across, down] as const));

function labelOf({ x, y, width, height }: Area, later: readonly Area[]): Point | null {
  const points = labelPlaces.map(([across, down]): Point => [x + across * width, y + down * height]);
  return points.find((point) => !later.some((over) => contains(over, point))) ?? null;
}

const contains = ({ x, y, width, height }: Area, [u, v]: Point): boolean => x < u && u < x + width && y < v && v < y + height;
