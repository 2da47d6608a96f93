/**
 * One landscape sheet, A4 or A3, in millimetres of paper: front view, side view to its right and top view below it (first-angle projection, one round scale),
 * the section A–A below the side view, the isometric picture and a title block. Text is at least 2.5 mm high. Design: carpentry §6. All words are passed in.
 */
import { cavityOf } from './cavity.ts';
import { codeSquares } from './code-square.ts';
import type { Box } from './face.ts';
import { fieldColours } from './field-colour.ts';
import { drawIsometric } from './isometric-drawing.ts';
import { lettering } from './lettering.ts';
import type { StencilMarks } from './mark-layout.ts';
import { viewSvg } from './orthographic-drawing.ts';
import { boundsOf, solidsOf } from './solid.ts';
import { svgDocument, type Drawing } from './svg-document.ts';
import { mmText } from './svg-path.ts';
import type { TechnicalSubject, TechnicalView } from './technical-view.ts';
import { titleBlock, titleBlockSize, type TitlePair } from './title-block.ts';
import { workshopViews } from './workshop-views.ts';

export interface SheetOptions {
  heading: string;
  /** Pairs such as article, weight, date. */
  titleBlock: readonly TitlePair[];
  viewNames: Readonly<Record<'front' | 'side' | 'top' | 'section' | 'isometric', string>>;
  title?: string;
  /** Width of the image in pixels. */
  pixelWidth?: number;
  /** Address that opens the configuration. */
  link?: string;
  /** The same address as the squares of a QR code, row by row. */
  code?: readonly (readonly boolean[])[];
  /** The product's stencilled marks. */
  marks?: StencilMarks | null;
}

export interface Sheet extends Drawing {
  format: 'A4' | 'A3';
}

const formats = { A4: { width: 297, height: 210 }, A3: { width: 420, height: 297 } } as const;
const margin = 10;

/** Scales found on a workshop's ruler; a coarser one than 1:20 needs the larger sheet. */
const scales = [1, 2, 2.5, 5, 10, 15, 20, 25, 30, 50, 75, 100, 200];
const coarsest = { A4: 20, A3: 200 };

const textPaperMm = 2.5;
/** Space between two views, and above each one for its name. */
const gapMm = 9;
const nameMm = 6;
/** Smallest size at which a code can be read. */
const leastCodeMm = 26;
const codeGapMm = 6;
/** The header of a page. */
const headMm = 5;
const leastPicture = { width: 46, height: 34 };

/** Of the title block including the code beside it. */
interface Size {
  width: number;
  height: number;
}

interface Placed {
  view: TechnicalView;
  /** Upper left corner of the view including everything around it. */
  x: number;
  y: number;
}

interface Layout {
  format: 'A4' | 'A3';
  scale: number;
  placed: Placed[];
  picture: { x: number; y: number; width: number; height: number };
}

export function drawSheet(subject: TechnicalSubject, options: SheetOptions): Sheet {
  const colours = fieldColours('white', true);
  const { marks, code } = options;
  const picture = drawIsometric(subject.instances, { field: 'white', standalone: {}, shadow: true, ...(marks ? { marks } : {}) });
  const block = titleBlockSize(options.titleBlock);
  const side = code === undefined ? 0 : Math.max(leastCodeMm, block.height);
  const corner = { width: block.width + (side === 0 ? 0 : side + codeGapMm), height: Math.max(block.height, side) };
  const { format, scale, placed, picture: room } = layoutOf(subject, corner);
  const sheet = formats[format];
  const words = ` fill="${colours.line}"`;
  const views = placed.map(({ view, x, y }) => {
    const k = String(Number((1 / scale).toFixed(6)));
    const [u, v] = [x - view.box[0] / scale, y - view.box[1] / scale];
    const name = lettering({ text: options.viewNames[view.id as 'front'], size: 4, at: [x, y - 2.2] }, words);
    return `${name}<g transform="matrix(${k} 0 0 ${k} ${mmText(u)} ${mmText(v)})">${viewSvg(view, subject.instances, colours)}</g>`;
  });
  const inner = picture.svg.slice(picture.svg.indexOf('>') + 1, picture.svg.lastIndexOf('</svg>'));
  const viewBox = /viewBox="[^"]*"/.exec(picture.svg)?.[0] ?? '';
  const share = Math.min(room.width / picture.width, room.height / picture.height);
  const shown = { width: picture.width * share, height: picture.height * share };
  const body = [
    `<rect width="${sheet.width}" height="${sheet.height}" fill="#FFFFFF"/>`,
    `<rect x="5" y="5" width="${sheet.width - 10}" height="${sheet.height - 10}" fill="none" stroke="${colours.line}" stroke-width=".5"/>`,
    ...views,
    `<svg x="${mmText(room.x)}" y="${mmText(room.y)}" width="${mmText(shown.width)}" height="${mmText(shown.height)}" ${viewBox}>${inner}</svg>`,
    lettering({ text: options.viewNames.isometric, size: 4, at: [room.x, room.y - 2.2] }, words),
    titleBlock(
      options.heading,
      options.titleBlock,
      { scale: `1:${scale}`, right: sheet.width - margin, bottom: sheet.height - margin },
      colours.line,
    ),
    ...(code === undefined
      ? []
      : [codeSquares(code, { x: sheet.width - margin - corner.width, y: sheet.height - margin - side, side }, colours.line)]),
  ].join('');
  const box: Box = [0, 0, sheet.width, sheet.height];
  const { pixelWidth, link } = options;
  const standalone = { ...(pixelWidth === undefined ? {} : { pixelWidth }), ...(link === undefined ? {} : { link }) };
  return { ...svgDocument({ box, body, title: options.title ?? options.heading, standalone, background: '#FFFFFF' }), anchors: {}, format };
}

