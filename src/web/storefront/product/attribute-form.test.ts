import { expect, it } from 'vitest';
import { attributeForm, labelled } from './attribute-form.ts';

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
  [4, '{}', 'hidden'],
  [9, '{}', 'hidden'],
  [11, 'https://x', 'hidden'],
  [12, '5', 'hidden'],
  [6, '', 'hidden'],
])('shows type %i with %o as %s', (typeId, value, form) => {
  expect(attributeForm({ typeId, value, visibility: 1 })).toBe(form);
});

it('hides what no screen shall show', () => {
  expect(attributeForm({ typeId: 6, value: 'x', visibility: 0 })).toBe('hidden');
});

it.each([
  ['Höchstlast in kg', 2, '2500', 'Höchstlast', "2'500\u00A0kg"],
  ['Charge maximale en kg', 2, '500', 'Charge maximale', '500\u00A0kg'],
  ['Höchstlast in kg', 2, '1234.567', 'Höchstlast', '1234.567\u00A0kg'],
  ['Stamp length in mm', 2, '1200', 'Stamp length', '1200\u00A0mm'],
  ['Länge', 2, '1200', 'Länge', '1200\u00A0mm'],
  ['Gewicht', 10, '21', 'Gewicht', '21\u00A0kg'],
  ['Material', 6, 'Fichte massiv', 'Material', 'Fichte massiv'],
])('says %s of type %i with its unit beside its number', (name, typeId, value, label, text) => {
  expect(labelled({ name, typeId, value })).toEqual({ label, text });
});
