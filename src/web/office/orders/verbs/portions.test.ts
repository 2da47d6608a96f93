import { describe, expect, test } from 'vitest';
import { chosenPortions, lineProblems, portionProblems } from './portions.ts';

const lines = [
  { id: 7, number: '1', productId: null, name: 'Kiste', open: 6 },
  { id: 9, number: '2', productId: null, name: 'Palette', open: 40 },
];
const words = { notWhole: 'keine Zahl', tooMany: (most: number) => `höchstens ${most}`, nothing: 'nichts' };

describe('what is taken of the open lines', () => {
  test.each([
    ['untouched: everything, without naming lines', {}, undefined],
    ['typed as it was', { 7: ' 6 ' }, undefined],
    [
      'fewer of one',
      { 7: '2' },
      [
        { id: 7, quantity: 2 },
        { id: 9, quantity: 40 },
      ],
    ],
    ['none of one', { 7: '', 9: '5' }, [{ id: 9, quantity: 5 }]],
  ])('%s', (_name, typed, expected) => {
    expect(chosenPortions(typed, lines)).toEqual(expected);
    expect(portionProblems(typed, lines, words)).toEqual({});
  });

  test.each([
    [{ 7: '7' }, { 7: 'höchstens 6' }],
    [{ 9: '1.5' }, { 9: 'keine Zahl' }],
    [{ 9: '-1' }, { 9: 'keine Zahl' }],
    [{ 7: '0', 9: '' }, { 7: 'nichts' }],
  ])('%j is wrong', (typed, expected) => {
    expect(portionProblems(typed, lines, words)).toEqual(expected);
  });

  test('a refusal stands at the line that it is about, whatever its place among the fields', () => {
    const problems = { 'lines.0.quantity': 'höchstens 3', day: 'vorbei' };
    expect(lineProblems(problems, [{ id: 9, quantity: 5 }])).toEqual({ 9: 'höchstens 3' });
    expect(lineProblems(problems, undefined)).toEqual({});
  });
});
