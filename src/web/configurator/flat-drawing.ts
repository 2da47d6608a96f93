/** The blank of a carton as it lies on the table: cuts as full lines, creases dashed. */
import type { Contour } from '#domain/configurator/evaluation.ts';

const margin = 0.04;

const round = (mm: number): number => Math.round(mm * 10) / 10;

/** SVG text in millimetres; follows the colour of its field. Model y points up, the picture's down. */
export function flatDrawing(contours: readonly Contour[]): string {
  const points = contours.flatMap((contour) => contour.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const pad = margin * Math.max(right - left, high - low);
  const path = ({ points: corners, closed }: Contour): string =>
    `M${corners.map(([x, y]) => `${round(x - left)} ${round(high - y)}`).join('L')}${closed ? 'Z' : ''}`;
  const layer = (id: Contour['layer']): string =>
    contours
      .filter((contour) => contour.layer === id)
      .map(path)
      .join('');
  const box = [-pad, -pad, right - left + 2 * pad, high - low + 2 * pad].map(round).join(' ');
  const line = 'fill="none" stroke="currentColor" vector-effect="non-scaling-stroke"';
  const cut = `<path ${line} stroke-width="2" d="${layer('cut')}"/>`;
  const crease = `<path ${line} stroke-width="1.2" stroke-dasharray="8 5" d="${layer('crease')}"/>`;
  return `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="${box}" aria-hidden="true">${cut}${crease}</svg>`;
}
