import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { documentOf, type CellText } from './document-of.test-data.ts';
import type { LocaleId } from './locale/locale.ts';
import { openWorkbook } from './open-workbook.ts';
import { CellError, type Scalar } from './value.ts';

/** A formula without neighbours, as saved by a program of the locale. */
function compute(formula: string, locale?: LocaleId, more: Record<string, CellText> = {}): Scalar | string {
  const opened = openWorkbook({ ...documentOf({ ...more, H9: formula }), ...(locale === undefined ? {} : { locale }) });
  if (!opened.ok) return `fault: ${opened.faults[0]?.key}`;
  const result = opened.workbook.calculation.value(0, { row: 8, column: 7 });
  if (!result.ok) return `problem: ${result.problem}`;
  return result.value instanceof CellError ? result.value.code : result.value;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

// 46357 is Tuesday, 1 December 2026; 46025.5625 is Saturday, 3 January 2026, 13:30.
// Codes: «Zahlenformatcodes» and «Nombre: codes de format» of the program's help (support.microsoft.com, TEXT function).
const dates: [locale: LocaleId, format: string, serial: number, text: string][] = [
  ['de-CH', 'TT.MM.JJJJ', 46_357, '01.12.2026'],
  ['de-CH', 'tt.mm.jjjj', 46_357, '01.12.2026'],
  ['de-CH', 'TTT, TT.MM.', 46_357, 'Di, 01.12.'],
  ['de-CH', 'TTTT, T. MMMM JJJJ', 46_357, 'Dienstag, 1. Dezember 2026'],
  ['de-CH', 'MMM JJ', 46_357, 'Dez 26'],
  ['de-CH', 'MMM', 46_082, 'Mrz'],
  ['de-CH', 'MMMM', 46_082, 'März'],
  ['de-CH', 'MMMMM', 46_357, 'D'],
  ['de-CH', 'T.M.JJ', 46_025, '3.1.26'],
  ['de-CH', 'JJJJ-MM-TT', 46_357, '2026-12-01'],
  ['de-CH', 'hh:mm', 46_025.5625, '13:30'],
  ['de-CH', 'TT.MM.JJJJ hh:mm:ss', 46_025.5625, '03.01.2026 13:30:00'],
  ['de-CH', 'h:mm AM/PM', 46_025.5625, '1:30 PM'],
  ['de-CH', '[h]:mm', 1.5, '36:00'],
  ['de-CH', '[mm]:ss', 0.0625, '90:00'],
  ['de-CH', 'ss.000', 0.25 / 86_400, '00.250'],
  ['de-CH', '[$-40C]MMMM', 46_357, 'décembre'],
  ['de-CH', '[$-409]TTT', 46_357, 'Tue'],
  ['de-CH', '[$-fr-CH]MMMM', 46_357, 'décembre'],
  ['de-CH', '"KW "TT', 46_357, 'KW 01'],
  ['de', 'TT.MM.JJJJ', 46_357, '01.12.2026'],
  ['de', 'TTTT, TT.MM.JJJJ', 46_357, 'Dienstag, 01.12.2026'],
  ['fr', 'JJJJ, JJ/MM', 46_357, 'mardi, 01/12'],
  ['de', 'ss,00', 0.25 / 86_400, '00,25'],
  ['fr-CH', 'JJ.MM.AAAA', 46_357, '01.12.2026'],
  ['fr-CH', 'jj/mm/aaaa', 46_357, '01/12/2026'],
  ['fr-CH', 'JJJJ J MMMM AAAA', 46_357, 'mardi 1 décembre 2026'],
  ['fr', 'MMMM AA', 46_235, 'août 26'],
  ['fr', 'JJJJ', 46_025, 'samedi'],
  ['en', 'dddd, mmmm d, yyyy', 46_357, 'Tuesday, December 1, 2026'],
  ['en', 'ddd', 46_025, 'Sat'],
  ['en-CH', 'dd.mm.yyyy', 46_357, '01.12.2026'],
];

const numbers: [locale: LocaleId, format: string, value: number, text: string][] = [
  ['de-CH', "#'##0.00", 987.6, '987.60'],
  ['de-CH', "#'##0", 7_654_321, "7'654'321"],
  ['de-CH', "#'##0.00", -1234.5, "-1'234.50"],
  ['de-CH', "#'##0.00", -987.6, '-987.60'],
  ['de-CH', "#'##0.00", 0, '0.00'],
  ['de-CH', "#'##0.00", 0.005, '0.01'],
  ['de-CH', '#’##0.00', 1_234_567.891, '1’234’567.89'],
  ['de-CH', "#'##0.--", 1234, "1'234.--"],
  ['de-CH', '"CHF" #\'##0.00', 1234.5, "CHF 1'234.50"],
  ['de-CH', "[$CHF] #'##0.00", 1234.5, "CHF 1'234.50"],
  ['de-CH', "[$CHF-807] #'##0.00;[Rot][$CHF-807] -#'##0.00", -1234.5, "CHF -1'234.50"],
  ['de-CH', '#\'##0.00;(#\'##0.00);"–"', -12, '(12.00)'],
  ['de-CH', '#\'##0.00;(#\'##0.00);"–"', 0, '–'],
  ['de-CH', "0'000", 5, "0'005"],
  ['de-CH', "#'##0.0'", 1_234_567, "1'234.6"],
  ['de-CH', 'Standard', 42, '42'],
  ['de-CH', 'Standard', 0.1, '0.1'],
  ['de-CH', 'Standard" mm"', 12.5, '12.5 mm'],
  ['de-CH', 'Standard', -1.5, '-1.5'],
  ['de-CH', '0.0%', 0.077, '7.7%'],
  ['de-CH', '0%', 0.5, '50%'],
  ['de-CH', '0.00E+00', 12_345, '1.23E+04'],
  ['de-CH', '##0.0E+0', 12_345, '12.3E+3'],
  ['de-CH', '000', 7, '007'],
  ['de-CH', '0" Stk."', 12, '12 Stk.'],
  ['de-CH', '#.##', 0.5, '.5'],
  ['de-CH', '0.00??', 1.5, '1.50  '],
  ['de-CH', '[>=1000]0.0" kg";0" g"', 1500, '1500.0 kg'],
  ['de-CH', '[<1000]0" g";0.000" kg"', 1500, '1500.000 kg'],
  ['de-CH', '[<1000]0" g";0.000" kg"', 12, '12 g'],
  ['de-CH', '000 000 00 00', 448_890_011, '044 889 00 11'],
  ['fr-CH', "#'##0.00", 987.6, '987.60'],
  ['fr-CH', 'Standard', 42, '42'],
  ['de', '#.##0,00', 1_234_567.5, '1.234.567,50'],
  ['de', '0,0', 2.25, '2,3'],
  ['de', 'Standard', 1.5, '1,5'],
  ['fr', '# ##0,00', 1_234_567.5, '1 234 567,50'],
  ['fr', '# ##0,00', 12.5, '12,50'],
  ['fr', '0,0 "kg"', 2.25, '2,3 kg'],
  ['en', '#,##0.00', 987.6, '987.60'],
  ['en', '#,##0', 7_654_321, '7,654,321'],
  ['en', '0.0,"k"', 12_345, '12.3k'],
  ['en', 'General', 42, '42'],
];

// Fractions: same help page; blanks replace digits that `?` does not need, so that the bars are aligned.
const fractions: [format: string, value: number, text: string][] = [
  ['# ?/?', 3.125, '3 1/8'],
  ['# ??/??', 2.25, '2  1/4 '],
  ['# ?/?', 0.5, ' 1/2'],
  ['# ?/?', 5, '5    '],
  ['# ??/??', 2.75, '2  3/4 '],
  ['# ???/???', Math.PI, '3  16/113'],
  ['# ?/8', 3.125, '3 1/8'],
  ['# ?/8', 3.99, '4    '],
  ['# ??/16', 0.6875, ' 11/16'],
  ['?/?', 3.125, '25/8'],
  ['0 0/0', 1.5, '1 1/2'],
  ['# ?/?', -3.125, '-3 1/8'],
];

describe('formats as programs of several countries write them', () => {
  it.each(dates)('%s: %s of %d is %s', (locale, format, serial, text) => {
    expect(compute(`=TEXT(${serial},${quoted(format)})`, locale)).toBe(text);
  });

  it.each(numbers)('%s: %s of %d is %s', (locale, format, value, text) => {
    expect(compute(`=TEXT(${value},${quoted(format)})`, locale)).toBe(text);
  });

  it.each(fractions)('the fraction %s of %d is «%s»', (format, value, text) => {
    expect(compute(`=TEXT(${value},${quoted(format)})`)).toBe(text);
  });

  it('thousands are parted in numbers of any length, with and without sign', () => {
    const number = fc.tuple(fc.integer({ min: 0, max: 9_999_999_999 }), fc.boolean());
    const marks: [LocaleId, string, string][] = [
      ['de-CH', "'", '.'],
      ['de-CH', '’', '.'],
      ['de', '.', ','],
      ['fr', '\u{202f}', ','],
      ['en', ',', '.'],
    ];
    fc.assert(
      fc.property(number, fc.constantFrom(...marks), ([size, negative], [locale, mark, decimal]) => {
        const grouped = String(size).replaceAll(/\B(?=(\d{3})+$)/g, mark);
        const sign = negative && size > 0 ? '-' : '';
        expect(compute(`=TEXT(${sign}${size},"#${mark}##0${decimal}00")`, locale)).toBe(`${sign}${grouped}${decimal}00`);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['de-CH', 'dd.mm.yyyy'],
    ['de-CH', '#,##0.00,0'],
    ['de-CH', 'CHF 0.00'],
    ['de-CH', '0 "offen'],
    ['de-CH', '[Lila]0'],
    ['de-CH', '[$-F99]0'],
    ['de-CH', '0;0;0;@;0'],
    ['fr-CH', 'TT.MM.JJJJ'],
    ['en', 'TT.MM.JJJJ'],
    ['de', '0.00'],
  ] as const)('%s: %s is refused, not guessed', (locale, format) => {
    expect(compute(`=TEXT(1,${quoted(format)})`, locale)).toBe('fault: format-code');
  });
});

describe('texts that are numbers', () => {
  it.each<[LocaleId, string, Scalar]>([
    ['de-CH', `=VALUE("2'345.70")`, 2345.7],
    ['de-CH', '=VALUE("2’345.70")', 2345.7],
    ['de-CH', `="2'345.70"*3`, 7037.1],
    ['de-CH', `=VALUE("1'234'567")`, 1_234_567],
    ['de-CH', `=-"1'000"`, -1000],
    ['de-CH', '=VALUE("CHF 12.50")', 12.5],
    ['de-CH', '=VALUE("7.7 %")', 0.077],
    ['de-CH', '=VALUE("12 1/2")', 12.5],
    ['de-CH', '=VALUE("1,5")', '#VALUE!'],
    ['de-CH', '=FIXED(98765.4,2)', "98'765.40"],
    ['de-CH', '=FIXED(-1234.567,1)', "-1'234.6"],
    ['de-CH', '=FIXED(98765.4,2,TRUE)', '98765.40'],
    ['de-CH', '=FIXED(1234567,-3)', "1'235'000"],
    ['de-CH', '=DATEVALUE("1. Dezember 2026")', 46_357],
    ['de-CH', '=DATEVALUE("1. Dez 2026")', 46_357],
    ['de-CH', '=DATEVALUE("01.12.26")', 46_357],
    ['de-CH', '=DATEVALUE("1.12.2026")', 46_357],
    ['de-CH', '=DATEVALUE("Dezember 2026")', 46_357],
    ['de-CH', '=DATEVALUE("2026-12-01")', 46_357],
    ['de-CH', '="1.12.2026"+1', 46_358],
    ['de-CH', '=VALUE("1.12.2026 12:00")', 46_357.5],
    ['de-CH', '=DATEVALUE("31.02.2026")', '#VALUE!'],
    ['de-CH', '="Ergebnis: "&TRUE', 'Ergebnis: WAHR'],
    ['de-CH', '=1.5&" m"', '1.5 m'],
    ['fr-CH', '=DATEVALUE("1 décembre 2026")', 46_357],
    ['fr-CH', '=DATEVALUE("01/12/2026")', 46_357],
    ['fr-CH', '=""&FALSE', 'FAUX'],
    ['de', '=1.5&" m"', '1,5 m'],
    ['de', '=VALUE("2.345,70")', 2345.7],
    ['de', '=FIXED(98765.4,2)', '98.765,40'],
    ['de', '=DOLLAR(1234.5)', '1.234,50 €'],
    ['fr', '=VALUE("2 345,70")', 2345.7],
    ['en', '=VALUE("2,345.70")', 2345.7],
    ['en', '=DATEVALUE("12/1/2026")', 46_357],
    ['en', '=DATEVALUE("1-Dec-2026")', 46_357],
    ['en', '=DATEVALUE("December 1, 2026")', 46_357],
    ['en', '=DATEVALUE("1.12.2026")', '#VALUE!'],
    ['en', '=FIXED(98765.4,2)', '98,765.40'],
    ['en', '=DOLLAR(-1234.5)', '($1,234.50)'],
    ['en', '=""&TRUE', 'TRUE'],
    ['de-CH', '=DOLLAR(1234.5)', "CHF 1'234.50"],
    ['de-CH', '=UPPER("weißtanne")', 'WEIßTANNE'],
    ['de-CH', '=UPPER("föhre")', 'FÖHRE'],
    ['de-CH', '=PROPER("weißtanne und föhre")', 'Weißtanne Und Föhre'],
  ])('%s: %s = %s', (locale, formula, expected) => {
    const computed = compute(formula, locale);
    if (typeof expected === 'number') expect(computed).toBeCloseTo(expected, 9);
    else expect(computed).toBe(expected);
  });
});

describe('how the program of a workbook was set', () => {
  function localeOf(cells: Record<string, CellText>): string {
    const opened = openWorkbook(documentOf(cells));
    return opened.ok ? opened.workbook.calculation.locale.id : (opened.faults[0]?.key ?? '');
  }

  it.each<[string, string[]]>([
    ['de-CH', ['=TEXT(1,"TT.MM.JJJJ")']],
    ['de-CH', [`=TEXT(1,"#'##0.00")`]],
    ['de-CH', ['=TEXT(1,"0.00")']],
    ['fr-CH', ['=TEXT(1,"JJ.MM.AAAA")', '=TEXT(1,"0.00")']],
    ['fr', ['=TEXT(1,"JJ.MM.AAAA")', '=TEXT(1,"0,00")', '=TEXT(1,"0,0%")', '=VALUE("1 234,5")']],
    ['de', ['=TEXT(1,"TT.MM.JJJJ")', '=TEXT(1,"#.##0,00")']],
    ['en', ['=TEXT(1,"dd.mm.yyyy")', '=TEXT(1,"#,##0")']],
    ['en', ['=TEXT(1,"#,##0")']],
    ['de', ['=TEXT(1,"#.##0")']],
    ['en-CH', ['=TEXT(1,"dd.mm.yyyy")', `=TEXT(1,"#'##0")`]],
    ['format-code', ['=TEXT(1,"TT.MM.JJJJ")', '=TEXT(1,"dd.mm.yyyy")']],
  ])('%s is found by %j', (locale, formulas) => {
    expect(localeOf(Object.fromEntries(formulas.map((formula, row) => [`A${row + 1}`, formula])))).toBe(locale);
  });

  /** A document whose formulas have saved values. */
  function saved(formulas: readonly [formula: string, value: string | number][]): ReturnType<typeof documentOf> {
    const document = documentOf(Object.fromEntries(formulas.map(([formula], row) => [`A${row + 1}`, formula])));
    document.sheets[0]?.cells.forEach((cell, at) => (cell.value = formulas[at]?.[1] ?? null));
    return document;
  }

  it.each<[string, readonly [string, string | number][]]>([
    ['fr-CH', [['=TEXT(46357,"MMMM")', 'décembre']]],
    [
      'fr',
      [
        ['=1.5&""', '1,5'],
        ['=TEXT(46357,"MMMM")', 'décembre'],
      ],
    ],
    ['en', [['=FIXED(98765.4,2)', '98,765.40']]],
    ['de', [['=FIXED(98765.4,2)', '98.765,40']]],
    ['de-CH', [['=FIXED(98765.4,2)', '98’765.40']]],
  ])('%s is found by the results that were saved', (locale, formulas) => {
    expect(checkDocument(saved(formulas), null)).toMatchObject({ ok: true, document: { locale }, verification: { differing: 0 } });
  });

  it('results that agree nowhere stay different', () => {
    expect(checkDocument(saved([['=FIXED(98765.4,2)', '98-765.40']]), null)).toMatchObject({ ok: true, verification: { differing: 1 } });
  });
});
