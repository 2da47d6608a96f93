/**
 * The frame of every drawing: the svg element with its view box, accessible name or `aria-hidden`, and for a stand-alone image its pixel size and background.
 * Only presentation attributes: no style attribute, no style element, no script, so it is allowed in a page under a strict content security policy.
 */
import { mmText } from './svg-path.ts';
import type { Box } from './face.ts';

export interface Standalone {
  /** Paint the field behind the drawing. */
  background?: boolean;
  /** Width of the image in pixels; lines keep their pixel width. */
  pixelWidth?: number;
  /** Address that opens the drawn product, stored in the file. */
  link?: string;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Drawing {
  svg: string;
  /** Size of the view box in mm of the projection. */
  width: number;
  height: number;
  /** A visible point of every group as a fraction 0…1 of width and height. */
  anchors: Record<string, { x: number; y: number }>;
  /** Frames of the numerals of length, width and height, as fractions; absent without numerals. */
  numerals?: Frame[];
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an element or an attribute; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
  return allowed.replace(/[&<>"']/g, (character) => entities[character]!);
}

export interface SvgDocument {
  box: Box;
  body: string;
  title?: string | undefined;
  standalone?: Standalone | undefined;
  background: string;
}

export function svgDocument({ box, body, title, standalone, background }: SvgDocument): Omit<Drawing, 'anchors'> {
  const width = Math.round((box[2] - box[0]) * 10) / 10;
  const height = Math.round((box[3] - box[1]) * 10) / 10;
  const place = [box[0], box[1], width, height].map(mmText).join(' ');
  const pixels = standalone?.pixelWidth;
  const size =
    pixels === undefined ? '' : ` width="${String(pixels)}" height="${String(Math.max(1, Math.round((pixels * height) / (width || 1))))}"`;
  const name = title === undefined ? ' aria-hidden="true"' : ` role="img" aria-label="${escapeXml(title)}"`;
  const link = standalone?.link === undefined ? '' : `<metadata>${escapeXml(standalone.link)}</metadata>`;
  const titleElement = title === undefined ? '' : `<title>${escapeXml(title)}</title>`;
  // The field extends slightly beyond the view box: an image of whole pixels may be a fraction taller or wider than the box.
  const [bleedX, bleedY] = [width * 0.01, height * 0.01];
  const field = `x="${mmText(box[0] - bleedX)}" y="${mmText(box[1] - bleedY)}" width="${mmText(width + 2 * bleedX)}" height="${mmText(height + 2 * bleedY)}"`;
  const rect = standalone?.background === true ? `<rect ${field} fill="${background}"/>` : '';
  const drawn = standalone === undefined ? body.replaceAll(nonScaling, '') : body;
  // A page knows what an svg is; a file has to say so.
  const space = standalone === undefined ? '' : ' xmlns="http://www.w3.org/2000/svg"';
  const svg = `<svg${space} class="drawing" viewBox="${place}"${size}${name}>${titleElement}${link}${rect}${drawn}</svg>`;
  return { svg, width, height };
}

/**
 * Lines keep their width on the screen at any size. The attribute is not inherited, so every path of an image carries it; in a page the style sheet sets it.
 */
export const nonScaling = ' vector-effect="non-scaling-stroke"';