function layoutOf(subject: TechnicalSubject, block: Size): Layout {
  const solids = solidsOf(subject.instances);
  const withSection = cavityOf(solids) !== null;
  const { min, max } = boundsOf(solids);
  const least = Math.max(max[0] - min[0], max[1] - min[1], max[2] - min[2]) / 300;
  for (const format of ['A4', 'A3'] as const) {
    for (const scale of scales) {
      if (scale < least || scale > coarsest[format]) continue;
      const layout = layoutAt(format, scale, workshopViews(subject, { textHeight: textPaperMm * scale, withSection }), block);
      if (layout !== null) return layout;
    }
  }
  const scale = Math.ceil(least * 4);
  const views = workshopViews(subject, { textHeight: textPaperMm * scale, withSection });
  return layoutAt('A3', scale, views, block, true)!;
}

/** Front and side share their height, front and top their left edge; the picture takes the remaining space above the title block. Null: it does not fit. */
function layoutAt(format: 'A4' | 'A3', scale: number, views: readonly TechnicalView[], block: Size, anyway = false): Layout | null {
  const { width, height } = formats[format];
  const [front, side, top, section] = views;
  if (front === undefined || side === undefined || top === undefined) return null;
  const paper = ({ box, object }: TechnicalView) => ({
    left: (object[0] - box[0]) / scale,
    above: (object[1] - box[1]) / scale,
    width: (box[2] - box[0]) / scale,
    height: (box[3] - box[1]) / scale,
  });
  const [a, b, c, d] = [paper(front), paper(side), paper(top), section === undefined ? null : paper(section)];
  const left = Math.max(a.left, c.left);
  const above = Math.max(a.above, b.above);
  const x1 = margin;
  const y1 = margin + headMm + nameMm;
  const x2 = x1 + left + Math.max(a.width - a.left, c.width - c.left) + gapMm;
  const y2 = y1 + above + Math.max(a.height - a.above, b.height - b.above) + gapMm + nameMm;
  const column2 = Math.max(b.left, d?.left ?? 0);
  const placed: Placed[] = [
    { view: front, x: x1 + left - a.left, y: y1 + above - a.above },
    { view: side, x: x2 + column2 - b.left, y: y1 + above - b.above },
    { view: top, x: x1 + left - c.left, y: y2 },
    ...(section === undefined || d === null ? [] : [{ view: section, x: x2 + column2 - d.left, y: y2 }]),
  ];
  const right = width - margin;
  const bottom = height - margin;
  const ends = placed.map(({ view, x, y }) => ({
    right: x + (view.box[2] - view.box[0]) / scale,
    bottom: y + (view.box[3] - view.box[1]) / scale,
  }));
  const x3 = Math.max(...ends.map((end) => end.right)) + gapMm;
  const blockTop = bottom - block.height - 4;
  const blockLeft = right - block.width;
  const isClear = ends.every(
    (end, index) => end.right <= right && end.bottom <= (end.right > blockLeft - 3 ? blockTop : bottom) && placed[index]!.x >= 0,
  );
  const rooms = [
    { x: x3, y: y1, width: right - x3, height: blockTop - y1 },
    // Without a section, the space below the side view is free.
    ...(section === undefined ? [{ x: x2, y: y2, width: right - x2, height: blockTop - y2 }] : []),
  ];
  const picture = rooms.reduce((one, two) => (Math.min(two.width, two.height * 1.3) > Math.min(one.width, one.height * 1.3) ? two : one));
  const isFitting = isClear && picture.width >= leastPicture.width && picture.height >= leastPicture.height;
  return isFitting || anyway
    ? { format, scale, placed, picture: { ...picture, width: Math.max(10, picture.width), height: Math.max(10, picture.height) } }
    : null;
}
