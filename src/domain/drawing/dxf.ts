/**
 * The views of a product as a DXF R12 file: front, side, top and the section A–A in first-angle projection, one block each, and the walls separately.
 * Layers are the roles of the parts. A requested view is written alone. Design: carpentry §6.
 */
import type { Balloon } from './balloon-row.ts';
import { leaderOf } from './balloon-row.ts';
import { nailCross, slingArrow } from './bench-mark.ts';
import { dxfDocument, circleEntity, lineEntity, textEntity, type DxfBlock, type DxfLayer, type Pair } from './dxf-document.ts';
import type { Dimensions } from './dimension-row.ts';
import type { Box } from './face.ts';
import type { Instance } from '#domain/configurator/evaluation.ts';
import type { FastenerPlace } from '#domain/joinery/fastener-place.ts';
import type { Point } from './projection.ts';
import { solidsOf, boundsOf } from './solid.ts';
import { technicalView, type TechnicalSubject, type TechnicalView, type TechnicalViewId } from './technical-view.ts';
import { workshopViews } from './workshop-views.ts';
import { cavityOf } from './cavity.ts';

/** A single wall, lid or floor, seen from the side it is nailed from. */
export interface WallDrawing {
  name: string;
  instances: readonly Instance[];
  positions: readonly string[];
  nails: readonly FastenerPlace[];
  view: TechnicalViewId;
}

export interface DxfOptions {
  /** Only this view; all if not given. */
  view?: 'front' | 'side' | 'top' | 'section' | undefined;
  walls?: readonly WallDrawing[];
  /** Lines under the drawing, such as the link. */
  notes?: readonly string[];
}

const layers: readonly DxfLayer[] = [
  { name: 'KUFE', colour: 30 },
  { name: 'BRETT', colour: 7 },
  { name: 'PLATTE', colour: 4 },
  { name: 'LEISTE', colour: 3 },
  { name: 'TRAEGER', colour: 6 },
  { name: 'STREBE', colour: 2 },
  { name: 'VERDECKT', colour: 8, lineType: 'DASHED' },
  { name: 'MITTE', colour: 1, lineType: 'CENTER' },
  { name: 'MASS', colour: 5 },
  { name: 'TEXT', colour: 7 },
  { name: 'POS', colour: 1 },
  { name: 'NAGEL', colour: 9 },
  { name: 'SEIL', colour: 1 },
  { name: 'RAHMEN', colour: 7 },
];

const blockNames: Readonly<Partial<Record<TechnicalViewId, string>>> = { front: 'VORN', side: 'SEITE', top: 'OBEN', section: 'SCHNITT' };

/** Scales of an A3 sheet at which texts are 2.5 mm high. */
const scales = [1, 2, 5, 10, 15, 20, 25, 50, 100];
const paperText = 2.5;

function textHeightOf(instances: readonly Instance[]): number {
  const { min, max } = boundsOf(solidsOf(instances));
  const [length, width, height] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const needed = Math.max((length + 2 * width) / 260, (height + width) / 160);
  return paperText * (scales.find((scale) => scale >= needed) ?? Math.ceil(needed));
}

export function dxf(subject: TechnicalSubject, { view, walls = [], notes = [] }: DxfOptions = {}): string {
  const textHeight = textHeightOf(subject.instances);
  const hasInside = cavityOf(solidsOf(subject.instances)) !== null;
  const views =
    view === undefined
      ? workshopViews(subject, { textHeight, withSection: hasInside })
      : [technicalView(subject, view, { textHeight, marksSection: hasInside && (view === 'front' || view === 'top') })];
  const flat = view === undefined ? walls.map((wall) => wallView(wall, subject, textHeight)) : [];
  const blocks = [
    ...views.map((each) => viewBlock(each, blockNames[each.id] ?? each.id.toUpperCase())),
    ...flat.map((each, index) => viewBlock(each, `WAND_${index + 1}`)),
  ];
  return dxfDocument({ layers, blocks: placed(blocks, textHeight), textHeight, notes: ['Masse in mm', ...notes] });
}

function wallView({ instances, positions, nails, view }: WallDrawing, { lines }: TechnicalSubject, textHeight: number): TechnicalView {
  return technicalView({ instances, lines, positions, nails }, view, { textHeight });
}

