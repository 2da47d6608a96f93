import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockOfText, safeText, tableHtml, tabText } from './clipboard.ts';

const text = (value: string) => ({ text: value, isText: true });

describe('a block as text', () => {
  it.each<[string, string[][]]>([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['"zwei\nZeilen"\tb', [['zwei\nZeilen', 'b']]],
    ['"sagt ""ja"""\t', [['sagt "ja"', '']]],
    ['5" Nagel\tb', [['5" Nagel', 'b']]],
    ['"offen\tb', [['"offen', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    [
      'a\tb\nc',
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ],
    ['', []],
    ['\n', [['']]],
  ])('%j', (pasted, rows) => {
    expect(blockOfText(pasted)).toEqual(rows);
  });

  it('comes back as it was copied, whatever the cells hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', '=', "'", '+', '1', 'ü'), maxLength: 8 });
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
      // A last row of one empty cell looks like the end of the row before it, and a typed apostrophe like our guard.
      .filter((rows) => rows.at(-1)?.join('') !== '' && rows.every((row) => row.every((each) => !/^'[=@+\t\r-]/.test(each))));
    fc.assert(
      fc.property(block, (rows) => {
        expect(blockOfText(tabText(rows.map((row) => row.map(text))))).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });
});

describe('text that a spreadsheet would compute', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['+A1', "'+A1"],
    ['-cmd', "'-cmd"],
    ['+41 62 555 77 10', '+41 62 555 77 10'],
    ['-5', '-5'],
    ['Kiste', 'Kiste'],
  ])('%s is copied as %s', (from, to) => {
    expect(safeText(text(from))).toBe(to);
  });

  it('leaves numbers alone and keeps article numbers text', () => {
    expect(safeText({ text: '-12.50', isText: false })).toBe('-12.50');
    const html = tableHtml([[text('00123'), { text: '7', isText: false }, text('<b>\nx')]]);
    expect(html).toContain('mso-number-format:"\\@"');
    expect(html).toContain('<td>7</td>');
    expect(html).toContain('&lt;b&gt;<br>x');
  });
});
