import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countRow, fillRow, gapBandRow, maxGapRow, spreadRow, type Row, type Spacing } from './pattern.ts';

function row(spacing: Spacing): Row {
  if (typeof spacing === 'string') throw new Error(spacing);
  return spacing;
}

function sizes(spacing: Spacing): number[] {
  return row(spacing).pieces.map((piece) => piece.size);
}

describe('patterns', () => {
  it.each([
    [500, [140, 140, 140, 80]],
    [430, [140, 140, 75, 75]],
    [420, [140, 140, 140]],
    [460, [140, 140, 140, 40]],
    [459, [140, 140, 89.5, 89.5]],
    [30, [30]],
  ])('a span of %d is filled with %j', (span, wanted) => {
    expect(sizes(fillRow(span, 140, 40))).toEqual(wanted);
  });

  it('spreads from edge to edge with equal gaps', () => {
    expect(row(spreadRow(1140, 100, 9))).toMatchObject({
      gap: 30,
      pieces: expect.arrayContaining([
        { at: 0, size: 100 },
        { at: 1040, size: 100 },
      ]),
    });
    expect(row(spreadRow(100, 40, 1)).pieces).toEqual([{ at: 30, size: 40 }]);
  });

  it.each([
    [1296, 1, 7],
    [800, 1, 5],
    [1296, 0.5, 8],
  ])('a span of %d with openings of ratio %d takes %d boards', (span, ratio, boards) => {
    expect(row(gapBandRow(span, 100, { least: 50, most: 100, wanted: ratio * 100 })).pieces).toHaveLength(boards);
  });

  it('never leaves a gap above the largest one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 3000 }),
        fc.integer({ min: 50, max: 145 }),
        fc.integer({ min: 0, max: 100 }),
        (span, width, gap) => {
          expect(row(maxGapRow(span, width, gap, 2)).gap).toBeLessThanOrEqual(gap + 1e-3);
        },
      ),
    );
  });

  it('fills exactly, without gaps, and with no board under the narrowest', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 90, max: 145 }), (span, width) => {
        const { pieces } = row(fillRow(span, width, 40));
        let end = 0;
        for (const piece of pieces) {
          expect(piece.at).toBeCloseTo(end, 6);
          expect(piece.size).toBeGreaterThanOrEqual(40);
          end = piece.at + piece.size;
        }
        expect(end).toBeCloseTo(span, 6);
      }),
    );
  });

  it.each([countRow(1e9, 1), spreadRow(1e9, 1, 1e9), fillRow(1e9, 1, 1)])('refuses to run away', (spacing) => {
    expect(spacing).toBe('too-many');
  });

  it.each([countRow(Number.NaN, 1), spreadRow(Number.NaN, 1, 2), fillRow(100, 0, 1), fillRow(Number.NaN, 1, 1)])(
    'says when a size is not defined',
    (spacing) => {
      expect(spacing).toBe('undefined');
    },
  );
});
