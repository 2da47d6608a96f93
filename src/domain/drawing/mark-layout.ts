/**
 * Layout of stencilled text and signs on their rectangle: side by side, or the text above if there are many signs; none if there is no room.
 * Millimetres from the lower left corner of the rectangle, x to the right and z up.
 */
import type { MarkSign } from '#domain/configurator/mark-sign.ts';
import { capHeight, textWidth } from './lettering.ts';

export const stencilPaint = '#2B1D12';

export interface StencilMarks {
  text?: string;
  signs?: readonly MarkSign[];
}

/** Outlines in a box of 30 × 30 on the line v = 0, relative to its left end. */
export const signOutlines: Readonly<Record<MarkSign, string>> = {
  up: 'm5-5v-12h-4l7-13 7 13h-4v12zm14 0v-12h-4l7-13 7 13h-4v12zm-18 1.5h28v3.5h-28z',
  fragile: 'm6-30h6l2 5-1.5 3 3.5 3-1.5 3 3-3.5-2.5-3 2-2.5-1.5-5h8.5l-1 11q-1 6.5-6 7.5v7.5h6v4h-16v-4h6v-7.5q-5-1-6-7.5z',
  dry: 'm13.5-30h3v2.5q11.5 1.5 12.5 13.5-3-3-6.5 0-3-3-6-.5v10.5q0 4-4 4-4 0-4-4h3q0 1 1 1 1 0 1-1v-10.5q-3-2.5-6 .5-3.5-3-6.5 0 1-12 12.5-13.5z',
  'no-stack':
    'm7-28.4 1.6-1.6 6.4 6.4 6.4-6.4 1.6 1.6-6.4 6.4 6.4 6.4-1.6 1.6-6.4-6.4-6.4 6.4-1.6-1.6 6.4-6.4zm-2 16.9h20v11.5h-20zm3 3v5.5h14v-5.5z',
  ispm: 'm0-30h44v30h-44zm2.5 2.5v25h10.5v-25zm13 0v25h26v-25zm3.5 4.5h19v3.5h-19zm0 6.5h14v3.5h-14zm0 6.5h9v3.5h-9z',
};

/** Width of a sign that is 30 high. */
export const signWidths: Readonly<Record<MarkSign, number>> = { up: 30, fragile: 30, dry: 30, 'no-stack': 30, ispm: 44 };

export interface MarkLayout {
  /** Left end of the baseline; `size` as in lettering. */
  text: { x: number; z: number; size: number } | null;
  /** Their lower left corners; `unit` is their height. */
  signs: { sign: MarkSign; x: number; z: number; unit: number }[];
}

const insetShare = 0.06;
const leastSignMm = 20;
const leastTextMm = 14;
/** With more signs, the text gets a row of its own. */
const mostBeside = 2;
/** Gap between two signs, as a share of their height. */
const gapShare = 0.2;

export function markLayout(width: number, height: number, { text: asked = '', signs = [] }: StencilMarks): MarkLayout | null {
  // Characters without an outline cannot be painted.
  const text = textWidth(asked) > 0 ? asked : '';
  if (text === '' && signs.length === 0) return null;
  const room = width * (1 - 2 * insetShare);
  const breadth = signs.reduce((sum, sign) => sum + signWidths[sign] / 30 + gapShare, -gapShare);
  const isStacked = text !== '' && signs.length > mostBeside;
  const unit = Math.min(height * (isStacked ? 0.3 : 0.36), width * 0.2, signs.length === 0 ? Infinity : room / breadth);
  const beside = isStacked || signs.length === 0 ? 0 : (breadth + 0.3) * unit;
  const size = text === '' ? 0 : Math.min(unit / capHeight, (room - beside) / textWidth(text));
  if (unit < leastSignMm || (text !== '' && size * capHeight < leastTextMm)) return null;
  const signsAt = isStacked ? height * 0.32 - unit / 2 : (height - unit) / 2;
  const textAt = (isStacked ? height * 0.7 : height / 2) - (size * capHeight) / 2;
  let x = width * (1 - insetShare) - breadth * unit;
  return {
    text: text === '' ? null : { x: width * insetShare, z: textAt, size },
    signs: signs.map((sign) => {
      const at = { sign, x, z: signsAt, unit };
      x += (signWidths[sign] / 30 + gapShare) * unit;
      return at;
    }),
  };
}
