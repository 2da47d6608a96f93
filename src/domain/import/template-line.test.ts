import { describe, expect, it } from 'vitest';
import { lineText, standingLine } from './template-line.ts';

const lines = [
  { productId: 1, text: lineText({ position: '10', remark: 'Pumpe 4711' }) },
  { productId: 1, text: lineText({ position: '20', remark: '' }) },
  { productId: 2, text: lineText({ position: '', remark: 'Rampe 2' }) },
];

describe('a line of a template', () => {
  it.each([
    [{ position: '10', productId: 1 }, '10 · Pumpe 4711'],
    [{ position: '20', productId: 1 }, '20'],
    [{ position: '20', productId: 9 }, '20'],
    [{ position: '1', productId: 1 }, undefined],
    [{ position: '', productId: 2 }, 'Rampe 2'],
    [{ position: '', productId: 3 }, undefined],
  ])('%j is found again as %s', (row, text) => {
    expect(standingLine(lines, row)?.text).toBe(text);
  });
});
