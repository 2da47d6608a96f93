/** A pump maker's order with faults in known places, and the expected findings of the dry run. */
import type { CsvCell } from '#domain/list/csv.ts';

export interface PlantedFault {
  line: number;
  column: number | null;
  value: string;
  key: string;
}

export const templateHead = ['Bestellung', 'Pos.', 'Artikel-Nr.', 'Menge', 'Liefertermin', 'Preis CHF', 'Bemerkung', 'Länge'];
/** An order has at most 200 lines. */
export const referenceOf = (place: number): string => `PO-4500${Math.ceil(place / 125)}`;
const articles = ['AP-4700', 'ap 4711', 'HK_0003', 'AP-4713', 'SK_0001', 'AP-4730', 'AP-4801', 'AP-4803'];

function goodRow(place: number): CsvCell[] {
  const article = articles[place % articles.length] ?? '';
  return [referenceOf(place), place, article, 1 + (place % 4), '14.12.2026', '', place % 5 === 0 ? `Pumpe ${place}` : '', ''];
}

interface Slip {
  cells: CsvCell[];
  /** Column of the file. */
  column: number;
  key: string;
}

const wrong = (place: number, column: number, value: CsvCell, key: string): Slip => ({
  cells: goodRow(place).with(column, value),
  column,
  key,
});

const slips: readonly ((place: number) => Slip)[] = [
  (place) => wrong(place, 2, `XX-${place}`, 'importProductUnknown'),
  (place) => wrong(place, 2, 'VP-40-KJ', 'importProductUnknown'),
  (place) => wrong(place, 3, '1.5', 'importQuantityUnclear'),
  (place) => wrong(place, 3, '', 'importNewNeeds'),
  (place) => wrong(place, 4, '31.11.2026', 'dayNotPossible'),
  (place) => wrong(place, 0, '', 'importKeyMissing'),
  (place) => wrong(place, 5, '0.05', 'importPriceDiffers'),
  (place) => ({ cells: goodRow(place - 1), column: 1, key: 'importRowTwice' }),
  (place) => wrong(place, 2, '#N/A', 'importCellError'),
  (place) => ({ cells: goodRow(place).with(2, 'AP-4900').with(3, 3), column: 3, key: 'quantityNotMultiple' }),
  (place) => wrong(place, 6, 'P'.repeat(501), 'validation.max'),
  (place) => ({ cells: goodRow(place).with(2, 'AP-4700').with(7, 999_999), column: 7, key: 'configurationInvalid' }),
];
const plantedFaults = 60;

/** `shift`: number of columns that the shop puts before those of the file. */
export function plantedTemplate(count: number, shift: number): { rows: CsvCell[][]; faults: PlantedFault[] } {
  const rows: CsvCell[][] = [templateHead];
  const faults: PlantedFault[] = [];
  for (let place = 1; place <= count; place++) {
    const slip = place % 16 === 0 && faults.length < plantedFaults ? slips[faults.length % slips.length]?.(place) : undefined;
    rows.push(slip?.cells ?? goodRow(place));
    if (slip !== undefined)
      faults.push({ line: place + 1, column: slip.column + shift, value: String(slip.cells[slip.column]).slice(0, 200), key: slip.key });
  }
  return { rows, faults };
}
