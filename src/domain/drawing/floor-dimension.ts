/**
 * The three numbers of the picture: length and width lie on the floor in front of the product, the height stands beside it in the end plane, each with its
 * dimension line. If a product is too flat for its height numeral, the numeral stands on the extended top line. Specification: look, drawing rules.
 */
import type { Bounds } from './solid.ts';
import { capHeight, textWidth, type Matrix } from './lettering.ts';
import { numeralsSvg } from './numerals.ts';
import { cosine30, isometric, type Point } from './projection.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter, type PathStyle } from './svg-path.ts';

export interface FloorDimension {
  labels: readonly [length: string, width: string, height: string];
  bounds: Bounds;
  /** Height of the floor on which the numerals lie (below 0 when skids are exploded downwards). */
  floor: number;
  numeralSize: number;
  colour: string;
  lineWidth: string;
  style?: PathStyle;
  /** Begins the ids of repeated digits. */
  ids?: string | undefined;
}

const alongLength: Matrix = [cosine30, 0.5, -cosine30, 0.5];
const alongWidth: Matrix = [cosine30, -0.5, cosine30, 0.5];
const endPlane: Matrix = [cosine30, -0.5, 0, 1];

/** Numerals grow with the product, but stay legible on small products. */
export function numeralMm({ min, max }: Bounds, factor: number): number {
  const mean = (max[0] - min[0] + max[1] - min[1] + max[2] - min[2]) / 3;
  return factor * Math.max(mean, 0.62 * Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]));
}

export function floorDimension({ labels, bounds, floor, numeralSize: size, colour, lineWidth, style = {}, ids }: FloorDimension): {
  svg: string;
  points: Point[];
  /** The corners of the numerals of length, width and height. */
  numerals: [Point[], Point[], Point[]];
} {
  const { min, max } = bounds;
  const [offset, overshoot, start] = [size * 0.3, size * 0.16, size * 0.09];
  const cap = size * capHeight;
  const p = isometric.project;
  const points: Point[] = [];
  const lines = pathWriter(style);
  const line = (...ends: Point[]): void => {
    lines.line(ends);
    points.push(...ends);
  };

  const front = max[1] + offset;
  line(p(min[0], front, floor), p(max[0], front, floor));
  for (const x of [min[0], max[0]]) line(p(x, max[1] + start, floor), p(x, front + overshoot, floor));
  const end = max[0] + offset;
  line(p(end, min[1], floor), p(end, max[1], floor));
  for (const y of [min[1], max[1]]) line(p(max[0] + start, y, floor), p(end + overshoot, y, floor));

  const gap = size * 0.2;
  const lengthAt = front + gap + cap;
  const widthAt = end + gap + cap;
  const [lengthHalf, widthHalf] = [(textWidth(labels[0]) * size) / 2, (textWidth(labels[1]) * size) / 2];
  const [middleX, middleY] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2];
  const lengthCorners = [middleX - lengthHalf, middleX + lengthHalf].flatMap((x) => [lengthAt, lengthAt - cap].map((y) => p(x, y, floor)));
  const widthCorners = [middleY - widthHalf, middleY + widthHalf].flatMap((y) => [widthAt, widthAt - cap].map((x) => p(x, y, floor)));

  const height = max[2] - min[2];
  const isFlat = height < cap * 0.95;
  const heightSize = isFlat ? size * 0.72 : size;
  const heightWidth = textWidth(labels[2]) * heightSize;
  const back = min[1] - offset;
  line(p(max[0], back, min[2]), p(max[0], back, max[2]));
  const textStart = back - size * 0.24;
  line(p(max[0], min[1] - start, min[2]), p(max[0], back - overshoot, min[2]));
  line(p(max[0], min[1] - start, max[2]), p(max[0], isFlat ? textStart - heightWidth : back - overshoot, max[2]));
  const baseline = isFlat ? max[2] + size * 0.09 : (min[2] + max[2]) / 2 - (capHeight * heightSize) / 2;
  const heightCorners = [textStart, textStart - heightWidth].flatMap((y) =>
    [baseline, baseline + capHeight * heightSize].map((z) => p(max[0], y, z)),
  );
  points.push(...lengthCorners, ...widthCorners, ...heightCorners);

  const numerals = numeralsSvg(
    [
      { text: labels[0], size, at: p(middleX, lengthAt, floor), anchor: 'middle', plane: alongLength },
      { text: labels[1], size, at: p(widthAt, middleY, floor), anchor: 'middle', plane: alongWidth },
      { text: labels[2], size: heightSize, at: p(max[0], textStart, baseline), plane: endPlane },
    ],
    { colour, onFloor: style.onFloor, ids },
  );
  const svg = `<path fill="none" stroke="${colour}" stroke-width="${lineWidth}"${nonScaling} d="${lines.data()}"/>${numerals}`;
  return { svg, points, numerals: [lengthCorners, widthCorners, heightCorners] };
}
