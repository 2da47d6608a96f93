/** A load as pictures: faces in slanted view, in painting order, and a plan of the floor for papers. */
import type { PlacedBox, Triple } from './box.ts';

export type Point = readonly [u: number, v: number];

export interface Face {
  /** Index of the box. */
  readonly box: number;
  readonly side: 'top' | 'long' | 'end';
  readonly points: readonly Point[];
}

const cos30 = Math.sqrt(3) / 2;

/** x runs to the lower right, y to the upper right, z up. */
export const slanted = ([x, y, z]: Triple): Point => [(x + y) * cos30, (x - y) / 2 - z];

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

const ink = '#1D1916';

const rectangle = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" stroke="${ink}" stroke-width="12"/>`;

/** Plan view of the floor, far wall on the left, as SVG without text: chosen boxes dark, the others light. */
export function floorDrawing(length: number, width: number, boxes: readonly PlacedBox[], isChosen: (box: number) => boolean): string {
  const upwards = boxes.map((_, index) => index).toSorted((a, b) => boxes[a]!.at[2] - boxes[b]!.at[2]);
  const body = upwards.map((index) => {
    const { at, size } = boxes[index]!;
    // The near long side is at the bottom, as in the slanted picture.
    return rectangle(at[0], width - at[1] - size[1], size[0], size[1], isChosen(index) ? '#D97757' : '#F0DDB8');
  });
  const margin = 60;
  const place = [-margin, -margin, length + 2 * margin, width + 2 * margin].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${place}">${rectangle(0, 0, length, width, '#FFFFFF')}${body.join('')}</svg>`;
}
