/** SVG of a technical view's dimensions, position numbers, hatches and hidden lines. Lengths in mm of the drawing. */
import { leaderOf, type Balloon } from './balloon-row.ts';
import { nailCross, slingArrow } from './bench-mark.ts';
import type { Dimensions } from './dimension-row.ts';
import { capHeight, lettering } from './lettering.ts';
import type { Point } from './projection.ts';
import { nonScaling } from './svg-document.ts';
import { pathWriter } from './svg-path.ts';
import type { TechnicalView } from './technical-view.ts';

export interface AnnotationColours {
  line: string;
  /** Fill behind the numbers of the balloons. */
  field: string;
}

/** In screen pixels, or on paper as multiples of the thinnest line. */
const widths = { thin: '.7', dimension: '1', mark: '1.2' };

export function annotationSvg(view: TechnicalView, colours: AnnotationColours): string {
  const { strokes, hatches, dimensions, balloons, nails, slings, cut, textHeight } = view;
  const hidden = strokes.filter((stroke) => stroke.hidden).map(({ from, to }) => [from, to] as const);
  return [
    linesSvg(
      hatches.flatMap(({ lines }) => lines),
      colours.line,
      widths.thin,
    ),
    linesSvg(hidden, colours.line, widths.dimension, '6 4'),
    linesSvg(
      nails.flatMap((nail) => nailCross(nail, textHeight)),
      colours.line,
      widths.thin,
    ),
    slingsSvg(slings, textHeight, colours.line),
    dimensionsSvg(dimensions, textHeight, colours.line),
    ...(cut === null ? [] : cutSvg(cut, textHeight, colours)),
    balloonsSvg(balloons, textHeight, colours),
  ].join('');
}

export function balloonsSvg(balloons: readonly Balloon[], textHeight: number, colours: AnnotationColours): string {
  const circles = balloons.map(({ text, centre: [u, v], target, radius }) =>
    [
      circle(target, 0.22 * textHeight, colours.line, colours.line),
      circle([u, v], radius, colours.field, colours.line),
      letters(text, [u, v + textHeight / 2], textHeight, colours.line),
    ].join(''),
  );
  return linesSvg(balloons.map(leaderOf), colours.line, widths.thin) + circles.join('');
}

export function dimensionsSvg({ lines, texts }: Dimensions, textHeight: number, colour: string): string {
  const words = texts.map(({ text, at, upright }) => letters(text, at, textHeight, colour, upright));
  return linesSvg([...lines, ...texts.map(({ link }) => link)], colour, widths.dimension) + words.join('');
}

function slingsSvg(slings: readonly Point[], textHeight: number, colour: string): string {
  const arrows = slings.map((foot) => slingArrow(foot, textHeight));
  const writer = pathWriter();
  for (const { head } of arrows) writer.shape(head);
  const heads = arrows.length === 0 ? '' : `<path fill="${colour}" d="${writer.data()}"/>`;
  return (
    heads +
    linesSvg(
      arrows.map(({ shaft }) => shaft),
      colour,
      widths.mark,
    )
  );
}

function letters(text: string, at: Point, height: number, colour: string, upright = false): string {
  const plane = upright ? { plane: [0, -1, 1, 0] as const } : {};
  return lettering({ text, size: height / capHeight, at, anchor: 'middle', ...plane }, ` fill="${colour}"`);
}

function linesSvg(lines: readonly (readonly [Point, Point])[], colour: string, width: string, dashes?: string): string {
  if (lines.length === 0) return '';
  const writer = pathWriter();
  for (const line of lines) writer.line([...line]);
  const dashed = dashes === undefined ? '' : ` stroke-dasharray="${dashes}"`;
  return `<path fill="none" stroke="${colour}" stroke-width="${width}"${dashed}${nonScaling} d="${writer.data()}"/>`;
}

/** A circle as a polygon of 24 corners: the SVG reader for PDFs only knows lines. */
function circle([u, v]: Point, radius: number, fill: string, stroke: string): string {
  const writer = pathWriter();
  writer.shape(
    Array.from({ length: 24 }, (_, index): Point => {
      const angle = (index * Math.PI) / 12;
      return [u + radius * Math.cos(angle), v + radius * Math.sin(angle)];
    }),
  );
  return `<path fill="${fill}" stroke="${stroke}" stroke-width="${widths.dimension}"${nonScaling} d="${writer.data()}"/>`;
}

function cutSvg([from, to]: readonly [Point, Point], height: number, { line }: AnnotationColours): string[] {
  const beside = ([u, v]: Point, down: number): Point => [u + 0.7 * height, v + down];
  return [
    linesSvg([[from, to]], line, widths.mark, '14 3 3 3'),
    letters('A', beside(from, height), height, line),
    letters('A', beside(to, 0), height, line),
  ];
}
