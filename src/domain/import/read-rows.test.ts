import { describe, expect, it } from 'vitest';
import { choiceField, dayField, numberField, textField, yesNoField } from './field.ts';
import { fieldWords, fittingMapping, guessedMapping, headingsKey } from './mapping.ts';
import { columnOf, readRows } from './read-rows.ts';
import { tableOf } from './table.ts';

const fields = [
  textField({ path: 'number', label: 'Artikelnummer', also: ['Art.-Nr.'], isKey: true }),
  textField({ path: 'name.de', label: 'Name DE', also: ['Name'] }),
  numberField({ path: 'price', label: 'Preis CHF' }, null),
  yesNoField({ path: 'on', label: 'Veröffentlicht' }),
  choiceField({ path: 'type', label: 'Typ' }, [
    { value: 1, label: 'Holzkiste' },
    { value: 2, label: 'Möbel' },
  ]),
  dayField({ path: 'day', label: 'Kommt am' }),
];

describe('columns', () => {
  it('are known by headings however they are written, each field once', () => {
    expect(guessedMapping(['art-nr', 'NAME', 'Name de', 'preis (CHF)', 'veroeffentlicht', 'Bemerkung', ''], fields)).toEqual([
      'number',
      'name.de',
      null,
      'price',
      'on',
      null,
      null,
    ]);
  });

  it('are remembered by their headings, without fields that are gone', () => {
    expect(headingsKey(['Größe ', 'name'])).toBe(headingsKey(['groesse', 'Name']));
    expect(headingsKey(['Gro\u0308sse', 'Name'])).toBe(headingsKey(['groesse', 'Name']));
    expect(fittingMapping(['number', 'gone', 'price'], ['a', 'b'], fields)).toEqual(['number', null]);
  });

  it('are found from a refused field, also by what stands above or below it', () => {
    const mapping = ['number', 'name.de', null, 'price'];
    expect([columnOf(mapping, 'name.de'), columnOf(mapping, 'name'), columnOf(mapping, 'price.x'), columnOf(mapping, 'pric')]).toEqual([
      1,
      1,
      3,
      null,
    ]);
  });
});

const read = (cells: string[], clearEmpty = false) => {
  const headings = fields.map(({ label }) => label);
  const table = tableOf(
    [
      { line: 1, cells: headings },
      { line: 5, cells },
    ],
    { words: fieldWords(fields), tables: new Map() },
  );
  const [row] = readRows(table, { fields, mapping: fields.map(({ path }) => path), clearEmpty });
  return row;
};

describe('a row', () => {
  it('is read as people write', () => {
    expect(read([' A1 ', ' Kiste ', "CHF 1'234.50", 'Ja', 'möbel', '26.11.2026'])).toMatchObject({
      line: 5,
      keys: { number: 'A1' },
      changes: { name: { de: 'Kiste' }, price: 1234.5, on: true, type: 2, day: '2026-11-26' },
      faults: [],
    });
  });

  it.each([
    [2, '1,234', 'importNumberUnclear'],
    [2, 'viel', 'importNumberUnclear'],
    [3, 'vielleicht', 'importYesNoUnclear'],
    [4, 'Raumschiff', 'importChoiceUnknown'],
    [5, '31.11.2026', 'dayNotPossible'],
    [1, '#N/A', 'importCellError'],
    [1, '#WERT!', 'importCellError'],
    [1, 'x'.repeat(20_001), 'validation.max'],
  ])('with a wrong cell in column %i says so there', (column, value, key) => {
    const cells = ['A1', '', '', '', '', ''];
    cells[column] = value;
    expect(read(cells)?.faults).toMatchObject([{ column, value: value.slice(0, 200), key }]);
  });

  it('leaves empty cells alone or clears what can be cleared', () => {
    expect(read(['A1', '', '', '', '', ''])?.changes).toEqual({});
    expect(read(['A1', '', '', '', '', ''], true)?.changes).toEqual({ name: { de: '' }, price: null, day: null });
  });

  it('that stops early or goes on too long says so', () => {
    expect(read(['A1', 'Kiste'])?.faults).toMatchObject([{ column: null, key: 'importRowShort', params: { cells: 2, columns: 6 } }]);
    expect(read(['A1', '', '', '', '', '', '', 'zu viel'])?.faults).toMatchObject([{ column: null, key: 'importRowLong' }]);
    expect(read(['A1', '', '', '', '', '', '', ' '])?.faults).toEqual([]);
  });
});
