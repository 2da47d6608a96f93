/**
 * One A4 sheet, landscape, in millimetres of paper: front view, side view to its right and top view below it (first-angle projection, one round scale),
 * the isometric picture and a title block. Specification: configurator design §6.4. All words come from outside.
 */
import type { Instance } from '#domain/configurator/evaluation.ts';
import { fieldColours } from './field-colour.ts';
import { drawIsometric } from './isometric-drawing.ts';
import { lettering } from './lettering.ts';
import { orthographicPart, type OrthographicPart } from './orthographic-drawing.ts';
import { boundsOf, solidsOf } from './solid.ts';
import { svgDocument, type Drawing } from './svg-document.ts';
import { mmText } from './svg-path.ts';

export interface SheetOptions {
  heading: string;
  /** Pairs such as article, weight, wood volume, date; at most eight are shown. */
  titleBlock: readonly { label: string; value: string }[];
  viewNames: Readonly<Record<'front' | 'side' | 'top' | 'isometric', string>>;
  title?: string;
  /** Width of the image in pixels. */
  pixelWidth?: number;
}

const sheet = { width: 297, height: 210, margin: 10 };

/** Scales a workshop has a ruler for. */
const scales = [1, 2, 2.5, 5, 10, 15, 20, 25, 30, 50, 75, 100, 200];

const numeralPaperMm = 3.2;

const mostPairs = 8;

const [x0, y0] = [sheet.margin + 18, sheet.margin + 20];

/** Paper between two views: dimension chains of the first and the name of the next one. */
const betweenMm = 26;

/** The isometric picture is at least this wide. */
const leastPictureMm = 68;

interface Layout {
  isFitting: boolean;
  /** Left edge of the side view, upper edge of the top view. */
  side: number;
  top: number;
  room: { x: number; y: number };
  pictureWidth: number;
}

/** Where everything stands at a scale; the picture takes the larger room, right of the side view or below it. */
function layout(
  scale: number,
  size: { length: number; width: number; height: number },
  picture: { width: number; height: number },
  blockAt: number,
): Layout {
  const right = sheet.width - sheet.margin;
  const side = x0 + size.length / scale + betweenMm;
  const top = y0 + size.height / scale + betweenMm;
  const beside = { x: side + size.width / scale + 8, y: y0 - 6 };
  const below = { x: x0 + size.length / scale + betweenMm, y: top - 6 };
  const widthIn = ({ x, y }: { x: number; y: number }): number =>
    Math.min(right - 4 - x, ((blockAt - 7 - y) * picture.width) / picture.height);
  const room = widthIn(beside) >= widthIn(below) ? beside : below;
  const pictureWidth = Math.max(20, widthIn(room));
  const reachesAcross = side + size.width / scale <= right && x0 + size.length / scale <= right - 122;
  const reachesDown = top + size.width / scale + 14 <= sheet.height - sheet.margin && y0 + size.height / scale + 14 <= blockAt;
  return { isFitting: reachesAcross && reachesDown && pictureWidth >= leastPictureMm, side, top, room, pictureWidth };
}

export function drawSheet(instances: readonly Instance[], options: SheetOptions): Drawing {
  const colours = fieldColours('white', true);
  const { min, max } = boundsOf(solidsOf(instances));
  const [length, width, height] = [max[0] - min[0], max[1] - min[1], max[2] - min[2]];
  const picture = drawIsometric(instances, { field: 'white', standalone: {}, shadow: true });
  const layoutAt = (scale: number): Layout => layout(scale, { length, width, height }, picture, blockTop(options));
  const rulerScale = scales.find((each) => layoutAt(each).isFitting);
  const scale = rulerScale ?? Math.ceil((length + width + height) / 150);
  const { side, top, room, pictureWidth } = layoutAt(scale);
  const part = (view: 'front' | 'side' | 'top'): OrthographicPart =>
    orthographicPart(instances, view, { numeralMm: numeralPaperMm * scale, title: '' }, colours);
  const words = ` fill="${colours.line}"`;
  const place = (drawn: OrthographicPart, left: number, top: number, name: string): string => {
    const k = String(Number((1 / scale).toFixed(6)));
    const [u, v] = [left - drawn.object[0] / scale, top - drawn.object[1] / scale];
    return `<g transform="matrix(${k} 0 0 ${k} ${mmText(u)} ${mmText(v)})">${drawn.body}</g>${lettering({ text: name, size: 3, at: [left, top - 2.4] }, words)}`;
  };
  const inner = picture.svg.slice(picture.svg.indexOf('>') + 1, picture.svg.lastIndexOf('</svg>'));
  const viewBox = /viewBox="[^"]*"/.exec(picture.svg)?.[0] ?? '';
  const isometric = `<svg x="${mmText(room.x)}" y="${mmText(room.y)}" width="${mmText(pictureWidth)}" height="${mmText((pictureWidth * picture.height) / picture.width)}" ${viewBox}>${inner}</svg>`;
  const body = [
    `<rect width="${String(sheet.width)}" height="${String(sheet.height)}" fill="#FFFFFF"/>`,
    place(part('front'), x0, y0, options.viewNames.front),
    place(part('side'), side, y0, options.viewNames.side),
    place(part('top'), x0, top, options.viewNames.top),
    isometric,
    lettering({ text: options.viewNames.isometric, size: 3, at: [room.x, room.y - 2.4] }, words),
    titleBlock(options, `1:${String(scale)}`, colours.line),
  ].join('');
  const box = [0, 0, sheet.width, sheet.height] as const;
  const standalone = options.pixelWidth === undefined ? {} : { pixelWidth: options.pixelWidth };
  return { ...svgDocument({ box, body, title: options.title ?? options.heading, standalone, background: '#FFFFFF' }), anchors: {} };
}

function blockTop({ titleBlock: pairs }: Pick<SheetOptions, 'titleBlock'>): number {
  const rows = Math.ceil(Math.min(mostPairs, pairs.length) / 2);
  return sheet.height - sheet.margin - rows * 8 - 13;
}

/** Bottom right: heading and scale on a thick rule, then two columns of pairs on hairlines. */
function titleBlock({ heading, titleBlock: pairs }: SheetOptions, scale: string, colour: string): string {
  const [left, right] = [sheet.width - sheet.margin - 118, sheet.width - sheet.margin];
  const shown = pairs.slice(0, mostPairs);
  const top = blockTop({ titleBlock: pairs });
  const fill = ` fill="${colour}"`;
  const parts = [
    `<path fill="none" stroke="${colour}" stroke-width="1.1" d="M${mmText(left)} ${mmText(top)}H${mmText(right)}"/>`,
    lettering({ text: heading, size: 7, at: [left, top + 8.6] }, fill),
    lettering({ text: scale, size: 7, at: [right, top + 8.6], anchor: 'end' }, fill),
  ];
  shown.forEach(({ label, value }, index) => {
    const [x, y] = [left + (index % 2) * 60, top + 13 + Math.floor(index / 2) * 8];
    parts.push(`<path fill="none" stroke="${colour}" stroke-width=".2" d="M${mmText(x)} ${mmText(y)}h58"/>`);
    parts.push(
      lettering({ text: label, size: 2.6, at: [x, y + 3.2] }, `${fill} fill-opacity=".7"`),
      lettering({ text: value, size: 3.6, at: [x, y + 7] }, fill),
    );
  });
  return parts.join('');
}
