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

/** Outlines in a box of 30 × 30 on the line v = 0. */
export const signOutlines: Readonly<Record<MarkSign, string>> = {
  up: 'M5-5V-17H1L8-30L15-17H11V-5ZM19-5V-17H15L22-30L29-17H25V-5ZM1-3.5H29V0H1Z',
  fragile:
    'M6-30H12L14-25L12.5-22L16-19L14.5-16L17.5-19.5L15-22.5L17-25L15.5-30H24L23-19Q22-12.5 17-11.5V-4H23V0H7V-4H13V-11.5Q8-12.5 7-19Z',
  dry: 'M13.5-30H16.5V-27.5Q28-26 29-14Q26-17 22.5-14Q19.5-17 16.5-14.5V-4Q16.5 0 12.5 0Q8.5 0 8.5-4H11.5Q11.5-3 12.5-3Q13.5-3 13.5-4V-14.5Q10.5-17 7.5-14Q4-17 1-14Q2-26 13.5-27.5Z',
  'no-stack':
    'M7-28.4L8.6-30L15-23.6L21.4-30L23-28.4L16.6-22L23-15.6L21.4-14L15-20.4L8.6-14L7-15.6L13.4-22ZM5-11.5H25V0H5ZM8-8.5V-3H22V-8.5Z',
  ispm: 'M0-30H44V0H0ZM2.5-27.5V-2.5H13V-27.5ZM15.5-27.5V-2.5H41.5V-27.5ZM19-23H38V-19.5H19ZM19-16.5H33V-13H19ZM19-10H28V-6.5H19Z',
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
