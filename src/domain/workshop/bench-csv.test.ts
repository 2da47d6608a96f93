import { describe, expect, it } from 'vitest';
import type { PartLine, Totals } from '#domain/part-list/part-line.ts';
import { inEveryLanguage, type Language } from '#domain/language/language.ts';
import { sampleStock } from '#domain/cut-plan/stock.test-data.ts';
import { benchCsv } from './bench-csv.ts';

const line = (name: string, remark = ''): PartLine => ({
  articleName: { de: name, fr: name, en: name },
  articleNumber: 'BR',
  count: 6,
  length: 600,
  width: 140,
  height: 18,
  material: 'spruce',
  order: 1,
  remark: inEveryLanguage(remark),
  remarkHash: '',
  partInfo: { key: 'BF', unit: 'CM', amount: 0.009072, weight: 4.17312, amountCubic: 0.009072 },
});
const totals = { parts: 6, weight: 4.17312, woodVolume: 0.009072 };
const floor = { de: 'Boden', fr: 'Fond', en: 'Floor' };
const partListCsv = (partList: PartLine[], sums: Totals, language: Language): string => {
  const parts = [{ position: '1.1', line: 0, count: 6, instances: [] }];
  return benchCsv(
    { assemblies: [{ number: 1, name: floor, count: 1, groups: ['floor'], parts }], partList, totals: sums, stock: sampleStock },
    language,
  );
};
const rowOf = (name: string, remark = ''): string =>
  partListCsv([line(name, remark)], totals, 'de')
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe('the part list as a file', () => {
  it('opens in a spreadsheet program: byte order mark, semicolons, four decimals, a sum', () => {
    expect(partListCsv([line('Brett')], totals, 'de')).toBe(
      '\uFEFFPos.;Baugruppe;Teil;Artikelnummer;Stück;Länge mm;Breite mm;Höhe mm;Material;Aufgetrennt aus;Schlüssel;Menge;Einheit;m³;Gewicht kg;Bemerkung\r\n' +
        '1.1;Boden;Brett;BR;6;600;140;18;Fichte sägeroh 18 × 140;;BF;0.0091;CM;0.0091;4.1731;\r\n' +
        ';;Summe;;6;;;;;;;;;0.0091;4.1731;\r\n',
    );
  });

  it('names a sheet by its thickness, even where it is counted by volume', () => {
    const board = line('Platte');
    const lid = { ...board, width: 400, height: 12, material: 'osb', partInfo: { ...board.partInfo, key: 'SK' } };
    expect(partListCsv([lid], totals, 'de')).toContain(';600;400;12;OSB/3 12;;SK;');
  });

  it('speaks the language of the reader', () => {
    expect(partListCsv([line('Planche')], totals, 'fr')).toContain('Longueur mm');
    expect(partListCsv([line('Planche')], totals, 'fr')).toContain('Épicéa brut de sciage 18 × 140');
    const foam = { ...line('Planche'), remark: { de: 'PE-Schaum 30 mm', fr: 'Mousse PE 30 mm', en: 'PE foam 30 mm' } };
    expect(partListCsv([foam], totals, 'fr')).toContain(';Mousse PE 30 mm\r\n');
  });

  it.each(['=HYPERLINK(1)', '+41 44 1', '-5', '@x', '\tx', '\rx', '\nx'])('shows %j as text', (name) => {
    expect(rowOf(name)).toMatch(/^1\.1;Boden;"?'/);
  });

  it('keeps quotes, semicolons and line breaks in one cell', () => {
    expect(rowOf('a;b"c', 'oben\nunten')).toMatch(/^1\.1;Boden;"a;b""c";.*;"oben\nunten"\r\n/s);
  });

  it('says what a narrow board is ripped from, and shares the amounts of a line over its positions', () => {
    const narrow = { ...line('Brett'), width: 92 };
    const parts = [
      { position: '1.1', line: 0, count: 4, instances: [] },
      { position: '1.2', line: 0, count: 2, instances: [] },
    ];
    const text = benchCsv(
      { assemblies: [{ number: 1, name: floor, count: 2, groups: [], parts }], partList: [narrow], totals, stock: sampleStock },
      'de',
    );
    expect(text).toContain('1.1;Boden (2 ×);Brett;BR;4;600;92;18;Fichte sägeroh 18 × 92;18 × 100;BF;0.006;CM;0.006;2.7821;');
    expect(text).toContain('1.2;Boden (2 ×);Brett;BR;2;600;92;18;Fichte sägeroh 18 × 92;18 × 100;BF;0.003;CM;0.003;1.391;');
  });
});
