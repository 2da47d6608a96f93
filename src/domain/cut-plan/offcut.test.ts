import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { depth, seed } from '#test/depth.ts';
import { cutPlan } from './cut-plan.ts';
import type { CutPlan } from './cut-plan.ts';
import type { Offcut } from './offcut.ts';
import { sampleStock } from './stock.test-data.ts';

const bar = (id: number, lengthMm: number, widthMm = 100): Offcut => ({
  id,
  material: 'spruce',
  thicknessMm: 18,
  widthMm,
  lengthMm,
  sheet: false,
});
const line = (length: number, count: number, unit: 'CM' | 'SM' = 'CM', width = 100) => ({
  length,
  width,
  height: 18,
  count,
  material: unit === 'CM' ? 'spruce' : 'osb',
  partInfo: { key: unit === 'CM' ? 'BF' : 'PL', unit, amount: 0, weight: 0, amountCubic: 0 },
});

test('the shortest rest that serves is cut first, what it does not hold comes out of new bars', () => {
  const { bars } = cutPlan([line(1000, 3)], 1, { ...sampleStock, offcuts: [bar(1, 2100), bar(2, 1200), bar(3, 900)] });
  expect(bars[0]?.patterns.map(({ offcutId, cuts, restMm }) => [offcutId, cuts[0]?.count, restMm])).toEqual([
    [2, 1, 196],
    [1, 2, 92],
  ]);
  expect(bars[0]).toMatchObject({ bars: 0, offcuts: [] });
});

test('a rest of another section or material is not taken', () => {
  const { bars } = cutPlan([line(1000, 1)], 1, { ...sampleStock, offcuts: [bar(1, 2000, 80), { ...bar(2, 2000), material: 'larch' }] });
  expect(bars[0]?.patterns.every(({ offcutId }) => offcutId === undefined)).toBe(true);
});

test('a rest of a sheet is cut before a new one, and what is left of it is kept', () => {
  const offcut: Offcut = { id: 9, material: 'osb', thicknessMm: 18, widthMm: 800, lengthMm: 1200, sheet: true };
  const { panels } = cutPlan([line(700, 1, 'SM', 700)], 1, { ...sampleStock, offcuts: [offcut] });
  expect(panels[0]?.patterns[0]?.offcut).toEqual({ id: 9, lengthMm: 1200, widthMm: 800 });
  expect(panels[0]?.panels).toBe(0);
  expect(panels[0]?.offcuts[0]).toMatchObject({ count: 1 });
});

const pieces = ({ bars, panels }: CutPlan): Map<number, number> => {
  const counts = new Map<number, number>();
  const add = (at: number, count: number): unknown => counts.set(at, (counts.get(at) ?? 0) + count);
  for (const { patterns, tooLong } of bars) {
    for (const { cuts, times } of patterns) for (const { line: at, count } of cuts) add(at, count * times);
    for (const { line: at, count } of tooLong) add(at, count);
  }
  for (const { patterns, tooLarge } of panels) {
    for (const { placements, times } of patterns) for (const { line: at } of placements) add(at, times);
    for (const { line: at, count } of tooLarge) add(at, count);
  }
  return counts;
};

test('whatever is kept: every piece is cut once, every rest at most once, and no length is made or lost', () => {
  const demands = array(record({ length: integer({ min: 60, max: 3000 }), count: integer({ min: 1, max: 30 }), sheet: boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  const kept = array(record({ lengthMm: integer({ min: 300, max: 3000 }), sheet: boolean(), widthMm: constantFrom(300, 700) }), {
    maxLength: 8,
  });
  assert(
    property(demands, kept, (wanted, rests) => {
      const lines = wanted.map(({ length, count, sheet }) => (sheet ? line(length, count, 'SM', 250) : line(length, count)));
      const offcuts = rests.map(({ lengthMm, sheet, widthMm }, at): Offcut =>
        sheet ? { id: at, material: 'osb', thicknessMm: 18, widthMm, lengthMm, sheet } : { ...bar(at, lengthMm) },
      );
      const plan = cutPlan(lines, 1, { ...sampleStock, offcuts });
      const counts = pieces(plan);
      lines.forEach(({ count }, at) => expect(counts.get(at)).toBe(count));
      const used = [
        ...plan.bars.flatMap(({ patterns }) => patterns.flatMap(({ offcutId }) => offcutId ?? [])),
        ...plan.panels.flatMap(({ patterns }) => patterns.flatMap(({ offcut }) => offcut?.id ?? [])),
      ];
      expect(new Set(used).size).toBe(used.length);
      for (const { offcutId, stockLengthMm, cuts, restMm } of plan.bars.flatMap(({ patterns }) => patterns)) {
        const count = cuts.reduce((sum, each) => sum + each.count, 0);
        const trim = offcutId === undefined ? 2 * sampleStock.trimMm : 0;
        const length = cuts.reduce((sum, each) => sum + each.count * each.lengthMm, 0) + trim;
        const saw = stockLengthMm - length - restMm;
        // Each piece needs one cut, the last one only if something is left.
        expect(saw).toBeGreaterThanOrEqual((count - 1) * sampleStock.kerfMm - 0.1);
        expect(saw).toBeLessThanOrEqual(count * sampleStock.kerfMm + 0.1);
        if (offcutId !== undefined) expect(stockLengthMm).toBe(offcuts[offcutId]?.lengthMm);
      }
    }),
    { numRuns: depth(60, 1500), seed },
  );
});
