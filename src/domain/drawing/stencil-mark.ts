/**
 * Crate marks stencilled on the long face: a text and the handling signs, or the plain frame of an ISPM mark (only its shape, never the registered sign).
 * They stand on the largest uncovered rectangle of the foremost long side; a product without room for them gets none. Specification: look, drawing rules.
 */
import type { Face } from './face.ts';
import { capHeight, lettering, textWidth, type Matrix } from './lettering.ts';
import { cosine30, isometric } from './projection.ts';
import type { Solid } from './solid.ts';
import { markArea, type MarkArea } from './mark-area.ts';
import { mmText } from './svg-path.ts';

export type MarkSymbol = 'up' | 'fragile' | 'dry' | 'ispm';

export interface StencilMarks {
  text?: string;
  symbols?: readonly MarkSymbol[];
}

const paint = '#2B1D12';

const facePlane: Matrix = [cosine30, 0.5, 0, 1];

/** Outlines in a box of 30 × 30 standing on the line v = 0. */
const signs: Readonly<Record<MarkSymbol, string>> = {
  up: 'M5 -5V-17H1L8 -30L15 -17H11V-5ZM19 -5V-17H15L22 -30L29 -17H25V-5ZM1 -3.5H29V0H1Z',
  fragile:
    'M6 -30H12L14 -25L12.5 -22L16 -19L14.5 -16L17.5 -19.5L15 -22.5L17 -25L15.5 -30H24L23 -19Q22 -12.5 17 -11.5V-4H23V0H7V-4H13V-11.5Q8 -12.5 7 -19Z',
  dry: 'M13.5 -30H16.5V-27.5Q28 -26 29 -14Q26 -17 22.5 -14Q19.5 -17 16.5 -14.5V-4Q16.5 0 12.5 0Q8.5 0 8.5 -4H11.5Q11.5 -3 12.5 -3Q13.5 -3 13.5 -4V-14.5Q10.5 -17 7.5 -14Q4 -17 1 -14Q2 -26 13.5 -27.5Z',
  ispm: 'M0 -30H44V0H0ZM2.5 -27.5V-2.5H13V-27.5ZM15.5 -27.5V-2.5H41.5V-27.5ZM19 -23H38V-19.5H19ZM19 -16.5H33V-13H19ZM19 -10H28V-6.5H19Z',
};

const signWidth: Readonly<Record<MarkSymbol, number>> = { up: 30, fragile: 30, dry: 30, ispm: 44 };

export function stencilMarks(
  faces: readonly Face[],
  solids: readonly Solid[],
  { text = '', symbols = [] }: StencilMarks,
  groupOf: (part: number) => string,
): string {
  const area = markArea(faces, solids, groupOf);
  if (area === null) return '';
  const unit = Math.min((area.z1 - area.z0) * 0.36, (area.x1 - area.x0) * 0.2);
  const signsWidth = symbols.reduce((sum, symbol) => sum + ((signWidth[symbol] + 6) / 30) * unit, 0);
  const room = (area.x1 - area.x0) * 0.88;
  const textSize = text === '' ? 0 : Math.min(unit / capHeight, (room - signsWidth - unit * 0.3) / textWidth(text));
  const fits = room >= signsWidth && unit >= 24 && (text === '' || textSize * capHeight >= 16);
  if (!fits) return '';
  return `<g fill="${paint}" fill-opacity=".88">${placed(area, unit, textSize, text, symbols)}</g>`;
}

function placed(area: MarkArea, unit: number, textSize: number, text: string, symbols: readonly MarkSymbol[]): string {
  const inset = (area.x1 - area.x0) * 0.06;
  const baseline = (area.z0 + area.z1) / 2 - unit / 2;
  const parts: string[] = [];
  if (text !== '') {
    const at = isometric.project(area.x0 + inset, area.y, (area.z0 + area.z1) / 2 - (textSize * capHeight) / 2);
    parts.push(lettering({ text, size: textSize, at, plane: facePlane }, ''));
  }
  let x = area.x1 - inset;
  for (const symbol of symbols.toReversed()) {
    x -= (signWidth[symbol] / 30) * unit;
    const [u, v] = isometric.project(x, area.y, baseline);
    const k = unit / 30;
    const matrix = [facePlane[0] * k, facePlane[1] * k, 0, k].map((value) => String(Number(value.toFixed(4)))).join(' ');
    parts.push(`<path fill-rule="evenodd" transform="matrix(${matrix} ${mmText(u)} ${mmText(v)})" d="${signs[symbol]}"/>`);
    x -= unit * 0.2;
  }
  return parts.join('');
}
