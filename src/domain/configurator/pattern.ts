/**
 * How a part repeats along a span: evenly spread, at most a gap apart, with gaps inside a band, filling the span completely, or at the places of a table.
 * Lengths in mm. Specification: configurator design §5.1 and §7.3 (the last board is ripped; a remainder that is too narrow is shared with its neighbour).
 */
import { roundingTolerance } from '#domain/formula/syntax.ts';

export interface Piece {
  at: number;
  size: number;
}

export interface Row {
  pieces: Piece[];
  gap: number;
}

const maxPieces = 500;

export type Spacing = Row | 'too-many' | 'undefined';

function upTo(value: number): number {
  return Math.ceil(value - roundingTolerance);
}

function downTo(value: number): number {
  return Math.floor(value + roundingTolerance);
}

function counted(n: number): 'too-many' | 'undefined' | null {
  if (!Number.isFinite(n)) return 'undefined';
  return n > maxPieces ? 'too-many' : null;
}

export function countRow(n: number, pitch: number): Spacing {
  const refused = counted(n) ?? (Number.isFinite(pitch) ? null : 'undefined');
  if (refused !== null) return refused;
  return { pieces: Array.from({ length: Math.max(0, downTo(n)) }, (_, index) => ({ at: index * pitch, size: 0 })), gap: pitch };
}

export function spreadRow(span: number, width: number, n: number): Spacing {
  const refused = counted(n) ?? (Number.isFinite(span + width) ? null : 'undefined');
  if (refused !== null) return refused;
  const whole = Math.max(0, downTo(n));
  if (whole === 1) return { pieces: [{ at: (span - width) / 2, size: width }], gap: (span - width) / 2 };
  const pitch = (span - width) / (whole - 1);
  return { pieces: Array.from({ length: whole }, (_, index) => ({ at: index * pitch, size: width })), gap: pitch - width };
}

export function maxGapRow(span: number, width: number, gap: number, least: number): Spacing {
  return spreadRow(span, width, Math.max(least, upTo((span + gap) / (width + gap))));
}

export function gapBandRow(span: number, width: number, band: { least: number; most: number; wanted: number }): Spacing {
  const fewest = Math.max(2, upTo((span + band.most) / (width + band.most)));
  const most = Math.max(fewest, downTo((span + band.least) / (width + band.least)));
  return spreadRow(span, width, Math.min(most, Math.max(fewest, upTo((span + band.wanted) / (width + band.wanted)))));
}

export function fillRow(span: number, width: number, narrowest: number): Spacing {
  if (!(width > 0)) return 'undefined';
  const refused = counted(span / width);
  if (refused !== null) return refused;
  const full = Math.max(0, downTo(span / width));
  const rest = span - full * width;
  const sizes = Array.from({ length: full }, () => width);
  if (rest > 0.05) {
    if (rest < narrowest && full > 0) sizes.splice(-1, 1, (width + rest) / 2, (width + rest) / 2);
    else sizes.push(rest);
  }
  let at = 0;
  const pieces = sizes.map((size) => {
    const piece = { at, size };
    at += size;
    return piece;
  });
  return { pieces, gap: 0 };
}
