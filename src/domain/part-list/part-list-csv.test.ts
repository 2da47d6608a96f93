import { describe, expect, it } from 'vitest';
import type { PartLine } from './part-line.ts';
import { partListCsv } from './part-list-csv.ts';

const line = (name: string, remark = ''): PartLine => ({
  articleName: { de: name, fr: name, en: name },
  articleNumber: 'BR',
  count: 6,
  length: 600,
  width: 140,
  height: 18,
  material: 'spruce',
  order: 1,
  remark,
  remarkHash: '',
  partInfo: { key: 'BF', unit: 'CM', amount: 0.009072, weight: 4.17312, amountCubic: 0.009072 },
});
const totals = { parts: 6, weight: 4.17312, woodVolume: 0.009072 };
const rowOf = (name: string, remark = ''): string =>
  partListCsv([line(name, remark)], totals, 'de')
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe('the part list as a file', () => {
  it('opens in a spreadsheet program: byte order mark, semicolons, four decimals, a sum', () => {
    expect(partListCsv([line('Brett')], totals, 'de')).toBe(
      '\uFEFFPos.;Artikel;Artikelnummer;Anzahl;Länge mm;Breite mm;Höhe mm;Material;Schlüssel;Menge;Einheit;m³;Gewicht kg;Bemerkung\r\n' +
        '1;Brett;BR;6;600;140;18;Fichte roh;BF;0.0091;CM;0.0091;4.1731;\r\n' +
        ';Summe;;6;;;;;;;;0.0091;4.1731;\r\n',
    );
  });

  it('speaks the language of the reader', () => {
    expect(partListCsv([line('Planche')], totals, 'fr')).toContain('Longueur mm');
    expect(partListCsv([line('Planche')], totals, 'fr')).toContain('Épicéa brut');
  });

  it.each(['=HYPERLINK(1)', '+41 44 1', '-5', '@x', '\tx', '\rx', '\nx'])('shows %j as text', (name) => {
    expect(rowOf(name)).toMatch(/^1;"?'/);
  });

  it('keeps quotes, semicolons and line breaks in one cell', () => {
    expect(rowOf('a;b"c', 'oben\nunten')).toMatch(/^1;"a;b""c";.*;"oben\nunten"\r\n/s);
  });
});
