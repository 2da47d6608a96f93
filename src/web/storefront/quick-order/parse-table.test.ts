import { describe, expect, test } from 'vitest';
import { decodeTableFile, largestFileBytes } from './decode-table-file.ts';
import { parseTable } from './parse-table.ts';

describe('cells', () => {
  test.each([
    [
      'HK_0001\t4\tHalle 2\r\nEP_0001\t10\t',
      [
        ['HK_0001', '4', 'Halle 2'],
        ['EP_0001', '10', ''],
      ],
    ],
    ['\uFEFFArtikelnummer;Menge\nHK_0001;"1\'000"\n', [['Artikelnummer', 'Menge'], ['HK_0001', "1'000"], ['']]],
    [
      'HK_0001,4\nEP_0001,5',
      [
        ['HK_0001', '4'],
        ['EP_0001', '5'],
      ],
    ],
    ['HK_0001\nEP_0001', [['HK_0001'], ['EP_0001']]],
    ['HK_0001;"zwei\nZeilen";3', [['HK_0001', 'zwei\nZeilen', '3']]],
    [
      'HK_0001|4\nEP_0001|5',
      [
        ['HK_0001', '4'],
        ['EP_0001', '5'],
      ],
    ],
    [
      'HK_0001\t4\tHalle 2\nEP_0001;10;"Halle; hinten"\nKA_0001\t25\nEP_0002|5',
      [
        ['HK_0001', '4', 'Halle 2'],
        ['EP_0001', '10', 'Halle; hinten'],
        ['KA_0001', '25'],
        ['EP_0002', '5'],
      ],
    ],
    [
      'HK_0001;4\nEP_0001\t10',
      [
        ['HK_0001', '4'],
        ['EP_0001', '10'],
      ],
    ],
    // A comma may be part of a name.
    ['HK_0001;4\nKiste, gross', [['HK_0001', '4'], ['Kiste, gross']]],
  ])('of %j', (text, cells) => {
    expect(parseTable(text)).toEqual(cells);
  });

  test('are read only as far as they may be taken', () => {
    expect(parseTable('HK_0001;1\n'.repeat(100_000)).length).toBeLessThan(2100);
  });
});

describe('a file', () => {
  const text = 'Käfig;2';
  test.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['Windows-1252', Uint8Array.from([0x4b, 0xe4, 0x66, 0x69, 0x67, 0x3b, 0x32])],
    ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])],
  ])('in %s is read', (_name, bytes) => {
    expect(decodeTableFile(bytes)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['fileIsWorkbook', Uint8Array.from([0x50, 0x4b, 3, 4, 20])],
    ['fileIsWorkbook', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1])],
    ['fileUnreadable', Uint8Array.from([65, 0, 0, 66])],
    ['fileTooLarge', new Uint8Array(largestFileBytes + 1)],
  ])('is refused: %s', (key, bytes) => {
    expect(decodeTableFile(bytes)).toMatchObject({ ok: false, refusal: { key } });
  });
});
