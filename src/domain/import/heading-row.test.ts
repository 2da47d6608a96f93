import { describe, expect, it } from 'vitest';
import { textField } from './field.ts';
import { headingPlace } from './heading-row.ts';
import { fieldWords, headingsKey } from './mapping.ts';

const fields = [
  textField({ path: 'number', label: 'Nummer', isKey: true }),
  textField({ path: 'name', label: 'Name', also: ['Bezeichnung'] }),
  textField({ path: 'price', label: 'Preis CHF' }),
];
const known = { words: fieldWords(fields), tables: new Map([[headingsKey(['Pos', 'Bez.', 'Stk']), 2]]) };
const placeOf = (...rows: string[][]) => headingPlace(rows, known);

describe('the heading row', () => {
  it.each([
    ['a title in one cell', [['Preise 2027'], ['Nummer', 'Name', 'Preis CHF'], ['A1', 'Kiste', '5']], 1],
    ['a title that is a heading elsewhere', [['Name'], ['Nummer', 'Farbe', 'Gewicht'], ['A1', 'rot', '5']], 1],
    [
      'lines of several cells',
      [
        ['Kistenwerk AG', '', 'Stand 1.1.2027'],
        ['Nummer', '4711'],
        ['Nummer', 'Bezeichnung', 'x'],
        ['A1', 'Kiste', ''],
      ],
      2,
    ],
    [
      'headings of groups',
      [
        ['Artikel', '', 'Preis CHF'],
        ['Nummer', 'Name', 'netto'],
        ['A1', 'Kiste', '5'],
      ],
      1,
    ],
    [
      'headings that were mapped by hand',
      [
        ['Bestellung', 'Nummer'],
        ['Pos', 'Bez.', 'Stk'],
        ['1', 'Kiste', '5'],
      ],
      1,
    ],
    ['nothing known, the first wide row', [['Liste'], ['Stand', 'heute'], ['a', 'b', 'c', 'd'], ['1', '2', '3', '4']], 2],
  ])('is found below %s', (_, rows, place) => {
    expect(placeOf(...rows)).toBe(place);
  });

  it.each([
    [
      'nothing known',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
      ],
    ],
    ['one column', [['a'], ['Nummer'], ['Name']].slice(0, 1).concat([['1'], ['2']])],
    [
      'a record called as a field',
      [
        ['Artikel', 'Farbe'],
        ['A1', 'Name'],
        ['A2', 'rot'],
      ],
    ],
    [
      'as many known words below',
      [
        ['Nummer', 'Name'],
        ['Nummer', 'Name'],
        ['A2', 'rot'],
      ],
    ],
    ['one line', [['Nummer']]],
    [
      'its words in the last line alone',
      [
        ['a', 'b'],
        ['1', '2'],
        ['Nummer', 'Name'],
      ],
    ],
    ['its words far below', [['a', 'b'], ...Array.from({ length: 40 }, () => ['1', '2']), ['Nummer', 'Name'], ['1', '2']]],
    ['nothing', []],
  ])('is the first with %s', (_, rows) => {
    expect(placeOf(...rows)).toBe(0);
  });
});
