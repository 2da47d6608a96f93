import { describe, expect, it } from 'vitest';
import { glyphOutlines } from './glyph-outline.ts';
import { floorDimension } from './floor-dimension.ts';
import { glyphsAt } from './lettering.ts';

/** End points of all strokes of an outline, from its relative steps. */
function inkOf(outline: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of outline.matchAll(/([mlhvqtz])([^mlhvqtz]*)/g)) {
    const numbers = (rest.match(/-?\d+/g) ?? []).map(Number);
    if (command === 'z') [x, y] = [startX, startY];
    const size = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, z: 0 }[command] ?? 0;
    if (size === 0) continue;
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [last = 0, beforeLast = 0] = [numbers[at + size - 1], numbers[at + size - 2]];
      if (command === 'h') x += last;
      else if (command === 'v') y += last;
      else [x, y] = [x + beforeLast, y + last];
      if (command === 'm' && at === 0) [startX, startY] = [x, y];
      points.push([x, y]);
    }
  }
  return points;
}

describe('numerals', () => {
  it.each(Array.from('0123456789'))('%s keeps its ink within its advance and closes its strokes', (digit) => {
    const [advance, outline] = glyphOutlines[digit]!;
    const xs = inkOf(outline).map(([x]) => x);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...xs)).toBeLessThanOrEqual(advance);
  });

  it('of the height stand inside the picture, whichever digit is last', () => {
    const bounds = { min: [0, 0, 0], max: [1072, 672, 654] } as const;
    for (const digit of '0123456789') {
      const facts = { bounds, floor: 0, numeralSize: 200, colour: '#000000', lineWidth: '1' };
      const { svg, points } = floorDimension({ labels: ['1072', '672', `65${digit}`], ...facts });
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = /matrix\(([^)]*)\)[^>]*>$/.exec(svg)![1]!.split(' ').map(Number);
      const path = / d="([^"]*)"\/>$/.exec(svg)![1]!;
      for (const part of path.split('M').slice(1)) {
        const pen = Number(/^-?\d+/.exec(part)![0]);
        const outline = part.replace(/^-?\d+ 0/, '');
        for (const [x, y] of inkOf(outline)) {
          const [u, v] = [a * (x + pen) + c * y + e, b * (x + pen) + d * y + f];
          expect(u).toBeLessThanOrEqual(Math.max(...points.map((point) => point[0])) + 1);
          expect(v).toBeGreaterThanOrEqual(Math.min(...points.map((point) => point[1])) - 4);
        }
      }
    }
  });
});

describe('words', () => {
  const drawn = (text: string): string =>
    glyphsAt({ text, size: 1, at: [0, 0] })
      .map(({ character }) => character)
      .join('');

  it('keep apostrophes and quotation marks', () => {
    expect(drawn('Caisse d’exportation «Delta»')).toBe('Caissed’exportation«Delta»');
    expect(drawn('“Delta”')).toBe('“Delta”');
  });

  it('in other alphabets’ letters are drawn with the nearest ones', () => {
    expect(drawn('Œuvre Čáp Gross…')).toBe('OeuvreCapGross...');
  });
});
