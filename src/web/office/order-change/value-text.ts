/** A changed value in words: which line, which field, and its value. */
import type { FieldValue } from '#contract/conflict.ts';
import type { Order } from '#contract/order.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { dayText } from '../text/day-text.ts';
import { decimalText } from '../text/decimal-text.ts';
import { changeWords as t } from './change-words.ts';

/** `Pos 1 Menge`, `Lieferadresse Ort` */
export function valueName(field: string, { positions }: Pick<Order, 'positions'>): string {
  const [first = '', id = '', name = ''] = field.split('.');
  if (first !== 'positions') {
    const part = t.address[id as keyof typeof t.address];
    const word =
      first === 'hasVat' || first === 'total'
        ? t.totals[first === 'total' ? 'total' : 'vat']
        : (t.fields[first as keyof typeof t.fields] ?? first);
    return part === undefined ? word : `${word} ${part}`;
  }
  const at = positions.findIndex((position) => String(position.id) === id);
  const line = at === -1 ? t.values.added : `Pos ${at + 1}`;
  return name === '' ? line : `${line} ${t.values[name as keyof typeof t.values] ?? name}`;
}

export function valueText(field: string, value: FieldValue): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (field.endsWith('Date')) return dayText(String(value));
  if (typeof value === 'string') return value;
  if (field === 'discount') return `${decimalText(value * 100, 2)} %`;
  if (field.endsWith('pricePerOne')) return unitPriceText(unitPriceFromChf(value));
  return /total|deliveryCost|insuranceRate/.test(field) ? amountText(rappenFromChf(value)) : String(value);
}

/** Ids and picture addresses mean nothing to a reader; totals are shown separately. */
export const isTold = (field: string): boolean =>
  !/^(total|hasVat)$|\.(pictureUrl|parentId)$|commodityReferences\.\d+\.productId/.test(field);
