/**
 * The part list as a file for spreadsheet programs: semicolons, decimal points, a byte order mark, CRLF. Texts that a program would take for a formula get an apostrophe in front;
 * numbers stay numbers. Specification: storefront §3 (part-list line), §9 (export values are rounded to four decimals). It knows no model and no price.
 */
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { materialOf } from '#domain/material/material.ts';
import type { PartLine, Totals } from './part-line.ts';
import { exportAmount } from './part-list.ts';

const heads: readonly LocalizedText[] = [
  { de: 'Pos.', fr: 'Pos.', en: 'Item' },
  { de: 'Artikel', fr: 'Article', en: 'Article' },
  { de: 'Artikelnummer', fr: "Numéro d'article", en: 'Article number' },
  { de: 'Anzahl', fr: 'Nombre', en: 'Count' },
  { de: 'Länge mm', fr: 'Longueur mm', en: 'Length mm' },
  { de: 'Breite mm', fr: 'Largeur mm', en: 'Width mm' },
  { de: 'Höhe mm', fr: 'Hauteur mm', en: 'Height mm' },
  { de: 'Material', fr: 'Matériau', en: 'Material' },
  { de: 'Schlüssel', fr: 'Clé', en: 'Key' },
  { de: 'Menge', fr: 'Quantité', en: 'Amount' },
  { de: 'Einheit', fr: 'Unité', en: 'Unit' },
  { de: 'm³', fr: 'm³', en: 'm³' },
  { de: 'Gewicht kg', fr: 'Poids kg', en: 'Weight kg' },
  { de: 'Bemerkung', fr: 'Remarque', en: 'Remark' },
];

const sum: LocalizedText = { de: 'Summe', fr: 'Total', en: 'Total' };

type Cell = string | number;

/** Amounts are those of one piece. */
export function partListCsv(partList: readonly PartLine[], totals: Totals, language: Language): string {
  const lines = partList.map((line, index): Cell[] => [
    index + 1,
    line.articleName[language],
    line.articleNumber,
    line.count,
    line.length,
    line.width,
    line.height,
    materialOf(line.material)?.label[language] ?? line.material,
    line.partInfo.key,
    line.partInfo.amount,
    line.partInfo.unit,
    line.partInfo.amountCubic,
    line.partInfo.weight,
    line.remark,
  ]);
  const total: Cell[] = ['', sum[language], '', totals.parts, '', '', '', '', '', '', '', totals.woodVolume, totals.weight, ''];
  const rows = [heads.map((head) => head[language]), ...lines, total];
  return `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(exportAmount(cell));
  const harmless = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
