import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { benchList, positionsOf } from '#domain/workshop/bench-list.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { cavityOf } from './cavity.ts';
import { cornersOf } from './dimension-row.ts';
import { boxesMeet, boxOf, type Box } from './face.ts';
import { solidsOf } from './solid.ts';
import { technicalView, type TechnicalSubject } from './technical-view.ts';

const library = folderLibrary();
const modelIds = readdirSync('models').filter((id) => library.compiled(id) !== null);
const views = ['front', 'side', 'top', 'section', 'back', 'right', 'below'] as const;

function subjectOf(id: string, values: Record<string, unknown> = {}): TechnicalSubject {
  const compiled = library.compiled(id)!;
  const { instances, partList } = evaluate(compiled, { ...presetValues(compiled), ...values });
  const assemblies = benchList({ instances, partList }, compiled.model.assemblies);
  return { instances, lines: partList, positions: positionsOf(assemblies, instances.length) };
}

const shrunk = ([left, top, right, bottom]: Box): Box => [left + 0.1, top + 0.1, right - 0.1, bottom - 0.1];

describe.each(modelIds)('the views of %s', (id) => {
  it.each([8, 25, 60])('never print a text over another or over the product, at a text of %d mm', (textHeight) => {
    const subject = subjectOf(id);
    for (const view of views) {
      const { dimensions, object, balloons } = technicalView(subject, view, { textHeight });
      const texts = dimensions.texts.map((text) => ({ text: text.text, box: shrunk(boxOf(cornersOf(text, textHeight))) }));
      texts.forEach(({ text, box }, index) => {
        expect(boxesMeet(box, shrunk(object)), `${view}: ${text} over the product`).toBe(false);
        for (const other of texts.slice(index + 1)) expect(boxesMeet(box, other.box), `${view}: ${text} over ${other.text}`).toBe(false);
        for (const [a, b] of dimensions.lines) {
          const line = boxOf([a, b]);
          const thin: Box = [line[0] - 0.01, line[1] - 0.01, line[2] + 0.01, line[3] + 0.01];
          const isStraight = Math.abs(a[0] - b[0]) < 0.01 || Math.abs(a[1] - b[1]) < 0.01;
          expect(isStraight && boxesMeet(box, thin), `${view}: a line through ${text}`).toBe(false);
        }
      });
      balloons.forEach(({ centre, radius }, index) => {
        for (const other of balloons.slice(index + 1)) {
          expect(Math.hypot(centre[0] - other.centre[0], centre[1] - other.centre[1])).toBeGreaterThanOrEqual(radius + other.radius);
        }
      });
    }
  });
});

describe('the free inside', () => {
  it.each([
    ['holzkiste', { length: 1000, width: 600, height: 500, mass: 150 }],
    ['holzkiste', { length: 2400, width: 300, height: 300, mass: 80 }],
    ['sperrholzkiste', { length: 800, width: 600, height: 500, mass: 100 }],
    ['exportkiste', { length: 2000, width: 1000, height: 1200, mass: 1000, destination: 'US' }],
    ['exportkiste', { length: 1200, width: 800, height: 900, mass: 500, stack: '200' }],
    ['verschlag', { length: 1200, width: 800, height: 1000, mass: 200, openRatio: 1 }],
  ])('of %s %j is as ordered', (id, values) => {
    const room = cavityOf(solidsOf(subjectOf(id, values).instances))!;
    expect([0, 1, 2].map((k) => room.max[k]! - room.min[k]!)).toEqual([values.length, values.width, values.height]);
  });

  it.each(['palette', 'epal1', 'lounge', 'bett', 'tisch', 'deckel', 'kissen', 'latte'])('does not exist in %s', (id) => {
    expect(cavityOf(solidsOf(subjectOf(id).instances))).toBeNull();
  });
});

describe('the chains along an edge', () => {
  const measured = (id: string, values: Record<string, unknown> = {}): string[] =>
    technicalView(subjectOf(id, values), 'top', { textHeight: 37.5 }).dimensions.texts.map(({ text }) => text);

  it('measure one layer: not the skids between the boards of a lid', () => {
    expect(measured('verschlag', { length: 3000, width: 400, height: 400, mass: 100 })).toEqual(
      expect.arrayContaining(['16 × 100 + 15 × 99.7', 'i 3000', '3096']),
    );
    expect(measured('exportkiste', { length: 4600, width: 2200, height: 1900, mass: 2500 })).toContain('3 × 100 + 2 × 998');
  });

  it('say in the plan where posts and cleats stand inside', () => {
    expect(measured('hochbeet')).toContain('3 × 80 + 2 × 462');
    const long = measured('kiste-offen', { length: 2600, width: 900, height: 600 });
    expect(long.filter((text) => ['778.7', '786.6', '80'].includes(text))).toEqual(['778.7', '80', '786.6', '80', '778.7']);
    expect(measured('lounge')).not.toContain('3 × 145 + 2 × 382.5');
  });

  it('say how wide the boards of a deck lie, whatever lies below', () => {
    expect(measured('palette')).toContain('6 × 100 + 5 × 40');
  });
});

describe('the section', () => {
  it('hatches what the saw goes through and measures it', () => {
    const { hatches, dimensions } = technicalView(subjectOf('holzkiste'), 'section', { textHeight: 25 });
    expect(hatches.flatMap(({ lines }) => lines).length).toBeGreaterThan(20);
    const heights = dimensions.texts.filter(({ upright }) => upright).map(({ text }) => text);
    expect(heights.slice(0, -1).toSorted()).toEqual(['100', '18', '18', '18', 'i 500']);
  });

  it('does not draw what lies before it', () => {
    const whole = technicalView(subjectOf('holzkiste'), 'side', { textHeight: 25 });
    const cut = technicalView(subjectOf('holzkiste'), 'section', { textHeight: 25 });
    expect(cut.faces.some(({ solid }) => solid.min[0] < 400)).toBe(false);
    expect(whole.faces.some(({ solid }) => solid.min[0] < 400)).toBe(true);
  });
});
