import { expect, it } from 'vitest';
import { attributeForm, labelled, shownAttributes } from './attribute-form.ts';

it.each([
  [1, '12.50', 'amount'],
  [2, '1200', 'text'],
  [3, '#ff7f50', 'colour'],
  [3, 'url(x)', 'text'],
  [8, 'true', 'yes'],
  [8, 'false', 'no'],
  [10, '21', 'text'],
  [6, 'Fichte', 'text'],
  [7, 'A', 'text'],
])('shows type %i with %o as %s', (typeId, value, form) => {
  expect(attributeForm(['N', typeId, value])).toBe(form);
});

it.each([
  [4, '{}', 1],
  [9, '{}', 1],
  [11, 'https://x', 1],
  [12, '5', 1],
  [6, '', 1],
  [6, 'x', 0],
])('hides what no screen shall show: type %i with %o', (typeId, value, visibility) => {
  expect(shownAttributes([{ attributeId: 7, name: 'N', typeId, value, visibility }])).toEqual([]);
  expect(shownAttributes([{ attributeId: 7, name: 'N', typeId: 6, value: 'x', visibility: 1 }])).toEqual([['N', 6, 'x']]);
});

it.each([
  ['Tragfähigkeit in kg', 2, '2500', 'Tragfähigkeit', "2'500\u00A0kg"],
  ['Charge admissible en kg', 2, '500', 'Charge admissible', '500\u00A0kg'],
  ['Tragfähigkeit in kg', 2, '1234.567', 'Tragfähigkeit', '1234.567\u00A0kg'],
  ['Stamp length in mm', 2, '1200', 'Stamp length', '1200\u00A0mm'],
  ['Länge', 2, '1200', 'Länge', '1200\u00A0mm'],
  ['Gewicht', 10, '21', 'Gewicht', '21\u00A0kg'],
  ['Material', 6, 'Fichte massiv', 'Material', 'Fichte massiv'],
])('says %s of type %i with its unit beside its number', (name, typeId, value, label, text) => {
  expect(labelled([name, typeId, value])).toEqual({ label, text });
});
