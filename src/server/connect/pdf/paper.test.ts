import { expect, it } from 'vitest';
import { readPdf } from '#test/server/pdf-text.ts';
import { Paper } from './paper.ts';

/** The lines that a text takes in a column of this width. */
async function linesIn(text: string, width: number): Promise<string[]> {
  const paper = new Paper({ title: 'T', author: 'A', language: 'de', createdAt: 0, runningHead: '', pageOf: () => '' });
  paper.addPage();
  paper.text(text, 50, 100, { width });
  const { text: read } = readPdf(await paper.finish());
  return read
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && line !== 'A');
}

it('keeps a size whole where its line is wide enough for it', async () => {
  expect(await linesIn('Fichte sägeroh 80 × 100', 90)).toEqual(['Fichte sägeroh', '80 × 100']);
});

it('breaks a size that is wider than its line at its sign, not within a number', async () => {
  expect((await linesIn('2090 × 1090 × 1575 mm', 60)).join('|')).toMatch(/^2090 × 1090 ×\|1575 mm$|^2090 ×\|1090 ×\|1575 mm$/);
});
