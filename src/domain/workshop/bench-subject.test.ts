import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { boxOf } from '#domain/drawing/face.ts';
import { technicalView } from '#domain/drawing/technical-view.ts';
import { fasteners } from '#domain/joinery/fastener.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { benchSubject } from './bench-subject.ts';

const library = folderLibrary();
const nailed = readdirSync('models').filter((id) => (library.compiled(id)?.joints.length ?? 0) > 0);

function drawn(id: string, values: Record<string, unknown> = {}) {
  const compiled = library.compiled(id)!;
  const evaluation = evaluate(compiled, { ...presetValues(compiled), ...values });
  return { evaluation, subject: benchSubject(evaluation, evaluation.instances) };
}

describe.each(nailed)('the nails of %s', (id) => {
  const { evaluation, subject } = drawn(id);
  const nails = subject.nails ?? [];

  it('are drawn as many as the part list counts', () => {
    const drawnOf = Map.groupBy(nails, ({ fastener }) => fasteners[fastener]?.articleNumber ?? fastener);
    const counted = evaluation.partList.filter(({ articleNumber }) => drawnOf.has(articleNumber));
    expect(counted.length).toBe(drawnOf.size);
    for (const { articleNumber, count } of counted) expect(drawnOf.get(articleNumber), articleNumber).toHaveLength(count);
  });

  it('go through one part into the other, where both lie against each other', () => {
    for (const { at, parts, axis } of nails) {
      for (const part of parts) {
        const { min, size, turn } = evaluation.instances[part]!;
        if (turn !== undefined) continue;
        for (const k of [0, 1, 2] as const) {
          expect(at[k]).toBeGreaterThanOrEqual(min[k] - (k === axis ? 0.2 : 0));
          expect(at[k]).toBeLessThanOrEqual(min[k] + size[k] + (k === axis ? 0.2 : 0));
        }
      }
    }
  });

  it('stand on the product in the views that show them', () => {
    const views = (['front', 'side', 'top'] as const).map((view) => technicalView(subject, view, { textHeight: 25 }));
    expect(views.reduce((sum, view) => sum + view.nails.length, 0)).toBeGreaterThan(0);
    for (const { nails: seen, object } of views) {
      const [left, top, right, bottom] = boxOf([...seen, [object[0], object[1]], [object[2], object[3]]]);
      expect([left, top, right, bottom]).toEqual([...object]);
    }
  });
});

describe('slings', () => {
  it('lie at the outer cross skids of a crate for export, and the front shows it', () => {
    const { evaluation, subject } = drawn('exportkiste', { length: 2000, width: 1000, height: 1200, mass: 1000 });
    const skids = evaluation.instances.filter(({ line }) => evaluation.partList[line]?.articleNumber === 'QK');
    const middles = skids.map(({ min, size }) => min[0] + size[0] / 2).toSorted((a, b) => a - b);
    expect(subject.slings?.map(({ x }) => x)).toEqual([middles[0], middles.at(-1)]);
    expect(technicalView(subject, 'front', { textHeight: 25 }).slings).toEqual(subject.slings?.map(({ x, z }) => [x, -z]));
    expect(technicalView(subject, 'side', { textHeight: 25 }).slings).toEqual([]);
  });

  it('lie nowhere on a crate that stands on cross skids alone', () => {
    expect(drawn('holzkiste').subject.slings).toEqual([]);
  });
});
