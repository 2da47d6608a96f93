import { describe, expect, test } from 'vitest';
import postalCodes from '#server/shipping/postal-codes.json' with { type: 'json' };
import { postalCodeRows } from './read-sources.ts';

const header = '\uFEFFOrtschaftsname;PLZ;Zusatzziffer;Gemeindename;BFS-Nr;Kantonskürzel;E;N;Sprache;Validity\r\n';
const town = (place: string, zipCode: string, suffix: string, canton: string) =>
  `${place};${zipCode};${suffix};G;1;${canton};8.512345;47.112345;de;2008-07-01\r\n`;
const office = (zipCode: string, place: string) => `CH\t${zipCode}\t${place}\tCanton\tBE\tX\t1\tY\t2\t46.9481\t7.4474\t\n`;

describe('reading the official lists', () => {
  test('the main town of a code comes first, each town once', () => {
    const list = header + town('Kaltbach', '6210', '02', 'LU') + town('Sursee', '6210', '00', 'LU') + town('Sursee', '6210', '00', 'LU');
    expect(postalCodeRows(list, '')).toEqual([
      ['6210', 'Sursee', 'LU', 47.1123, 8.5123],
      ['6210', 'Kaltbach', 'LU', 47.1123, 8.5123],
    ]);
  });

  test('Liechtenstein has no canton and is written FL', () => {
    expect(postalCodeRows(header + town('Vaduz', '9490', '00', ''), '')).toEqual([['9490', 'Vaduz', 'FL', 47.1123, 8.5123]]);
  });

  test('the second list adds only codes the first does not have', () => {
    const rows = postalCodeRows(
      header + town('Sursee', '6210', '00', 'LU'),
      office('6210', 'Elsewhere') + office('3000', 'Bern 7') + office('3000', 'Bern 9'),
    );
    expect(rows.map(([zipCode, place]) => `${zipCode} ${place}`)).toEqual(['3000 Bern', '6210 Sursee']);
  });

  test.each([town('X', '621', '00', 'LU'), town('', '6210', '00', 'LU'), 'X;6210;00;G;1;LU;0;0;de;\r\n'])(
    'a broken row stops the build: %j',
    (row) => {
      expect(() => postalCodeRows(header + row, '')).toThrow(/unusable row/);
    },
  );
});

describe('the table of the shop', () => {
  const first = new Map(postalCodes.toReversed().map((row) => [String(row[0]), row]));
  test.each([
    ['6210', 'Sursee', 'LU'],
    ['8001', 'Zürich', 'ZH'],
    ['1201', 'Genève', 'GE'],
    ['9490', 'Vaduz', 'FL'],
    ['3000', 'Bern', 'BE'],
  ])('%s is %s (%s)', (zipCode, place, canton) => {
    expect(first.get(zipCode)?.slice(0, 3)).toEqual([zipCode, place, canton]);
  });

  test('holds every code of both lists, all of Liechtenstein included', () => {
    expect(first.size).toBe(3375);
    expect(new Set(postalCodes.filter((row) => row[2] === 'FL').map((row) => row[0])).size).toBe(13);
  });
});
