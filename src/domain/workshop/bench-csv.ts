/**
 * The workshop's part list as a file for spreadsheet programs. Specification: storefront §3 (part-list line), §9 (export values are rounded to four
 * decimals). It knows no model and no price.
 */
import type { Stock } from '#domain/cut-plan/stock.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { PartLine, Totals } from '#domain/part-list/part-line.ts';
import { csvText } from '#domain/list/csv.ts';
import { exportAmount } from '#domain/part-list/part-list.ts';
import type { BenchAssembly } from './bench-list.ts';
import { materialName, rippedFrom } from './material-name.ts';

const heads: readonly LocalizedText[] = [
  { de: 'Pos.', fr: 'Pos.', en: 'Item' },
  { de: 'Baugruppe', fr: 'Groupe', en: 'Assembly' },
  { de: 'Teil', fr: 'Élément', en: 'Part' },
  { de: 'Artikelnummer', fr: 'Numéro d’article', en: 'Article number' },
  { de: 'Stück', fr: 'Pièces', en: 'Pieces' },
  { de: 'Länge mm', fr: 'Longueur mm', en: 'Length mm' },
  { de: 'Breite mm', fr: 'Largeur mm', en: 'Width mm' },
  { de: 'Höhe mm', fr: 'Hauteur mm', en: 'Height mm' },
  { de: 'Material', fr: 'Matériau', en: 'Material' },
  { de: 'Aufgetrennt aus', fr: 'Refendu dans', en: 'Ripped from' },
  { de: 'Schlüssel', fr: 'Clé', en: 'Key' },
  { de: 'Menge', fr: 'Quantité', en: 'Amount' },
  { de: 'Einheit', fr: 'Unité', en: 'Unit' },
  { de: 'm³', fr: 'm³', en: 'm³' },
  { de: 'Gewicht kg', fr: 'Poids kg', en: 'Weight kg' },
  { de: 'Bemerkung', fr: 'Remarque', en: 'Note' },
];

const sum: LocalizedText = { de: 'Summe', fr: 'Total', en: 'Total' };

type Cell = string | number;

export interface BenchCsv {
  assemblies: readonly BenchAssembly[];
  partList: readonly PartLine[];
  totals: Totals;
  stock: Pick<Stock, 'bars'>;
}

/** Amounts are for one piece. */
export function benchCsv({ assemblies, partList, totals, stock }: BenchCsv, language: Language): string {
  const lines = assemblies.flatMap(({ name, count: times, parts }) =>
    parts.map(({ position, line: index, count }): Cell[] => {
      const line = partList[index]!;
      const share = line.count === 0 ? 0 : count / line.count;
      const { key, amount, unit, amountCubic, weight } = line.partInfo;
      return [
        position,
        times > 1 ? `${name[language]} (${times} ×)` : name[language],
        line.articleName[language],
        line.articleNumber,
        count,
        line.length,
        line.width,
        line.height,
        materialName(line, language),
        rippedFrom(line, stock),
        key,
        amount * share,
        unit,
        amountCubic * share,
        weight * share,
        line.remark[language],
      ];
    }),
  );
  const total: Cell[] = ['', '', sum[language], '', totals.parts, '', '', '', '', '', '', '', '', totals.woodVolume, totals.weight, ''];
  const rows = [heads.map((head) => head[language]), ...lines, total];
  return csvText(rows.map((row) => row.map((cell) => (typeof cell === 'number' ? exportAmount(cell) : cell))));
}
