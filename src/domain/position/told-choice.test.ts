import { expect, test } from 'vitest';
import { choiceText, toldChoice } from './told-choice.ts';

test.each([
  ['Länge innen', '1000 mm', 'Länge innen 1000 mm'],
  ['Abstand der Bretter (0.5 eng, 1 weit)', '1', 'Abstand der Bretter 1 (0.5 eng, 1 weit)'],
  ['Welle', 'EB-Welle, 5 mm', 'EB-Welle, 5 mm'],
  ['Cannelure', 'cannelure EB, 5 mm', 'cannelure EB, 5 mm'],
])('%s: %s', (label, value, text) => {
  expect(choiceText({ label, value })).toBe(text);
});

test('a scale goes with the value, not with the label', () => {
  expect(toldChoice({ label: 'Gap between boards (0.5 close, 1 wide)', value: '0.7' })).toEqual({
    label: 'Gap between boards',
    value: '0.7 (0.5 close, 1 wide)',
  });
});
