import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { benchList, positionsOf } from '#domain/workshop/bench-list.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { leaderOf } from './balloon-row.ts';
import { clipLine } from './convex-polygon.ts';
import { cornersOf } from './dimension-row.ts';
import { boxOf } from './face.ts';
import type { Point } from './projection.ts';
import type { TechnicalSubject } from './technical-view.ts';
import { workshopViews } from './workshop-views.ts';

const library = folderLibrary();

function subjectOf(id: string, values: Record<string, unknown>): TechnicalSubject {
  const compiled = library.compiled(id)!;
  const { instances, partList } = evaluate(compiled, { ...presetValues(compiled), ...values });
  const assemblies = benchList({ instances, partList }, compiled.model.assemblies);
  return { instances, lines: partList, positions: positionsOf(assemblies, instances.length) };
}

/** Text heights as on the sheet of that size: 2.5 mm times the scale. */
const sizes: readonly [id: string, textHeight: number, values: Record<string, unknown>][] = [
  ['verschlag', 25, { length: 500, width: 400, height: 400, mass: 1 }],
  ['verschlag', 37.5, { length: 3000, width: 400, height: 400, mass: 300 }],
  ['holzkiste', 25, { length: 200, width: 200, height: 100, mass: 1 }],
  ['holzkiste', 50, { length: 2500, width: 200, height: 100, mass: 50 }],
  ['sperrholzkiste', 37.5, { length: 200, width: 200, height: 200, mass: 1 }],
  ['sperrholzkiste', 50, { length: 2400, width: 200, height: 200, mass: 50 }],
  ['exportkiste', 50, { length: 400, width: 300, height: 300, mass: 1 }],
  ['exportkiste', 125, { length: 4850, width: 2400, height: 2200, mass: 4500 }],
];

describe.each(sizes)('the sheet of %s at a text of %d mm, %j', (id, textHeight, values) => {
  const views = workshopViews(subjectOf(id, values), { textHeight, withSection: true });
  const { length, width, height } = values;

  it('names the clear inside along each edge', () => {
    const said = (ids: readonly string[], upright: boolean): string[] =>
      views
        .filter((view) => ids.includes(view.id))
        .flatMap((view) => view.dimensions.texts.filter((text) => text.upright === upright).map(({ text }) => text));
    expect(said(['front', 'top'], false)).toContain(`i ${String(length)}`);
    expect([...said(['side', 'section'], false), ...said(['top'], true)]).toContain(`i ${String(width)}`);
    expect(said(['front', 'side', 'section'], true)).toContain(`i ${String(height)}`);
  });

  it('leads no position number through a dimension or along the line of the section', () => {
    for (const { id: view, balloons, dimensions, cut } of views) {
      for (const balloon of balloons) {
        const [from, to] = leaderOf(balloon);
        for (const text of dimensions.texts) {
          expect(clipLine(from, to, cornersOf(text, textHeight)), `${view}: ${balloon.text} through ${text.text}`).toBeNull();
        }
        if (cut !== null) expect(Math.abs(to[0] - cut[0][0]), `${view}: ${balloon.text}`).toBeGreaterThan(0.3 * textHeight);
      }
    }
  });

  it('writes the letters of the section clear of product and dimensions', () => {
    for (const { cut, object, dimensions } of views) {
      if (cut === null) continue;
      const foot = cut[1][1];
      expect(foot - textHeight).toBeGreaterThan(object[3]);
      for (const { at, upright } of dimensions.texts) if (!upright) expect(at[1] - textHeight).toBeGreaterThan(foot);
    }
  });
});

describe.each([25, 37.5, 50, 62.5])('the sheet of a pallet at a text of %d mm', (textHeight) => {
  const views = workshopViews(subjectOf('palette', { length: 1200, width: 800 }), { textHeight, withSection: false });
  const heights = views.filter(({ id }) => id !== 'top').map(({ dimensions }) => dimensions.texts.filter(({ upright }) => upright));

  it('names deck, cross board, block and runner along its low edge, none over another', () => {
    for (const texts of heights) {
      expect(texts.map(({ text }) => text).sort()).toEqual(['144', '22', '22', '22', '78']);
      const boxes = texts.map((text) => cornersOf(text, textHeight));
      for (const [at, one] of boxes.entries()) {
        for (const other of boxes.slice(at + 1)) expect(overlap(one, other)).toBe(false);
      }
    }
  });
});

function overlap(one: readonly Point[], other: readonly Point[]): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
