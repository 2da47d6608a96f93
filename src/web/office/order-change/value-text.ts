/** A changed value in words: which line, which field, and its value. */
import type { FieldValue } from '#contract/conflict.ts';
import type { Order } from '#contract/order.ts';
import type { StagedChange } from '#contract/staged-change.ts';
import type { DeliveryType } from '#domain/checkout/delivery.ts';
import { amountText, unitPriceText } from '#domain/money/money-text.ts';
import { rappenFromChf, unitPriceFromChf } from '#domain/money/money.ts';
import { paymentBrand } from '#domain/order/payment-method.ts';
import { dayText } from '../text/day-text.ts';
import { decimalText } from '../text/decimal-text.ts';
import { noChoices } from './use-choices.ts';
import type { Choices } from './use-choices.ts';
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

/** What is chosen from a list, in its words; null: the field is not such a choice. */
function choiceText(field: string, value: string, { terms, skonti }: Choices): string | null {
  const named = (rows: Choices['terms'], usual: string): string =>
    value === '' ? usual : (rows.find(({ id }) => String(id) === value)?.name ?? value);
  if (field === 'deliveryType') return t.deliveryTypes[value as DeliveryType];
  if (field === 'vatForced') return t.vat[value as keyof typeof t.vat];
  if (field === 'paymentMethodId') return t.payments[value as '1' | '2'] ?? paymentBrand(Number(value)) ?? value;
  if (field === 'paymentTermId') return named(terms, t.usualTerm);
  return field === 'skontoId' ? named(skonti, t.noSkonto) : null;
}

/** A value of a draft, as `changeForm` names its fields. */
export function typedText(field: string, value: string, choices: Choices): string {
  const [name = ''] = field.split(' ');
  if (name === 'pricing') return t[value as 'keep' | 'reprice'];
  if (value !== '' && name.endsWith('Date')) return dayText(value);
  return choiceText(name, value, choices) ?? value;
}

export function valueText(field: string, value: FieldValue, choices = noChoices): string {
  const chosen = choiceText(field, String(value ?? ''), choices);
  if (chosen !== null) return chosen;
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  if (field.endsWith('Date')) return dayText(String(value));
  if (typeof value === 'string') return value;
  if (field === 'discount') return decimalText(value * 100, 2);
  if (field.endsWith('pricePerOne')) return unitPriceText(unitPriceFromChf(value));
  return /total|deliveryCost|insuranceRate/.test(field) ? amountText(rappenFromChf(value)) : String(value);
}

/** Ids and picture addresses mean nothing to a reader; totals are shown separately. */
const isTold = (field: string): boolean => !/^(total|hasVat)$|\.(pictureUrl|parentId)$|commodityReferences\.\d+\.productId/.test(field);

interface ToldValue {
  key: string;
  name: string;
  before: string;
  after: string;
}

/** What a staged change changes, in words; a configuration by what it shows to the customer, `Pos 1 Länge innen`. */
export function toldValues(
  { values, difference }: Pick<StagedChange, 'values' | 'difference'>,
  order: Order,
  choices: Choices,
): ToldValue[] {
  const configured = new Set<string>();
  return values
    .filter(({ field }) => isTold(field))
    .flatMap(({ field, before, after }) => {
      const [line = '', id] = /^positions\.(\d+)(?=\.configuration\.)/.exec(field) ?? [];
      const details = difference?.lines.find(({ positionId }) => String(positionId) === id)?.details ?? [];
      if (details.length === 0)
        return [
          { key: field, name: valueName(field, order), before: valueText(field, before, choices), after: valueText(field, after, choices) },
        ];
      if (configured.has(line)) return [];
      configured.add(line);
      return details.map(({ label, ...detail }) => ({
        key: `${line} ${label}`,
        name: `${valueName(line, order)} ${label}`,
        before: detail.before || '–',
        after: detail.value || '–',
      }));
    });
}
