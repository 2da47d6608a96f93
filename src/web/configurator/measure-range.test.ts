import { expect, it } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { describe as describeModel, propertiesOf } from '#domain/configurator/describe.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import exportkiste from '#models/exportkiste/model.json' with { type: 'json' };
import { rangeText, sharedUnit } from './measure-range.ts';

const compiled = compileModel(publishedModel(exportkiste));
const properties = propertiesOf(describeModel(compiled, presetValues(compiled)).groups);
const named = (wanted: string) => properties.find(({ id }) => id === wanted);

it('says the ends of a measure, sizes without and masses with an apostrophe', () => {
  expect(rangeText(named('length'))).toBe('400–4850 mm');
  expect(rangeText(named('mass'))).toBe("1–4'500 kg");
});

it('says nothing of what is not measured', () => {
  expect(rangeText(named('destination'))).toBeNull();
  expect(rangeText(undefined)).toBeNull();
});

it('takes a unit together only where two or more measures have the same', () => {
  const sizes = ['length', 'width', 'height'].flatMap((id) => named(id) ?? []);
  const mass = named('mass');
  expect(sharedUnit(sizes)).toBe('mm');
  expect(sharedUnit(mass === undefined ? [] : [mass])).toBeNull();
  expect(sharedUnit(mass === undefined ? [] : [...sizes, mass])).toBeNull();
});
