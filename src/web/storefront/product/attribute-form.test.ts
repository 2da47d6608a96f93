import { expect, it } from 'vitest';
import { attributeForm, labelled } from './attribute-form.ts';

it.each([
  [1, '12.50', 'amount'],
  [2, '1200', 'millimetres'],
  [3, '#ff7f50', 'colour'],
  [3, 'url(x)', 'text'],
  [8, 'true', 'yes'],
  [8, 'false', 'no'],
  [10, '21', 'kilograms'],
  [6, 'Fichte', 'text'],
  [7, 'A', 'text'],
  [4, '{}', 'hidden'],
  [9, '{}', 'hidden'],
  [11, 'https://x', 'hidden'],
  [12, '5', 'hidden'],
  [6, '', 'hidden'],
])('shows type %i with %o as %s', (typeId, value, form) => {
  expect(attributeForm({ name: 'Wert', typeId, value, visibility: 1 })).toBe(form);
});

it('hides what no screen shall show', () => {
  expect(attributeForm({ name: 'Wert', typeId: 6, value: 'x', visibility: 0 })).toBe('hidden');
});

it.each(['Höchstlast in kg', 'Charge maximale en kg', 'Maximum load in kg'])('adds no unit to a name that has one: %s', (name) => {
  expect(attributeForm({ name, typeId: 2, value: '500', visibility: 1 })).toBe('text');
});

it.each([
  ['Höchstlast in kg', '2500', 'Höchstlast', "2'500\u00A0kg"],
  ['Charge maximale en kg', '500', 'Charge maximale', '500\u00A0kg'],
  ['Stamp length in mm', '1200', 'Stamp length', '1200\u00A0mm'],
  ['Material', 'Fichte massiv', 'Material', 'Fichte massiv'],
])('moves the unit of %s beside its number', (name, value, label, text) => {
  expect(labelled({ name, value })).toEqual({ label, text });
});
