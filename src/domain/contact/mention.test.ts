import { expect, test } from 'vitest';
import { mentionsIn } from './mention.ts';

const people = [
  { id: 1, name: 'Regula Amrein', email: 'leitung@kistenwerk.example' },
  { id: 2, name: 'Urs Felder', email: 'werkstatt@kistenwerk.example' },
  { id: 3, name: 'Urs Grimm', email: 'grimm@kistenwerk.example' },
  { id: 4, name: 'Zoë Brügger', email: 'zb@kistenwerk.example' },
];

test.each<[string, number[]]>([
  ['Bitte ansehen, @Regula.', [1]],
  ['@Urs Felder und @regula amrein', [2, 1]],
  ['@Urs', []],
  ['@Urs Grimm: @Urs Grimm!', [3]],
  ['@werkstatt fragt', [2]],
  ['@zoë', [4]],
  ['@Zoë Brügger', [4]],
  ['@Regulator', []],
  ['mail@regula.example', []],
  ['an leitung@kistenwerk.example', []],
  ['(@grimm)', [3]],
  ['ohne', []],
  ['@', []],
])('%j mentions %j', (text, ids) => {
  expect(mentionsIn(text, people)).toEqual(ids);
});
