/** Columns of a table of prices: product and customer, source of the price, and its ladder in pairs. */
import { choiceField, moneyField, numberField, textField } from '#domain/import/field.ts';
import type { ImportField } from '#domain/import/field.ts';
import { parseNumber } from '#domain/list/number-text.ts';
import type { PriceSource } from '#domain/pricing/price-row.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

/** As the office calls them. */
const sources: readonly { value: PriceSource; label: string }[] = [
  { value: 'NONE', label: 'Auf Anfrage' },
  { value: 'FIX_PRICE', label: 'Feste Staffel' },
  { value: 'MARGIN_PRICE', label: 'Marge auf Kosten' },
  { value: 'EXCEL_PRICE', label: 'Arbeitsmappe' },
  { value: 'REMOTE_PRICE', label: 'Fremdpreis' },
];

export const sourceName = (source: PriceSource): string => sources.find(({ value }) => value === source)?.label ?? '';

/** `steps`: number of pairs. */
export function priceFields(steps: number): ImportField[] {
  return [
    textField({
      path: 'articleNumber',
      label: 'Artikelnummer',
      also: ['Artikel', 'Nummer', 'Art.-Nr.', 'Artikel-Nr.', 'SKU'],
      isKey: true,
    }),
    textField({ path: 'customerNumber', label: 'Kundennummer', also: ['Kunde', 'Kunden-Nr.', 'Debitor'], isKey: true }),
    choiceField({ path: 'activeStrategy', label: 'Preisart', also: ['Art'] }, sources),
    numberField({ path: 'unitOfSales', label: 'Verkaufseinheit', also: ['VE', 'Einheit'] }),
    numberField({ path: 'marginPrice', label: 'Marge %', also: ['Marge'] }),
    quantitiesField,
    ...Array.from({ length: steps }, (_, at) => [
      numberField({
        path: `fixPrice.${at}.quantity`,
        label: `Ab ${at + 1}`,
        also: [`Menge ${at + 1}`, ...(at === 0 ? ['Ab', 'Menge'] : [])],
      }),
      moneyField({ path: `fixPrice.${at}.price`, label: `Preis ${at + 1}`, also: at === 0 ? ['Preis', 'Preis CHF', 'Stückpreis'] : [] }),
    ]).flat(),
  ];
}

/** Quantities at which a computed price has its steps: `1, 10, 50`. */
const quantitiesField: ImportField = {
  path: 'excelPrice.quantities',
  label: 'Mengen',
  also: ['Staffelmengen'],
  isKey: false,
  read: (text) => {
    const quantities = text.split(/[,;/|\s]+/).filter((part) => part !== '');
    const numbers = quantities.flatMap((part) => parseNumber(part) ?? []);
    return numbers.length === quantities.length ? accepted(numbers) : refused('importNumberUnclear', { value: text.slice(0, 80) });
  },
  write: (value) => (Array.isArray(value) ? value.join(' / ') : ''),
  cleared: undefined,
};
