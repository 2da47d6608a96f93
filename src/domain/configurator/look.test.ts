import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { folderLibrary } from '#server/model/folder-library.ts';
import type { CompiledModel } from './compiled-model.ts';
import { describe as describeModel, propertiesOf } from './describe.ts';
import { evaluate } from './evaluate.ts';
import type { Values } from './evaluation.ts';
import { picturedParts, viewValues } from './look.ts';
import { migrateConfiguration } from './migrate.ts';
import { overlappingParts } from './overlap.ts';
import { boundingBox } from './placement.ts';
import { presetValues } from './preset.ts';
import { randomValues, sequence } from './random-values.ts';

const models = folderLibrary();

function model(id: string): CompiledModel {
  const compiled = models.compiled(id);
  if (compiled === null) throw new Error(`no model ${id}`);
  return compiled;
}

const crate = model('holzkiste');
const crateValues = presetValues(crate);
const evaluated = evaluate(crate, crateValues);
const seen = (view: Values) => picturedParts(crate, evaluated, view) ?? evaluated.instances;
const lidOf = (view: Values) => boundingBox(seen(view).filter(({ group }) => group === 'lid'));

const looked = models.ids.map(model).filter(({ viewParams }) => viewParams.length > 0);

/** Arbitrary values for the choices of the picture, valid or not. */
const anything = fc.oneof(fc.integer({ min: -200, max: 900 }), fc.boolean(), fc.string({ maxLength: 12 }), fc.constant(Number.NaN));
const anyView = (compiled: CompiledModel) =>
  fc.record(Object.fromEntries(compiled.viewParams.map(({ param }) => [param.id, anything])), { requiredKeys: [] });

describe('the picture', () => {
  it('is of crates with a lid, of pallets and of seats', () => {
    const ids = looked.map((compiled) => compiled.model.id);
    for (const id of ['holzkiste', 'sperrholzkiste', 'verschlag', 'exportkiste', 'kiste-offen', 'palette', 'lounge', 'ecklounge'])
      expect(ids).toContain(id);
  });

  it('shows the product as it is built where nothing is said', () => {
    expect(viewValues(crate, crateValues)).toEqual({ lidAngle: 0, frontHidden: false });
    for (const compiled of looked) {
      const built = evaluate(compiled, presetValues(compiled));
      const shown = picturedParts(compiled, built, viewValues(compiled, {})) ?? built.instances;
      expect(shown.filter(({ line }) => line >= 0)).toEqual(built.instances);
    }
  });

  it('opens the lid about the upper edge of the back, boards and cleats together', () => {
    const closed = lidOf({});
    const open = lidOf({ lidAngle: 90 });
    expect(open.size[1]).toBeCloseTo(closed.size[2], 6);
    expect(open.size[2]).toBeCloseTo(closed.size[1], 6);
    // Its upper edge at the back stays in place: cleats behind it, boards before it.
    const hinge = [closed.min[1], closed.min[2] + 18];
    expect([open.min[1] + 18, open.min[2]].map((mm) => Math.round(mm * 1e6) / 1e6)).toEqual(hinge);
  });

  it('takes away what is in the way, and nothing else', () => {
    const groups = new Set(seen({ frontHidden: true }).map(({ group }) => group));
    expect(groups.has('front')).toBe(false);
    expect(groups.size).toBe(new Set(evaluated.instances.map(({ group }) => group)).size - 1);
  });

  it('lifts the deck of a pallet and leaves the cushions of a seat out', () => {
    const pallet = model('palette');
    const whole = evaluate(pallet, presetValues(pallet));
    const lifted = picturedParts(pallet, whole, { deckLift: 200 }) ?? [];
    expect(boundingBox(lifted).size[2]).toBeCloseTo(boundingBox(whole.instances).size[2] + 200, 6);
    const lounge = model('lounge');
    const sofa = evaluate(lounge, presetValues(lounge));
    const bare = picturedParts(lounge, sofa, { cushionsHidden: true }) ?? [];
    expect(sofa.instances.length - bare.length).toBe(sofa.instances.filter(({ group }) => group === 'cushions').length);
  });

  it('takes the nearest of what does not fit, and never finds fault', () => {
    expect(viewValues(crate, { lidAngle: 400, frontHidden: 'true' })).toEqual({ lidAngle: 90, frontHidden: true });
    expect(viewValues(crate, { lidAngle: 'ajar', frontHidden: 7 })).toEqual({ lidAngle: 0, frontHidden: false });
    expect(evaluate(crate, { ...crateValues, lidAngle: 400, frontHidden: 'x' }).problems).toEqual([]);
  });

  it('offers no lid to open where there is none', () => {
    const box = model('kiste-offen');
    const shown = (lid: string) => propertiesOf(describeModel(box, { ...presetValues(box), lid }).groups).filter(({ visible }) => visible);
    expect(shown('ja').map(({ id }) => id)).toContain('lidAngle');
    expect(shown('nein').map(({ id }) => id)).not.toContain('lidAngle');
  });
});

