import { expect, test } from 'vitest';
import exportCrate from '#models/exportkiste/model.json' with { type: 'json' };
import crate from '#models/holzkiste/model.json' with { type: 'json' };
import panelCrate from '#models/sperrholzkiste/model.json' with { type: 'json' };
import openCrate from '#models/verschlag/model.json' with { type: 'json' };
import { destinationOf, destinations } from './destination.ts';

test.each([exportCrate, crate, panelCrate, openCrate])('$id knows every destination and no other', ({ params }) => {
  const options = params.flatMap((param) => (param.id === 'destination' ? (param.options ?? []) : []));
  expect(options.map(({ value }) => value).toSorted()).toEqual(destinations.toSorted());
});

test('a country that no model names is another one', () => {
  expect(['CH', 'US', 'IS', 'MC'].map(destinationOf)).toEqual(['CH', 'US', 'ZZ', 'ZZ']);
});
