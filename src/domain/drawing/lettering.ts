/**
 * Words and numbers as outlines: width of a text and its path under any affine matrix, so that no font is needed to show or rasterise the drawing.
 * Characters without an outline are left out. Letter spacing: -0.03 em, as in the look.
 */
import { glyphOutlines, unitsPerEm } from './glyph-outline.ts';

export const capHeight = 0.686;

const trackingEm = -0.03;

export type Matrix = readonly [a: number, b: number, c: number, d: number];

/** Width at a size of 1. */
export function textWidth(text: string): number {
  const advances = glyphsOf(text).map(([advance]) => advance / unitsPerEm + trackingEm);
  return advances.length === 0 ? 0 : advances.reduce((sum, advance) => sum + advance, 0) - trackingEm;
}

function glyphsOf(text: string): (readonly [number, string])[] {
  return Array.from(text).flatMap((character) => {
    const glyph = glyphOutlines[character];
    return glyph === undefined ? [] : [glyph];
  });
}

export interface Lettering {
  text: string;
  /** Em size in drawing units. */
  size: number;
  /** Start, end or middle of the baseline, by `anchor`. */
  at: readonly [u: number, v: number];
  anchor?: 'start' | 'middle' | 'end';
  /** Plane of the text; the page by default. */
  plane?: Matrix;
}

/** Its outline in units of the em (`unitsPerEm`), shifted this many ems to the right. */
export function textPath(text: string, shift = 0): string {
  let pen = shift * unitsPerEm;
  let data = '';
  for (const [advance, outline] of glyphsOf(text)) {
    if (outline !== '') data += `M${String(Math.round(pen))} 0${outline}`;
    pen += advance + trackingEm * unitsPerEm;
  }
  return data;
}

/** A group of glyph paths; colour and other attributes come from the caller. */
export function lettering({ text, size, at, anchor = 'start', plane = [1, 0, 0, 1] }: Lettering, attributes: string): string {
  const shift = anchor === 'middle' ? -textWidth(text) / 2 : anchor === 'end' ? -textWidth(text) : 0;
  const data = textPath(text, shift);
  const k = size / unitsPerEm;
  const numbers = [...plane.map((value) => short(value * k, 5)), short(at[0], 1), short(at[1], 1)];
  return data === '' ? '' : `<path${attributes} transform="matrix(${numbers.join(' ')})" d="${data}"/>`;
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
