import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planBars, type BarDemand, type BarPattern } from './bar-plan.ts';
import { cutPlan } from './cut-plan.ts';
import { sectionFor } from './section-for.ts';
import { planPanels, type PanelDemand, type Rectangle } from './panel-plan.ts';
import { stockByName, stockProblems } from './stock.ts';
import { sampleStock } from './stock.test-data.ts';

const { kerfMm } = sampleStock;
const stockLengthsMm = sampleStock.bars[0]!.lengthsMm;
const stockPanel = { lengthMm: 2500, widthMm: 1250 };

const bars = { lengthsMm: stockLengthsMm, kerfMm, trimMm: 0 };
const panels = { ...stockPanel, kerfMm };
const barDemands = fc.array(
  fc.record({ lengthMm: fc.integer({ min: 1, max: 60_000 }).map((n) => n / 10), count: fc.integer({ min: 0, max: 400 }) }),
  {
    maxLength: 12,
  },
);
const panelDemands = fc.array(
  fc.record({
    lengthMm: fc.integer({ min: 100, max: 2700 }),
    widthMm: fc.integer({ min: 100, max: 1400 }),
    count: fc.integer({ min: 0, max: 40 }),
    mayTurn: fc.boolean(),
  }),
  { maxLength: 8 },
);
const numbered = <Demand extends object>(demands: Demand[]): (Demand & { line: number })[] =>
  demands.map((each, line) => ({ ...each, line }));
const countOf = <Key>(entries: readonly (readonly [Key, number])[]): Map<Key, number> =>
  entries.reduce((sums, [key, count]) => sums.set(key, (sums.get(key) ?? 0) + count), new Map<Key, number>());
const wanted = (demands: readonly (BarDemand | PanelDemand)[]): Map<number, number> =>
  countOf(demands.filter(({ count }) => count > 0).map(({ line, count }) => [line, count] as const));
const usedMm = ({ cuts }: BarPattern): number => {
  const pieces = cuts.reduce((sum, { count }) => sum + count, 0);
  return cuts.reduce((sum, { lengthMm, count }) => sum + lengthMm * count, 0) + (pieces - 1) * kerfMm;
};

describe('bars', () => {
  it('give every piece exactly once, or name it as too long', () => {
    fc.assert(
      fc.property(barDemands.map(numbered), (demands) => {
        const { patterns, tooLong } = planBars(demands, bars);
        const cut = patterns.flatMap(({ times, cuts }) => cuts.map(({ line, count }) => [line, count * times] as const));
        expect(countOf([...cut, ...wanted(tooLong)])).toEqual(wanted(demands));
        for (const { lengthMm } of tooLong) expect(lengthMm).toBeGreaterThan(5000);
      }),
    );
  });

  it('hold their pieces and the saw cuts between them', () => {
    fc.assert(
      fc.property(barDemands.map(numbered), (demands) => {
        for (const pattern of planBars(demands, bars).patterns) {
          expect(stockLengthsMm).toContain(pattern.stockLengthMm);
          expect(usedMm(pattern)).toBeLessThanOrEqual(pattern.stockLengthMm + 1e-6);
          expect(pattern.restMm).toBeCloseTo(Math.max(0, pattern.stockLengthMm - usedMm(pattern) - kerfMm), 6);
        }
      }),
    );
  });

  it('are never more than first fit decreasing takes', () => {
    fc.assert(
      fc.property(barDemands.map(numbered), (demands) => {
        const rests: number[] = [];
        const pieces = demands
          .filter(({ lengthMm }) => lengthMm <= 5000)
          .flatMap(({ lengthMm, count }) => Array.from({ length: count }, () => lengthMm));
        for (const lengthMm of pieces.sort((a, b) => b - a)) {
          const at = rests.findIndex((rest) => rest + 1e-9 >= lengthMm + kerfMm);
          if (at < 0) rests.push(5000 + kerfMm - lengthMm - kerfMm);
          else rests[at] = (rests[at] ?? 0) - lengthMm - kerfMm;
        }
        const used = planBars(demands, bars).patterns.reduce((sum, { stockLengthMm, times }) => sum + stockLengthMm * times, 0);
        expect(used).toBeLessThanOrEqual(rests.length * 5000);
      }),
    );
  });

  it('are the same whatever is asked twice', () => {
    fc.assert(
      fc.property(barDemands.map(numbered), (demands) => {
        expect(planBars(demands, bars)).toEqual(planBars(demands, bars));
      }),
    );
  });

  it('take a piece as long as the bar without a cut', () => {
    expect(planBars([{ line: 0, lengthMm: 2500, count: 2 }], bars).patterns).toEqual([
      { stockLengthMm: 2500, times: 2, cuts: [{ line: 0, lengthMm: 2500, count: 1 }], restMm: 0 },
    ]);
  });

  it('lose the kerf: two pieces of 1000 do not come out of 2000', () => {
    expect(planBars([{ line: 0, lengthMm: 1000, count: 2 }], bars).patterns).toMatchObject([
      { stockLengthMm: 2500, times: 1, restMm: 492 },
    ]);
    expect(planBars([{ line: 0, lengthMm: 998, count: 2 }], bars).patterns).toMatchObject([{ stockLengthMm: 2000, times: 1, restMm: 0 }]);
  });

  it('of ten thousand crates are planned as fast as those of one', () => {
    const demands = [1072, 636, 600, 536, 500].map((lengthMm, line) => ({ line, lengthMm, count: 140_000 }));
    const { patterns } = planBars(demands, bars);
    expect(patterns.length).toBeLessThan(20);
    const cut = patterns.reduce(
      (sum, { times, cuts }) => sum + times * cuts.reduce((mm, { lengthMm, count }) => mm + lengthMm * count, 0),
      0,
    );
    const used = patterns.reduce((sum, { stockLengthMm, times }) => sum + stockLengthMm * times, 0);
    expect(cut / used).toBeGreaterThan(0.95);
  });
});

