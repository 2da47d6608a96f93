/** Columns of a customer's order template, by our headings and those of other systems. */
import type { ImportField } from '#domain/import/field.ts';
import { dayField, numberField, textField } from '#domain/import/field.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { unitPriceText } from '#domain/money/money-text.ts';
import { readQuantity } from '#domain/quick-order/quantity-text.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';

export const customerColumn = { path: 'customerNumber', label: 'Kundennummer' } as const;
export const referenceColumn = { path: 'reference', label: 'Bestellnummer' } as const;

const mass = { path: 'configuration.mass', label: 'Gewicht kg', also: ['Gewicht', 'Masse kg', 'Pumpe kg'] };

export const templateFields: readonly ImportField[] = [
  textField({ path: 'position', label: 'Position', also: ['Pos', 'Pos-Nr', 'Zeile', 'Line', 'LineNum'], isKey: true }),
  textField({
    ...referenceColumn,
    also: ['Bestellung', 'Ihre Bestellung', 'Bestell-Nr', 'PO', 'PO-Nummer', 'PurchId', 'Purchase Order', 'Auftrag'],
    isKey: true,
  }),
  textField({ ...customerColumn, also: ['Kunde', 'Kunden-Nr', 'Debitor', 'CustAccount'], isKey: true }),
  textField({
    path: 'articleNumber',
    label: 'Artikel',
    also: ['Artikelnummer', 'Artikel-Nr', 'Art-Nr', 'Ihre Artikelnummer', 'Material', 'ItemId', 'Nummer', 'SKU', 'articleNumber'],
  }),
  quantityField(),
  dayField({
    path: 'requestedDeliveryDate',
    label: 'Wunschtermin',
    also: ['Liefertermin', 'Lieferdatum', 'Termin', 'DeliveryDate', 'requestedDeliveryDate'],
  }),
  priceField(),
  textField({
    path: 'remark',
    label: 'Bemerkung',
    also: ['Text', 'Kommentar', 'Pumpe', 'Seriennummer', 'Kommission', 'externalCustomerRef', 'externalCustomerNo'],
  }),
  ...(['length', 'width', 'height'] as const).map((side, at) => {
    const word = ['Länge', 'Breite', 'Höhe'][at] ?? '';
    return numberField({ path: `configuration.${side}`, label: `${word} mm`, also: [word, `${word} innen`] });
  }),
  numberField(mass),
];

/** Quantities as written by people and other programs; ambiguous ones are reported. */
function quantityField(): ImportField {
  const field = numberField({ path: 'quantity', label: 'Menge', also: ['Anzahl', 'Stück', 'Stk', 'Qty', 'PurchQty', 'quantity'] });
  return {
    ...field,
    read: (text) => {
      const quantity = readQuantity(text);
      return quantity.ok ? accepted(quantity.value) : refused('importQuantityUnclear', { value: text.slice(0, 80) });
    },
  };
}

/** Written as everywhere, 74.90. */
function priceField(): ImportField {
  const field = numberField({ path: 'price', label: 'Preis CHF', also: ['Preis', 'Stückpreis', 'Einzelpreis', 'PurchPrice'] });
  return { ...field, write: (value) => (typeof value === 'number' ? unitPriceText(unitPriceFromChf(value)) : '') };
}
