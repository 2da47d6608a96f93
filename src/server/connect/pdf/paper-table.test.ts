import { expect, it } from 'vitest';
import { Paper } from './paper.ts';
import { drawTable } from './paper-table.ts';

/** The height that a table with one row takes. */
function heightWith(head: string): number {
  const paper = new Paper({ title: 'T', author: 'A', language: 'de', createdAt: 0, runningHead: '', pageOf: () => '' });
  paper.addPage();
  const before = paper.y;
  drawTable(
    paper,
    [
      { head: 'Teil', width: 100 },
      { head, width: 46 },
    ],
    [['Bodenbrett', '18×140']],
  );
  return paper.y - before;
}

it('gives a head of two lines the room of two lines', () => {
  expect(heightWith('Pos.')).toBe(heightWith('Material'));
  expect(heightWith('Aufgetrennt aus') - heightWith('Pos.')).toBeGreaterThan(6);
  // Not three: no word is broken.
  expect(heightWith('Aufgetrennt aus') - heightWith('Pos.')).toBeLessThan(12);
});
