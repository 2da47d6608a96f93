// The cells used by the formulas of `goldens.txt`: a list of parts, conditions for databases, errors, subtotals.
import type { CellContent } from './write-workbook.ts';

const rows: readonly (readonly CellContent[])[] = [
  ['Artikel', 'Länge', 'Anzahl', 'Preis', 'Gruppe', 'Holz', 'Rang'],
  ['PL-100', 1000, 4, 12.5, 'Platte', 'Fichte', 1],
  ['PL-120', 1200, 2, 15.75, 'Platte', 'Fichte', 2],
  ['BF-018', 2400, 12, 3.2, 'Brett', 'Fichte', 3],
  ['BF-030', 3000, 8, 5.05, 'Brett', 'Lärche', 4],
  ['KB-080', 2000, 4, 7.9, 'Kantholz', 'Fichte', 5],
  ['KB-100', 2500, 3, 11.15, 'Kantholz', 'Lärche', 6],
  ['SK-001', 800, 1, 64, 'Kiste', 'Fichte', 7],
  ['PL-150', 1500, 4, 21.35, 'Platte', 'Lärche', 8],
];

const more: Readonly<Record<string, CellContent>> = {
  H2: 3,
  H3: '=1/0',
  H4: 8,
  H5: '=NA()',
  H6: 5,
  H7: 'Text',
  H8: 13,
  H9: 1,
  J1: 10,
  J2: 20,
  J3: '=SUBTOTAL(9,J1:J2)',
  J4: 5,
  J5: '=J4*2',
  L1: 'Gruppe',
  L2: 'Platte',
  L3: 'Brett',
  M1: 'Länge',
  M2: '>1100',
  N1: 'Preis',
  N2: '>10',
  O1: 'Artikel',
  O2: 'KB-080',
};

export const goldenCells: Readonly<Record<string, CellContent>> = {
  ...Object.fromEntries(
    rows.flatMap((row, at) => row.map((content, column) => [`${'ABCDEFG'.charAt(column)}${at + 1}`, content] as const)),
  ),
  ...more,
};