describe.each(looked.map((compiled) => [compiled.model.id, compiled] as const))('%s', (_, compiled) => {
  const values = presetValues(compiled);
  const plain = evaluate(compiled, values);

  it('is the same product whatever the picture shows: values, part list, results, problems, identity', () => {
    fc.assert(
      fc.property(anyView(compiled), (view) => {
        expect(evaluate(compiled, { ...values, ...view })).toEqual(plain);
      }),
    );
  });

  it('offers a choice of the picture only where it changes the picture', () => {
    const random = sequence(11);
    for (let run = 0; run < 40; run += 1) {
      const built = evaluate(compiled, randomValues(compiled, random));
      const offered = new Set(
        propertiesOf(describeModel(compiled, built.values).groups).flatMap(({ id, visible }) => (visible ? [id] : [])),
      );
      for (const { param } of built.instances.length === 0 ? [] : compiled.viewParams) {
        const chosen = { [param.id]: param.type === 'number' ? param.max : true };
        const [before, after] = [{}, chosen].map((view) => picturedParts(compiled, built, view) ?? built.instances);
        if (offered.has(param.id)) expect(after, `${param.id} ${JSON.stringify(built.values)}`).not.toEqual(before);
      }
    }
  });

  it('carries no value of the picture into what is saved', () => {
    const saved = { modelId: compiled.model.id, version: compiled.model.version, values: { ...values, ...viewValues(compiled, {}) } };
    expect(migrateConfiguration(compiled, saved).configuration.values).toEqual(values);
    expect(presetValues(compiled)).toEqual(plain.values);
  });

  it('shows parts that count in their lines, finite and apart, for any choice', () => {
    fc.assert(
      fc.property(anyView(compiled), (view) => {
        const shown = picturedParts(compiled, plain, viewValues(compiled, view)) ?? plain.instances;
        const parts = shown.filter(({ group }) => group !== 'props');
        expect(parts.length).toBeGreaterThan(0);
        expect(parts.every(({ line }) => plain.partList[line] !== undefined)).toBe(true);
        expect(shown.every(({ group, line }) => (group === 'props') === line < 0)).toBe(true);
        expect(shown.every(({ min, turn }) => [...min, turn?.degrees ?? 0].every(Number.isFinite))).toBe(true);
        // A lid that is half open is turned against the rest; boxes around turned parts are larger than the parts.
        if (parts.every(({ turn }) => turn === undefined || turn.degrees % 90 === 0)) expect(overlappingParts(parts)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what stands beside the product', () => {
  const bed = model('bett');
  const built = evaluate(bed, { size: '140x200', layers: 2 });
  const mattresses = (view: Values) => (picturedParts(bed, built, view) ?? []).filter(({ component }) => component === 'mattress');

  it('is a mattress that lies on the bed, unless it is taken off, and is sold by nobody', () => {
    expect(mattresses({}).map(({ min, size }) => [min, size])).toEqual([
      [
        [0, 100, 288],
        [2000, 1400, 180],
      ],
    ]);
    expect(mattresses({ mattressHidden: true })).toEqual([]);
    expect(built.instances.some(({ component }) => component === 'mattress')).toBe(false);
    expect(built.outputs['outerHeight']?.value).toBe(288);
  });
});
