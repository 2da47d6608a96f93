/**
 * The dimension rows of a view: chains below and left of the object, from inside out, spaced so that no text touches a line. Returns plain lines and texts
 * for both SVG and DXF. Lengths in mm of the drawing, v downwards.
 */
import { chain, dimensionTextWidth, type Chain, type Span } from './dimension-chain.ts';
import type { Box } from './face.ts';
import type { Point } from './projection.ts';

export type RowSide = 'across' | 'up';

export interface RowWish {
  ticks: readonly number[];
  /** The link of the clear inside. */
  inner?: Span | null;
}

export interface DimensionText {
  text: string;
  /** Middle of the base line. */
  at: Point;
  /** True: reads upwards. */
  upright: boolean;
  /** The link that it measures. */
  link: readonly [Point, Point];
}

export interface Dimensions {
  texts: DimensionText[];
  /** Extension lines, ticks and leaders. */
  lines: (readonly [Point, Point])[];
  box: Box;
}

/** As multiples of the text's height. */
const spacing = { first: 1.1, text: 1.7, behind: 2.4, end: 0.5, base: 0.45, tick: 0.35, beyond: 4 };

export function dimensionRows(across: readonly RowWish[], up: readonly RowWish[], object: Box, height: number): Dimensions {
  const result: Dimensions = { texts: [], lines: [], box: object };
  let [left, top, right, bottom] = object;
  place(across, 'across', object, height, result);
  place(up, 'up', object, height, result);
  for (const point of [...result.lines.flat(), ...result.texts.flatMap((text) => cornersOf(text, height))]) {
    [left, top] = [Math.min(left, point[0]), Math.min(top, point[1])];
    [right, bottom] = [Math.max(right, point[0]), Math.max(bottom, point[1])];
  }
  result.box = [left, top, right, bottom];
  return result;
}

/** The four corners around a dimension's text, with some margin. */
export function cornersOf({ text, at: [u, v], upright }: Pick<DimensionText, 'text' | 'at' | 'upright'>, height: number): Point[] {
  const half = dimensionTextWidth(text, height) / 2;
  return upright
    ? [
        [u - height, v - half],
        [u, v - half],
        [u, v + half],
        [u - height, v + half],
      ]
    : [
        [u - half, v - height],
        [u + half, v - height],
        [u + half, v],
        [u - half, v],
      ];
}

function place(rows: readonly RowWish[], side: RowSide, object: Box, height: number, { texts, lines }: Dimensions): void {
  const isAcross = side === 'across';
  const edge = isAcross ? object[3] : object[0];
  /** A point `out` mm away from the object, `along` the row. */
  const at = (along: number, out: number): Point => (isAcross ? [along, edge + out] : [edge - out, along]);
  let out = spacing.first * height;
  /** Left of something low, like a pallet, texts may stand beyond its ends: nothing else is there. */
  const reach = spacing.beyond * height;
  const ends: Span = isAcross ? [object[0], object[2]] : [object[1], object[3]];
  const readable = rows.flatMap((row) => {
    const choices = shorter(row).map((wish) => ({ wish, links: chain(wish.ticks, height, wish.inner, ends) }));
    const beyond = isAcross ? [] : [{ wish: row, links: chain(row.ticks, height, row.inner, [ends[0] - reach, ends[1] + reach]) }];
    return [...choices, ...beyond].find(({ links }) => links.isReadable) ?? [];
  });
  readable.forEach(({ wish, links }, index) => {
    out += (isAcross ? spacing.text : spacing.end) * height;
    const line = out;
    const before = readable.slice(0, index).map((row) => row.wish.ticks);
    const isOutermost = index === readable.length - 1 && wish.ticks.length === 2 && isWithin(before, wish.ticks);
    const reaches = index === 0 || (isOutermost && readable.slice(0, index).every((row) => keepsWithin(row.links, ends, height)));
    const from = reaches ? 0.4 * height : line - 0.5 * height;
    const ofLabels = new Set(links.labels.flatMap((label) => [label.from, label.to]));
    wish.ticks.forEach((tick) => {
      // Inside a run of equal links there may be text above the tick.
      if (ofLabels.has(tick)) lines.push([at(tick, from), at(tick, line + spacing.end * height)]);
      const slant = spacing.tick * height;
      lines.push([at(tick - slant, line + (isAcross ? slant : -slant)), at(tick + slant, line + (isAcross ? -slant : slant))]);
    });
    write(links, line);
    out += spacing.end * height;
    if (!isAcross) out += (spacing.text - spacing.end) * height + 0.2 * height;
    if (links.tiers === 2) out += spacing.behind * height - (isAcross ? spacing.end * height : 0);
  });

  function write({ labels }: Chain, line: number): void {
    for (const { from, to, text, at: middle, tier } of labels) {
      const link: readonly [Point, Point] = [at(from, line), at(to, line)];
      const upright = !isAcross;
      if (tier === 0) {
        texts.push({ text, at: at(middle, isAcross ? line - spacing.base * height : line + spacing.base * height), upright, link });
        continue;
      }
      const centre = (from + to) / 2;
      if (isAcross) {
        lines.push([at(centre, line), at(middle, line + 0.95 * height)]);
        texts.push({ text, at: at(middle, line + 2.1 * height), upright, link });
      } else {
        lines.push([at(centre, line), at(centre, line + 1.6 * height)], [at(centre, line + 1.6 * height), at(middle, line + 2.1 * height)]);
        texts.push({ text, at: at(middle, line + 2.25 * height), upright, link });
      }
    }
  }
}

/** A row, and what remains of it where it has no room: the clear inside alone. */
function shorter(row: RowWish): RowWish[] {
  return row.inner && row.ticks.length > 2 ? [row, { ticks: row.inner, inner: row.inner }] : [row];
}

/** Whether the texts stand between these ends, where no extension line of a row further out can meet them. */
function keepsWithin({ labels }: Chain, [low, high]: Span, height: number): boolean {
  return labels.every(({ text, at }) => {
    const half = dimensionTextWidth(text, height) / 2;
    return at - half > low - 0.1 && at + half < high + 0.1;
  });
}

/** The outermost row's extension lines reach back to the object if the rows before it are within its ends. */
function isWithin(before: readonly (readonly number[])[], [low = 0, high = 0]: readonly number[]): boolean {
  return before.every((ticks) => ticks[0]! >= low - 0.1 && ticks.at(-1)! <= high + 0.1);
}
