import { describe, expect, it } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import exportkiste from '#models/exportkiste/model.json' with { type: 'json' };
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import palette from '#models/palette/model.json' with { type: 'json' };
import sperrholzkiste from '#models/sperrholzkiste/model.json' with { type: 'json' };
import verschlag from '#models/verschlag/model.json' with { type: 'json' };
import { goodsBox, partsInSpace } from './goods-box.ts';

function boxOf(json: unknown, values: Values = {}) {
  const compiled = compileModel(publishedModel(json));
  return goodsBox(evaluate(compiled, { ...presetValues(compiled), ...values }));
}

describe('the good in a crate', () => {
  it.each([
    ['holzkiste', holzkiste],
    ['sperrholzkiste', sperrholzkiste],
    ['verschlag', verschlag],
    ['exportkiste', exportkiste],
  ])('%s has room for it', (_, model) => expect(boxOf(model)).not.toBeNull());

  it('is as large as the inner dimensions and stands on the floor', () => {
    expect(boxOf(holzkiste, { length: 1000, width: 600, height: 500, mass: 150 })).toEqual({ min: [37, 37, 119], size: [998, 598, 498] });
  });

  it('is nowhere without a crate', () => expect(boxOf(palette)).toBeNull());
});

describe('the parts in the 3D view', () => {
  const compiled = compileModel(publishedModel(holzkiste));
  const crate = evaluate(compiled, presetValues(compiled));

  it('are all parts without a good', () => expect(partsInSpace(crate.instances, null)).toBe(crate.instances));

  it('leave front and lid away for the good', () => {
    const groups = new Set(partsInSpace(crate.instances, goodsBox(crate)).map(({ group }) => group));
    expect([...groups].sort()).toEqual(['back', 'end-left', 'end-right', 'floor', 'goods', 'skids']);
  });
});
