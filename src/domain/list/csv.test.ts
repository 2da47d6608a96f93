import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

describe('a table as CSV', () => {
  it('has semicolons, quoted texts and a mark for UTF-8', () => {
    expect(
      csvText([
        ['Nummer', 'Name'],
        ['HK_1', 'Kiste; «gross» "L"'],
        [3.5, null],
        [true, 'zwei\nZeilen'],
      ]),
    ).toBe('\uFEFFNummer;Name\r\nHK_1;"Kiste; «gross» ""L"""\r\n3.5;\r\ntrue;"zwei\nZeilen"\r\n');
  });

  it.each(['=1+1', '+41', '-2', '@SUM(A1)', ' =1', '\t=1', '|cmd', '%x', '＝1'])('%j stays a text', (text) => {
    expect(csvText([[text]])).toMatch(/^\uFEFF"?'/);
  });

  it('leaves numbers as they are, negative ones too', () => {
    expect(csvText([[-5, 0.25]])).toBe('\uFEFF-5;0.25\r\n');
  });

  it('never begins a cell as a formula, whatever the texts', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(
          csvText([[text]])
            .slice(1)
            .replace(/^"/, '')
            .trimStart(),
        ).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
