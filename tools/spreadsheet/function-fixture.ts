// The formulas whose results LibreOffice computes: every family of functions, with common mistakes. Each is in a cell of its own next to a small table of
// parts. Where LibreOffice differs from the file format's own program (booleans as numbers, some kinds of error), the expectation is in a test instead.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CellContent, WorkbookContent } from './write-workbook.ts';

/** Article, group, length, width, count, price, date of change. */
const parts: readonly (readonly [string, string, number, number, number, number, number])[] = [
  ['PL-100', 'Platte', 1000, 600, 4, 12.5, 46023],
  ['PL-120', 'Platte', 1200, 600, 2, 15.75, 46037],
  ['BF-018', 'Brett', 2400, 140, 12, 3.2, 46054],
  ['BF-030', 'Brett', 3000, 130, 8, 5.05, 46081],
  ['KB-080', 'Kantholz', 2000, 80, 6, 7.9, 46113],
  ['KB-100', 'Kantholz', 2500, 100, 3, 11.15, 46143],
  ['SK-001', 'Kiste', 800, 600, 1, 64, 46204],
  ['PL-150', 'Platte', 1500, 750, 5, 21.35, 46265],
  ['NG-070', 'Nagel', 70, 3, 500, 0.025, 46326],
  ['bf-040', 'Brett', 1800, 100, 10, 4.4, 46387],
];

/** Lines of `formulas.txt`: `# family` before its formulas. */
function formulasByFamily(): [family: string, formula: string][] {
  let family = '';
  const found: [string, string][] = [];
  for (const line of readFileSync(path.join(import.meta.dirname, 'formulas.txt'), 'utf8').split('\n')) {
    if (line.startsWith('# ')) family = line.slice(2);
    else if (line !== '') found.push([family, line]);
  }
  return found;
}

/** Formulas that fill blocks, with their blocks. */
const arrayFormulas: readonly { array: string; range: string }[] = [
  { array: '=E2:E5*F2:F5', range: 'L2:L5' },
  { array: '=SUM(IF(B2:B11="Brett",E2:E11*F2:F11))', range: 'L7:L7' },
  { array: '=TRANSPOSE(E2:E4)', range: 'L9:N9' },
  { array: '=MMULT(E2:F3,E2:F3)', range: 'L11:M12' },
  { array: '=MAX(IF(B2:B11="Platte",F2:F11,0))', range: 'L14:L14' },
  { array: '=INDEX(A2:A11,MATCH(1,(B2:B11="Brett")*(E2:E11=8),0))', range: 'L16:L16' },
  { array: '=IF(E2:E4>3,"viel","wenig")', range: 'L18:L20' },
  { array: '=SUM(LARGE(F2:F11,{1,2,3}))', range: 'L22:L22' },
  { array: '=MIN(IF(F2:F11>5,F2:F11))', range: 'L24:L24' },
];

export function functionFixture(): WorkbookContent {
  const cells: Record<string, CellContent> = {};
  const titles = ['Artikel', 'Gruppe', 'Länge', 'Breite', 'Anzahl', 'Preis', 'Datum'];
  titles.forEach((title, index) => (cells[`${'ABCDEFG'.charAt(index)}1`] = title));
  parts.forEach((part, index) =>
    part.forEach((value, column) => (cells[`${'ABCDEFG'.charAt(column)}${index + 2}`] = column === 6 ? { date: Number(value) } : value)),
  );
  let row = 2;
  for (const [family, formula] of formulasByFamily()) {
    cells[`I${row}`] = `${family}: ${formula.slice(1)}`;
    cells[`J${row}`] = formula;
    row += 1;
  }
  for (const content of arrayFormulas) cells[content.range.split(':')[0] ?? ''] = content;
  const kalk: Record<string, CellContent> = { A1: 10, A2: 20, A3: '=A1+A2', H1: { date: 46024 }, H2: { date: 46028 }, H3: { date: 46032 } };
  [0, 500, 1000, 1500, 2500].forEach((limit, index) => {
    kalk[`D${index + 1}`] = limit === 0 ? 100 : limit;
    kalk[`E${index + 1}`] = `Klasse ${index + 1}`;
  });
  [900, 600, 300, 100].forEach((limit, index) => (kalk[`F${index + 1}`] = limit));
  [-70000, 12000, 15000, 18000, 40000].forEach((flow, index) => (kalk[`J${index + 1}`] = flow));
  return {
    sheets: [
      { name: 'Test', cells },
      { name: 'Kalk', cells: kalk },
    ],
    names: { Preise: 'Test!$F$2:$F$11', Zuschlag: '0.075' },
  };
}
