/** All prices as a file for spreadsheet programs; unit prices with four decimals. Specification: back office §9. */
import { csvText } from '#domain/list/csv.ts';
import type { UnitPrice } from '#domain/money/money.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';

export interface PriceListLine {
  readonly customerNumber: string;
  readonly customerName: string;
  readonly articleNumber: string;
  readonly productName: string;
  /** Where the price comes from, in words. */
  readonly source: string;
  readonly unitOfSales: number;
  /** null: on request, or queried elsewhere. */
  readonly step: { readonly quantity: number; readonly price: UnitPrice } | null;
}

const heads = ['Kundennummer', 'Kunde', 'Artikelnummer', 'Bezeichnung', 'Preis aus', 'Verkaufseinheit', 'ab Stück', 'Preis CHF exkl. MWST'];

export function priceListCsv(lines: readonly PriceListLine[]): string {
  const rows = lines.map((line) => [
    line.customerNumber,
    line.customerName,
    line.articleNumber,
    line.productName,
    line.source,
    line.unitOfSales,
    line.step?.quantity ?? '',
    line.step === null ? '' : chfFromUnitPrice(line.step.price).toFixed(4),
  ]);
  return csvText([heads, ...rows]);
}
