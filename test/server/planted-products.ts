/** 500 new products as a table, 30 of them faulty: each fault with its row, column, value and reason. */
import type { CsvCell } from '#domain/list/csv.ts';

const head = ['Artikelnummer', 'Name DE', 'Name FR', 'Typ', 'Verkauft in', 'Veröffentlicht', 'Kommt am', 'Ordner'];
const columns = { number: 0, name: 1, type: 3, shop: 4, published: 5, day: 6, folder: 7 } as const;

interface Planted {
  column: number;
  value: CsvCell;
  key: string;
}

const long = 'x'.repeat(121);
const planted: readonly Planted[] = [
  { column: columns.number, value: '', key: 'importKeyMissing' },
  { column: columns.number, value: 'mit Leerschlag', key: 'articleNumberInvalid' },
  { column: columns.number, value: '_vorn', key: 'articleNumberInvalid' },
  { column: columns.number, value: 'IMP_0001', key: 'importRowTwice' },
  { column: columns.number, value: '#N/A', key: 'importCellError' },
  { column: columns.name, value: '', key: 'importNewNeeds' },
  { column: columns.name, value: long, key: 'validation.max' },
  { column: columns.name, value: 'zwei\nZeilen', key: 'validation.controlCharacter' },
  { column: columns.name, value: '#REF!', key: 'importCellError' },
  { column: columns.type, value: '', key: 'importNewNeeds' },
  { column: columns.type, value: 'Raumschiff', key: 'importChoiceUnknown' },
  { column: columns.shop, value: '', key: 'importNewNeeds' },
  { column: columns.shop, value: 'Kiosk', key: 'importChoiceUnknown' },
  { column: columns.published, value: 'vielleicht', key: 'importYesNoUnclear' },
  { column: columns.published, value: '2', key: 'importYesNoUnclear' },
  { column: columns.day, value: '31.11.2026', key: 'dayNotPossible' },
  { column: columns.day, value: 'morgen', key: 'dayNotPossible' },
  { column: columns.day, value: '01.01.2020', key: 'dayBeforeTomorrow' },
  { column: columns.folder, value: '../etc', key: 'folderInvalid' },
  { column: columns.folder, value: 'ohne-strich', key: 'folderInvalid' },
];

/** All twenty, then again the first ten that do not depend on other rows. */
const faulty = [...planted, ...planted.slice(6, 16)];

export function plantedProducts(typeName: string): {
  rows: CsvCell[][];
  faults: { line: number; column: number; value: string; key: string }[];
} {
  const rows = Array.from({ length: 500 }, (_, at): CsvCell[] => {
    const count = String(at + 1).padStart(4, '0');
    return [`IMP_${count}`, `Kiste ${at + 1}`, `Caisse ${at + 1}`, typeName, 'Verpackung', at % 2 === 0 ? 'ja' : 'nein', '', ''];
  });
  const faults = faulty.map(({ column, value, key }, at) => {
    const place = 10 + at * 16;
    const row = rows[place] ?? [];
    row[column] = value;
    // A future day is only valid for products that are not in the shop.
    if (column === columns.day) row[columns.published] = 'nein';
    return { line: place + 2, column, value: String(value ?? '').slice(0, 200), key };
  });
  return { rows: [head, ...rows], faults };
}
