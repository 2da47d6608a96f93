import { expect, test } from 'vitest';
import { coarseOutline } from './coarse-outline.ts';
import { glyphOutlines } from './glyph-outline.ts';

/** Where the path of these commands leads, command by command. */
function places(data: string): [number, number][] {
  let [x, y] = [0, 0];
  let start = [0, 0];
  const found: [number, number][] = [];
  for (const [, name = '', text = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    const count = { h: 1, v: 1, q: 4 }[name] ?? 2;
    if (name === 'z') [x, y] = start as [number, number];
    for (let step = 0; step < numbers.length / count; step++) {
      const [a = 0, b = 0, c = 0, d = 0] = numbers.slice(step * count);
      if (name === 'M') [x, y] = [a, b];
      else if (name === 'h') x += a;
      else if (name === 'v') y += a;
      else if (name === 'q') [x, y] = [x + c, y + d];
      else [x, y] = [x + a, y + b];
      if (/m/i.test(name)) start = [x, y];
      found.push([x, y]);
    }
  }
  return found;
}

test.each(Object.entries(glyphOutlines))('«%s» on a grid stays within half a step of its outline', (_character, [, outline]) => {
  const unit = 24;
  const exact = places(`M310 0${outline}`);
  const coarse = places(coarseOutline(outline, 310, unit)).map(([x, y]) => [x * unit, y * unit] as const);
  for (const [x, y] of exact)
    expect(Math.min(...coarse.map((place) => Math.max(Math.abs(place[0] - x), Math.abs(place[1] - y))))).toBeLessThanOrEqual(unit / 2);
  for (const [x, y] of coarse)
    expect(Math.min(...exact.map((place) => Math.max(Math.abs(place[0] - x), Math.abs(place[1] - y))))).toBeLessThanOrEqual(unit / 2);
});

test('what is too small for the grid falls away, and numbers stay apart', () => {
  expect(coarseOutline('m4 0l199-687h2l-3 4z', 0, 25)).toBe('M0 0l8-27z');
  expect(coarseOutline('m50 50q25 0 50 25t50-25z', 100, 25)).toBe('M4 0m2 2q1 0 2 1t2-1z');
});
