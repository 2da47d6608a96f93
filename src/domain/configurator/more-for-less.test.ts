import { describe, expect, it } from 'vitest';
import exportkiste from '#models/exportkiste/model.json' with { type: 'json' };
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import verschlag from '#models/verschlag/model.json' with { type: 'json' };
import { publishedModel } from './check-model.ts';
import { compileModel } from './compile-model.ts';
import { evaluate } from './evaluate.ts';
import { isWorthSaying, moreForLess } from './more-for-less.ts';
import { presetValues } from './preset.ts';

function found(json: unknown, values: Record<string, number>) {
  const compiled = compileModel(publishedModel(json));
  const now = evaluate(compiled, { ...presetValues(compiled), ...values });
  const steps = [...moreForLess(compiled, now)];
  const of = (parameter: string) => steps.find((step) => step?.parameter === parameter);
  return { steps, of, compiled };
}

const near = { length: 500, width: 745, height: 912, mass: 604, openRatio: 0.62 };

describe('more for less', () => {
  it('names the nearest size of the grid that needs less: a level of braces falls away', () => {
    const { of, compiled } = found(verschlag, near);
    expect(of('width')).toMatchObject({ to: 750, by: 5, values: { ...near, width: 750 } });
    const braces = (width: number) =>
      evaluate(compiled, { ...presetValues(compiled), ...near, width }).partList.find(({ articleNumber }) => articleNumber === 'SS')?.count;
    expect([braces(745), braces(750)]).toEqual([2, 1]);
  });

  it('names what needs fewer nails alone: of three boards the narrow one is held by fewer', () => {
    const compiled = compileModel(publishedModel(holzkiste));
    const nailed = { ...presetValues(compiled), length: 488, width: 200, mass: 27, destination: 'NG', closing: 'hinged', base: 'skids' };
    const at = (height: number) => evaluate(compiled, { ...nailed, height, lining: 'alu', cushion: 'around50' });
    expect(at(220).totals.parts).toBe(at(219).totals.parts);
    expect(at(220).totals.woodVolume).toBeGreaterThan(at(219).totals.woodVolume);
    expect([...moreForLess(compiled, at(219))].find((step) => step?.parameter === 'height')).toMatchObject({ to: 220, by: 1 });
  });

  it('names the weight from which fewer joists carry thicker panels', () => {
    const { of } = found(exportkiste, { length: 4600, width: 400, height: 400, mass: 480 });
    expect(of('mass')).toMatchObject({ to: 530, by: 50 });
  });

  it('looks at five sizes along each side and at four weights, no more', () => {
    expect(found(holzkiste, {}).steps).toEqual(Array(19).fill(null));
  });

  it('names nothing that cannot be built', () => {
    expect(found(exportkiste, { length: 4850 }).of('length')).toBeUndefined();
  });

  it('counts from half a percent of the price on', () => {
    expect([199.01, 199, 198].map((other) => isWorthSaying(200, other))).toEqual([false, true, true]);
  });
});