/** First-angle projection: side right of the front, top below it, the section below the side; walls in a row below. */
function placed(blocks: readonly DxfBlock[], textHeight: number): DxfBlock[] {
  const gap = 6 * textHeight;
  const named = new Map(blocks.map((block) => [block.name, block]));
  const [front, side, top, section] = ['VORN', 'SEITE', 'OBEN', 'SCHNITT'].map((name) => named.get(name));
  const at = new Map<DxfBlock, Point>();
  if (front !== undefined && side !== undefined && top !== undefined) {
    const right = Math.max(front.box[2], top.box[2]) + gap;
    const below = Math.min(front.box[1], side.box[1]) - gap;
    at.set(front, [0, 0]);
    at.set(side, [right - Math.min(side.box[0], section?.box[0] ?? 0), 0]);
    at.set(top, [0, below - top.box[3]]);
    if (section !== undefined) at.set(section, [right - Math.min(side.box[0], section.box[0]), below - section.box[3]]);
  }
  let [x, y] = [0, 0];
  for (const [block, [, v]] of at) y = Math.min(y, v + block.box[1]);
  return blocks.map((block) => {
    const known = at.get(block);
    if (known !== undefined) return { ...block, at: known };
    const own: Point = at.size === 0 ? [0, 0] : [x - block.box[0], y - gap - block.box[3]];
    x += block.box[2] - block.box[0] + gap;
    return { ...block, at: own };
  });
}

function viewBlock(view: TechnicalView, name: string): DxfBlock {
  const { object, strokes, hatches, dimensions, balloons, nails, slings, cut, textHeight } = view;
  /** The origin is the lower left corner of the object; y upwards. */
  const place = ([u, v]: Point): Point => [u - object[0], object[3] - v];
  const line = (layer: string, [from, to]: readonly [Point, Point]): Pair[] => lineEntity(layer, place(from), place(to));
  const title = place([object[0], view.box[1] - textHeight]);
  const entities = [
    ...strokes.flatMap(({ layer, hidden, from, to }) => line(hidden ? 'VERDECKT' : layer, [from, to])),
    ...hatches.flatMap(({ layer, lines }) => lines.flatMap((each) => line(layer, each))),
    ...nails.flatMap((nail) => nailCross(nail, textHeight).flatMap((each) => line('NAGEL', each))),
    ...slings.flatMap((foot) => slingEntities(foot, textHeight, line)),
    ...dimensionEntities(dimensions, textHeight, place),
    ...balloons.flatMap((balloon) => balloonEntities(balloon, textHeight, place)),
    ...(cut === null ? [] : cutEntities(cut, textHeight, place)),
    ...textEntity({ layer: 'TEXT', text: name === 'SCHNITT' ? 'SCHNITT A-A' : name, at: title, height: textHeight }),
  ];
  const [left, top, right, bottom] = view.box;
  const [a, b] = [place([left, bottom]), place([Math.max(right, object[0] + name.length * textHeight), top - 2 * textHeight])];
  const box: Box = [a[0], a[1], b[0], b[1]];
  return { name, entities, box, at: [0, 0] };
}

/** Each text comes with the line that it measures. */
export function dimensionEntities({ texts, lines }: Dimensions, height: number, place: (point: Point) => Point): Pair[] {
  return [
    ...texts.flatMap(({ text, at, upright, link: [from, to] }) => [
      ...lineEntity('MASS', place(from), place(to)),
      ...textEntity({ layer: 'MASS', text, at: place(at), height, anchor: 'middle', upright }),
    ]),
    ...lines.flatMap(([from, to]) => lineEntity('MASS', place(from), place(to))),
  ];
}

function balloonEntities(balloon: Balloon, height: number, place: (point: Point) => Point): Pair[] {
  const [from, to] = leaderOf(balloon);
  const [x, y] = place(balloon.centre);
  return [
    ...circleEntity('POS', [x, y], balloon.radius),
    ...textEntity({ layer: 'POS', text: balloon.text, at: [x, y - height / 2], height, anchor: 'middle' }),
    ...lineEntity('POS', place(from), place(to)),
    ...circleEntity('POS', place(to), 0.2 * height),
  ];
}

function slingEntities(foot: Point, height: number, line: (layer: string, ends: readonly [Point, Point]) => Pair[]): Pair[] {
  const { shaft, head } = slingArrow(foot, height);
  const [left, top, right] = head;
  const lines: (readonly [Point, Point])[] = [shaft, [left, top], [top, right], [right, left]];
  return lines.flatMap((each) => line('SEIL', each));
}

function cutEntities([from, to]: readonly [Point, Point], height: number, place: (point: Point) => Point): Pair[] {
  const letter = ([u, v]: Point): Pair[] => textEntity({ layer: 'TEXT', text: 'A', at: place([u + 0.5 * height, v]), height });
  return [...lineEntity('MITTE', place(from), place(to)), ...letter([from[0], from[1] + height]), ...letter(to)];
}
