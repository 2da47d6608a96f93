/**
 * A few stacks side by side, seen from the corner like all drawings of the shop: each piece a slab, round
 * pieces a disc. Paths in millimetres of the drawing, back to front.
 * Specification: storefront §2 (quick-view shows stacks). It knows no colour and no unit of the screen.
 */
import type { OuterSize } from '#domain/shipping/storing-space.ts';

export interface StackFace {
  readonly tone: 'top' | 'left' | 'right';
  readonly path: string;
}

export interface StackDrawing {
  readonly viewBox: string;
  readonly faces: readonly StackFace[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const gapMm = 220;
const marginMm = 60;
const cos30 = Math.sqrt(3) / 2;

/** A point in space on the paper; z goes up. */
const project = (x: number, y: number, z: number): Point => ({ x: (x - y) * cos30, y: (x + y) / 2 - z });
const rounded = (value: number): string => String(Math.round(value));
const at = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;
const polygon = (points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** `counts`: pieces of each stack. */
export function stackDrawing(size: OuterSize & { readonly round: boolean }, counts: readonly number[]): StackDrawing {
  const faces = counts.flatMap((pieces, index) => {
    const offset = index * (size.lengthMm + gapMm);
    return size.round ? discs(size, offset, pieces) : slabs(size, offset, pieces);
  });
  return { viewBox: viewBoxOf(size, counts), faces };
}

function slabs({ lengthMm, widthMm, heightMm }: OuterSize, offset: number, pieces: number): StackFace[] {
  const [near, far] = [offset + lengthMm, offset];
  const faces = Array.from({ length: pieces }, (_, piece): StackFace[] => {
    const [low, high] = [piece * heightMm, (piece + 1) * heightMm];
    return [
      {
        tone: 'left',
        path: polygon([project(far, widthMm, low), project(near, widthMm, low), project(near, widthMm, high), project(far, widthMm, high)]),
      },
      {
        tone: 'right',
        path: polygon([project(near, widthMm, low), project(near, 0, low), project(near, 0, high), project(near, widthMm, high)]),
      },
    ];
  }).flat();
  const top = pieces * heightMm;
  return [
    ...faces,
    { tone: 'top', path: polygon([project(far, 0, top), project(near, 0, top), project(near, widthMm, top), project(far, widthMm, top)]) },
  ];
}

/** A circle on the floor becomes an ellipse whose half axes are √1.5 and √0.5 of its radius. */
function discs({ lengthMm, widthMm, heightMm }: OuterSize, offset: number, pieces: number): StackFace[] {
  const radius = Math.min(lengthMm, widthMm) / 2;
  const [across, along] = [radius * Math.sqrt(1.5), radius * Math.SQRT1_2];
  const centre = (z: number): Point => project(offset + lengthMm / 2, widthMm / 2, z);
  const arc = (sweep: 0 | 1, to: Point): string => `A${rounded(across)} ${rounded(along)} 0 0 ${sweep} ${at(to)}`;
  const side = (z: number, sign: 1 | -1): Point => ({ x: centre(z).x + sign * across, y: centre(z).y });
  const faces = Array.from({ length: pieces }, (_, piece): StackFace => {
    const [low, high] = [piece * heightMm, (piece + 1) * heightMm];
    return { tone: 'left', path: `M${at(side(low, -1))}${arc(0, side(low, 1))}L${at(side(high, 1))}${arc(1, side(high, -1))}Z` };
  });
  const top = pieces * heightMm;
  return [...faces, { tone: 'top', path: `M${at(side(top, -1))}${arc(0, side(top, 1))}${arc(0, side(top, -1))}Z` }];
}

function viewBoxOf({ lengthMm, widthMm, heightMm }: OuterSize, counts: readonly number[]): string {
  const length = Math.max(0, counts.length * (lengthMm + gapMm) - gapMm);
  const height = Math.max(0, ...counts) * heightMm;
  const left = project(0, widthMm, 0).x - marginMm;
  const right = project(length, 0, 0).x + marginMm;
  const top = -height - marginMm;
  const bottom = project(length, widthMm, 0).y + marginMm;
  return [left, top, right - left, bottom - top].map(rounded).join(' ');
}