const apart = (a: Rectangle, b: Rectangle): boolean =>
  a.xMm + a.lengthMm + kerfMm <= b.xMm + 1e-6 ||
  b.xMm + b.lengthMm + kerfMm <= a.xMm + 1e-6 ||
  a.yMm + a.widthMm + kerfMm <= b.yMm + 1e-6 ||
  b.yMm + b.widthMm + kerfMm <= a.yMm + 1e-6;

/** Whether edge-to-edge cuts separate the rectangles one by one. */
function isSawn(pieces: readonly Rectangle[]): boolean {
  if (pieces.length <= 1) return true;
  return (['x', 'y'] as const).some((axis) => {
    const [from, size] = axis === 'x' ? (['xMm', 'lengthMm'] as const) : (['yMm', 'widthMm'] as const);
    return pieces.some((piece) => {
      const cut = piece[from] + piece[size];
      const [before, after] = [
        pieces.filter((each) => each[from] + each[size] <= cut + 1e-6),
        pieces.filter((each) => each[from] >= cut - 1e-6),
      ];
      return after.length > 0 && before.length + after.length === pieces.length && isSawn(before) && isSawn(after);
    });
  });
}

describe('panels', () => {
  it('give every piece exactly once, or name it as too large', () => {
    fc.assert(
      fc.property(panelDemands.map(numbered), (demands) => {
        const { patterns, tooLarge } = planPanels(demands, panels);
        const cut = patterns.flatMap(({ times, placements }) => placements.map(({ line }) => [line, times] as const));
        expect(countOf([...cut, ...wanted(tooLarge)])).toEqual(wanted(demands));
      }),
    );
  });

  it('hold their pieces a kerf apart, sawn edge to edge, grain kept', () => {
    fc.assert(
      fc.property(panelDemands.map(numbered), (demands) => {
        for (const { placements, rests } of planPanels(demands, panels).patterns) {
          for (const { line, turned, lengthMm, widthMm, xMm, yMm } of placements) {
            const demand = demands[line]!;
            expect(turned && !demand.mayTurn).toBe(false);
            expect([lengthMm, widthMm]).toEqual(turned ? [demand.widthMm, demand.lengthMm] : [demand.lengthMm, demand.widthMm]);
            expect(Math.min(xMm, yMm)).toBeGreaterThanOrEqual(0);
            expect(xMm + lengthMm).toBeLessThanOrEqual(stockPanel.lengthMm + 1e-6);
            expect(yMm + widthMm).toBeLessThanOrEqual(stockPanel.widthMm + 1e-6);
          }
          const all = [...placements, ...rests];
          all.forEach((a, at) => expect(all.slice(at + 1).every((b) => apart(a, b))).toBe(true));
          expect(isSawn(placements)).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const part = (
  length: number,
  width: number,
  height: number,
  count: number,
  key = 'BF',
  unit: 'SM' | 'CM' | 'PC' = 'CM',
  material = 'spruce',
) => ({
  length,
  width,
  height,
  count,
  material,
  partInfo: { key, unit, amount: 0, weight: 0, amountCubic: 0 },
});

describe('the plan of a part list', () => {
  it('takes the sections of the store, rips narrower boards, and buys what it lacks', () => {
    const taken = (width: number, height: number) => {
      const { section, isStocked } = sectionFor({ width, height }, sampleStock);
      return [section.thicknessMm, section.widthMm, isStocked];
    };
    expect(taken(80, 100)).toEqual([80, 100, true]);
    expect(taken(92, 18)).toEqual([18, 100, true]);
    expect(taken(145, 22)).toEqual([22, 145, false]);
  });

  it('saws boards and timber, and leaves pallets, nails, glass and cartons alone', () => {
    const plan = cutPlan(
      [
        part(1000, 140, 18, 4),
        part(1000, 80, 30, 2, 'KB', 'CM', 'squared-timber'),
        part(900, 80, 30, 2, 'KB'),
        part(1200, 800, 9, 2, 'SK', 'SM', 'plywood'),
        part(1200, 800, 144, 2, 'PLEP', 'PC', 'pallet'),
        part(0, 0, 0, 60, 'NG', 'PC', 'steel'),
        part(1200, 800, 8, 1, 'GL', 'SM', 'glass'),
      ],
      3,
      sampleStock,
    );
    expect(plan.bars.map(({ material, section }) => [material, section.thicknessMm, section.widthMm])).toEqual([
      ['spruce', 18, 140],
      ['spruce', 30, 80],
    ]);
    expect(plan.panels.map(({ material, thicknessMm }) => [material, thicknessMm])).toEqual([['plywood', 9]]);
    expect(plan.panels[0]?.patterns.reduce((sum, { times, placements }) => sum + times * placements.length, 0)).toBe(6);
  });

  it('saws panels from sheets even where they are counted by volume', () => {
    const plan = cutPlan([part(1200, 800, 12, 1, 'SK', 'CM', 'osb'), part(2400, 60, 18, 20, 'PL', 'CM', 'plywood')], 1, sampleStock);
    expect(plan.bars).toEqual([]);
    expect(plan.panels.map(({ material, thicknessMm, panels }) => [material, thicknessMm, panels])).toEqual([
      ['osb', 12, 1],
      ['plywood', 18, 2],
    ]);
  });

  it('states usage and the rests worth keeping', () => {
    const [group] = cutPlan([part(1000, 80, 30, 2)], 5, sampleStock).bars;
    // 4980 of 5000 mm are usable after trimming: four pieces with their cuts, and 964 mm.
    expect(group).toMatchObject({ bars: 3, stockMm: 12_500 });
    expect(group?.usage).toBeCloseTo(0.8);
    expect(group?.offcuts).toEqual([
      { lengthMm: 964, count: 2 },
      { lengthMm: 472, count: 1 },
    ]);
  });

  it('takes no piece from the trimmed ends of a bar', () => {
    const [group] = cutPlan([part(4980, 80, 30, 1)], 2, sampleStock).bars;
    expect(group).toMatchObject({ bars: 2, stockMm: 10_000, tooLong: [], offcuts: [] });
    expect(cutPlan([part(4981, 80, 30, 1)], 1, sampleStock).bars[0]?.tooLong).toMatchObject([{ lengthMm: 4981, count: 1 }]);
  });

  it('names what no stock holds', () => {
    const plan = cutPlan([part(5200, 80, 30, 1), part(2600, 1200, 15, 1, 'PL', 'SM', 'osb')], 2, sampleStock);
    expect(plan.bars[0]?.tooLong).toMatchObject([{ lengthMm: 5200, count: 2 }]);
    expect(plan.panels[0]?.tooLarge).toMatchObject([{ lengthMm: 2600, count: 2 }]);
  });
});

describe('the store', () => {
  it('says how much of a bar its ends take', () => {
    expect(cutPlan([part(4981, 80, 30, 1)], 1, { ...sampleStock, trimMm: 0 }).bars[0]?.tooLong).toEqual([]);
  });

  it('takes the sheet of the material itself, and of several the one that wastes least', () => {
    const sheets = [
      ...sampleStock.sheets,
      { material: 'osb', lengthMm: 2500, widthMm: 675 },
      { material: 'osb', lengthMm: 2800, widthMm: 1250 },
    ];
    const panelOf = (material: string, length: number) =>
      cutPlan([part(length, 600, 15, 1, 'PL', 'SM', material)], 1, { ...sampleStock, sheets }).panels[0]?.panel;
    expect(panelOf('osb', 2400)).toEqual({ lengthMm: 2500, widthMm: 675 });
    expect(panelOf('osb', 2700)).toEqual({ lengthMm: 2800, widthMm: 1250 });
    expect(panelOf('plywood', 2400)).toEqual({ lengthMm: 2500, widthMm: 1250 });
  });

  it('names what no saw could work with', () => {
    const [bar] = sampleStock.bars;
    const wrong = {
      ...sampleStock,
      trimMm: 50,
      bars: [bar!, { ...bar!, lengthsMm: [199] }],
      sheets: [{ material: 'gold', lengthMm: 1, widthMm: 1 }],
    };
    expect(stockProblems(wrong).map(({ key, field }) => `${key} ${field}`)).toEqual([
      'stockTwice bars.1',
      'stockLengthTooShort bars.1.lengthsMm',
      'stockMaterialUnknown sheets.0.material',
      'stockSheetMissing sheets',
    ]);
    expect(stockProblems(sampleStock)).toEqual([]);
    expect(stockByName(sampleStock).bars['18 × 60']).toBe('2000, 2500, 3000, 4000, 5000');
  });
});
