/** A status file of the ERP with faults in known places, and the expected findings of the dry run; the orders are those of `manyOrders`, all of them placed. */
import type { CsvCell } from '#domain/list/csv.ts';

export interface PlantedFault {
  line: number;
  column: number | null;
  value: string;
  key: string;
}

export const statusHead = ['SalesId', 'SalesStatus', 'ConfirmedDlv', 'ErpId', 'Memo'];
export const numberOf = (place: number): string => `A2025-${String(place).padStart(6, '0')}`;

/** One in every sixteenth row, by position in the file: the row's cells, the wrong one, and the reason. */
const slips: readonly ((place: number) => { cells: CsvCell[]; column: number; key: string })[] = [
  (place) => ({ cells: [`A2025-9${String(place).padStart(5, '0')}`, 'Delivered', '', '', ''], column: 0, key: 'importOrderUnknown' }),
  (place) => ({ cells: [numberOf(place), 'Delivered', '31.11.2026', '', ''], column: 2, key: 'dayNotPossible' }),
  (place) => ({ cells: [numberOf(place), 'vielleicht', '', '', ''], column: 1, key: 'importChoiceUnknown' }),
  (place) => ({ cells: [numberOf(place), 'Invoiced', '', '', ''], column: 1, key: 'importInvoiceByHand' }),
  (place) => ({ cells: [numberOf(place), 'Canceled', '', '', ''], column: 1, key: 'importCancelByHand' }),
  (place) => ({ cells: ['', 'Delivered', '', `AX-${place}`, ''], column: 0, key: 'importKeyMissing' }),
  (place) => ({ cells: [numberOf(place - 1), 'Delivered', '', '', ''], column: 0, key: 'importRowTwice' }),
  (place) => ({ cells: [numberOf(place), '', '01.12.2026', 'X'.repeat(41), ''], column: 3, key: 'validation.max' }),
  (place) => ({ cells: [numberOf(place), '#N/A', '', '', ''], column: 1, key: 'importCellError' }),
  (place) => ({ cells: [numberOf(place), 'wartet auf Zahlung', '', '', ''], column: 1, key: 'importNoWayBack' }),
];
const plantedFaults = 60;

/** Every fortieth good row delivers, every seventh changes nothing, every twelfth confirms a day; all that change something bring an ERP number. */
function goodRow(place: number): CsvCell[] {
  if (place % 40 === 11) return [numberOf(place), 'Delivered', place % 80 === 11 ? '18.12.2026' : '', `AX-${place}`, 'Camion'];
  if (place % 7 === 1) return [numberOf(place), 'Backorder', '', '', 'nichts Neues'];
  if (place % 12 !== 0) return [numberOf(place), '', '', `AX-${place}`, ''];
  return [numberOf(place), 'Open order', `${String(1 + (place % 28)).padStart(2, '0')}.12.2026`, `AX-${place}`, ''];
}

export function plantedStatuses(count: number): { rows: CsvCell[][]; faults: PlantedFault[]; good: number; same: number } {
  const rows: CsvCell[][] = [statusHead];
  const faults: PlantedFault[] = [];
  let same = 0;
  for (let place = 1; place <= count; place++) {
    const slip = place % 16 === 0 && faults.length < plantedFaults ? slips[faults.length % slips.length]?.(place) : undefined;
    rows.push(slip?.cells ?? goodRow(place));
    if (slip !== undefined)
      faults.push({ line: place + 1, column: slip.column, value: String(slip.cells[slip.column]).slice(0, 200), key: slip.key });
    else if (place % 40 !== 11 && place % 7 === 1) same += 1;
  }
  return { rows, faults, good: count - faults.length, same };
}
