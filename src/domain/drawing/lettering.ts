/**
 * Words and numbers as outlines: width of a text and its path under any affine matrix, so that no font is needed to show or rasterise the drawing.
 * A character without an outline is drawn as what comes nearest, or left out. Letter spacing: -0.03 em, as in the look.
 */
import { coarseOutline } from './coarse-outline.ts';
import { glyphOutlines, unitsPerEm } from './glyph-outline.ts';
import type { Point } from './projection.ts';

export const capHeight = 0.686;

const trackingEm = -0.03;

export type Matrix = readonly [a: number, b: number, c: number, d: number];

/** Width at a size of 1. */
export function textWidth(text: string): number {
  const advances = outlinesOf(text).map(({ advance }) => advance / unitsPerEm + trackingEm);
  return advances.length === 0 ? 0 : advances.reduce((sum, advance) => sum + advance, 0) - trackingEm;
}

const nearest: Readonly<Record<string, string>> = {
  '\u00A0': ' ',
  '‘': '’',
  '„': '”',
  '…': '...',
  '—': '–',
  œ: 'oe',
  Œ: 'Oe',
  æ: 'ae',
  Æ: 'Ae',
  ß: 'ss',
};

/** `á` as `a`, if it has no outline of its own. */
const drawn = (character: string): string =>
  character in glyphOutlines ? character : (nearest[character] ?? character.normalize('NFD').charAt(0));

function outlinesOf(text: string): { character: string; advance: number; outline: string }[] {
  return Array.from(Array.from(text, drawn).join('')).flatMap((character) => {
    const glyph = glyphOutlines[character];
    return glyph === undefined ? [] : [{ character, advance: glyph[0], outline: glyph[1] }];
  });
}

export interface Lettering {
  text: string;
  /** Em size in drawing units. */
  size: number;
  /** Start, end or middle of the baseline, by `anchor`. */
  at: Point;
  anchor?: 'start' | 'middle' | 'end';
  /** Plane of the text; the page by default. */
  plane?: Matrix;
  /** What nobody sees of its outlines, in drawing units; absent: as exact as they are. */
  grid?: number | undefined;
}

interface PlacedGlyph {
  character: string;
  outline: string;
  /** Start in units of the em. */
  pen: number;
}

function placed(text: string, shift: number): PlacedGlyph[] {
  let pen = shift * unitsPerEm;
  return outlinesOf(text).flatMap(({ character, advance, outline }) => {
    const at = Math.round(pen);
    pen += advance + trackingEm * unitsPerEm;
    return outline === '' ? [] : [{ character, outline, pen: at }];
  });
}

/** The characters that have an outline, each with its place on the line. */
export function glyphsAt({ text, anchor = 'start' }: Lettering): PlacedGlyph[] {
  return placed(text, anchor === 'middle' ? -textWidth(text) / 2 : anchor === 'end' ? -textWidth(text) : 0);
}

const pathOf = (glyphs: readonly PlacedGlyph[]): string => glyphs.map(({ outline, pen }) => `M${String(pen)} 0${outline}`).join('');

/** Its outline in units of the em (`unitsPerEm`), shifted this many ems to the right. */
export function textPath(text: string, shift = 0): string {
  return pathOf(placed(text, shift));
}

/** The `transform` from units of the em to the text's place. */
export function matrixText({ size, at, plane = [1, 0, 0, 1] }: Lettering, unit = 1): string {
  const k = (size / unitsPerEm) * unit;
  const numbers = [...plane.map((value) => short(value * k, 5)), short(at[0], 1), short(at[1], 1)];
  return `matrix(${numbers.join(' ')})`;
}

/** A group of glyph paths; colour and other attributes come from the caller. */
export function lettering(text: Lettering, attributes: string): string {
  const glyphs = glyphsAt(text);
  const unit = Math.max(1, Math.round(((text.grid ?? 0) / text.size) * unitsPerEm));
  const data = unit === 1 ? pathOf(glyphs) : glyphs.map(({ outline, pen }) => coarseOutline(outline, pen, unit)).join('');
  return data === '' ? '' : `<path${attributes} transform="${matrixText(text, unit)}" d="${data}"/>`;
}

function short(value: number, digits: number): string {
  return String(Number(value.toFixed(digits)));
}
