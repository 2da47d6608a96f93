import { describe, expect, it } from 'vitest';
import { fileRows, headingRows, mostOffered, rowText, tableFrom } from './choose-heading.ts';

const row = (line: number, ...cells: string[]) => ({ line, cells });

describe('another row for the headings', () => {
  const rows = [row(1, 'Liste'), row(3, 'Nummer', 'Name'), row(4, 'A1', 'Kiste')];

  it('splits the file there', () => {
    expect(tableFrom(rows, 3)).toEqual({ headings: ['Nummer', 'Name'], headingLine: 3, head: rows.slice(0, 2), rows: rows.slice(2) });
    expect(tableFrom(rows, 1)).toEqual({ headings: ['Liste'], headingLine: 1, head: rows.slice(0, 1), rows: rows.slice(1) });
  });

  it('is one of the first rows, and has something below it', () => {
    expect([2, 4, 5].map((line) => tableFrom(rows, line))).toEqual([null, null, null]);
    expect(headingRows(rows)).toEqual(rows.slice(0, 2));
    expect(headingRows(Array.from({ length: 100 }, (_, at) => row(at + 1, 'x')))).toHaveLength(mostOffered);
    expect([headingRows([]), headingRows([row(1, 'x')])]).toEqual([[], []]);
  });

  it('is found in the file as it was, without columns that were put in front', () => {
    const table = { headings: ['Kunde', 'Nummer', 'Name'], rows: [row(4, 'K1', 'A1', 'Kiste'), row(5, 'K1', 'A2')] };
    expect(fileRows({ rows: rows.slice(0, 2), given: [] }, table)).toEqual([...rows, row(5, 'A2')]);
  });

  it('is shown by the beginning of its text', () => {
    expect(rowText([' Nummer ', '', 'Name\nDE'])).toBe('Nummer · Name DE');
    expect(rowText([`${'x'.repeat(79)}😀y`])).toBe(`${'x'.repeat(79)}😀 …`);
  });
});
