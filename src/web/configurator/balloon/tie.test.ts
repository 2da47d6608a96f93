import { describe, expect, it } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { describe as describeModel } from '#domain/configurator/describe.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { drawIsometric } from '#domain/drawing/isometric-drawing.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import palette from '#models/palette/model.json' with { type: 'json' };
import sperrholzkiste from '#models/sperrholzkiste/model.json' with { type: 'json' };
import verschlag from '#models/verschlag/model.json' with { type: 'json' };
import { balloonsOf, litComponents, numberedGroups } from './tie.ts';

function scene(json: unknown) {
  const compiled = compileModel(publishedModel(json));
  const values = presetValues(compiled);
  const { groups } = describeModel(compiled, values);
  const { anchors } = drawIsometric(evaluate(compiled, values).instances);
  return { compiled, groups, anchors };
}

describe('balloons', () => {
  it.each([
    // Wood, lid, marking and transport affect no part's shape.
    ['holzkiste', holzkiste, [1, 2, 6]],
    ['palette', palette, [1, 2, 3]],
    // The weight only sets limits there: it affects no part's shape.
    ['verschlag', verschlag, [1, 2, 3]],
  ])('%s has one for each group that shapes parts, each at parts of its own', (_, json, numbers) => {
    const { compiled, groups, anchors } = scene(json);
    const balloons = balloonsOf(compiled, groups, anchors);
    expect(balloons.map(({ number }) => number)).toEqual(numbers);
    expect(new Set(balloons.map(({ anchor }) => `${anchor.x} ${anchor.y}`)).size).toBe(balloons.length);
  });

  it('point at what shows most of itself, not at the edge of a wall behind, and from the nearer side', () => {
    const { compiled, groups, anchors } = scene(sperrholzkiste);
    const goods = balloonsOf(compiled, groups, anchors).find(({ group }) => group === 'goods');
    expect(goods?.anchor).toEqual(anchors['front']);
    expect(goods?.place.x).toBeLessThan(0.5);
  });

  it('are left out where there is one group only', () => {
    const { groups } = scene(holzkiste);
    expect(numberedGroups(groups.slice(0, 1))).toEqual([]);
  });
});

describe('the parts of a choice', () => {
  const { compiled, groups } = scene(holzkiste);
  it('are the walls for the height', () => {
    const lit = litComponents(compiled, groups, { group: 'dimensions', property: 'height' });
    expect(lit).toContain('front-board');
    expect(lit).not.toContain('skid');
  });
  it('are none where everything changes', () => {
    expect(litComponents(compiled, groups, { group: 'dimensions', property: null })).toEqual([]);
  });
  it('are none without a focus', () => expect(litComponents(compiled, groups, null)).toEqual([]));
});
