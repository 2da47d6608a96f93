import { expect, it } from 'vitest';
import { againstText, marginText } from './step-figures.ts';

it('tells the margin of a step as a share of its price, below cost too', () => {
  expect([marginText(100, 75), marginText(100, 120)]).toEqual(['25.0 %', '−20.0 %']);
  expect([marginText(0, 75), marginText(null, 75), marginText(100, null)]).toEqual(['–', '–', '–']);
});

it('tells how far a step is from the standard price', () => {
  expect([againstText(94.1, 100), againstText(100, 100), againstText(100, 0), againstText(undefined, 1)]).toEqual([
    '− 5.9 %',
    '± 0.0 %',
    '–',
    '–',
  ]);
});
