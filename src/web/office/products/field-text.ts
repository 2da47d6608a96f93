/** A value of a product's draft in words, for the dialog about two versions. */
import type { ProductHead } from '#contract/product-head.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { wordsFrom } from '../record/choice-words.ts';
import type { PlainOption } from '../ui/plain-select.tsx';
import { goodsText } from './goods-text.ts';
import { productWords as t } from './product-words.ts';

type Types = readonly { id: number; name: string }[];

export const productChoices = (types: Types) =>
  ({
    typeId: types.map(({ id, name }): PlainOption => [String(id), name]),
    kindCode: Object.entries(t.kinds),
  }) satisfies Readonly<Record<string, readonly PlainOption[]>>;

/** Of a property that is true or false. */
export const trueOrFalse: readonly PlainOption[] = [
  ['', t.values.notSaid],
  ['true', t.values.yes],
  ['false', t.values.no],
];

const valueText = (value: Values[string] | undefined): string =>
  typeof value === 'boolean' ? (value ? t.values.yes : t.values.no) : String(value);

/** `Länge 1200 mm, Griffe ja` */
export function presetText({ parameters }: Pick<ProductHead, 'parameters'>, text: string): string {
  const preset = text === '' ? {} : (JSON.parse(text) as Values);
  return parameters
    .filter(({ id }) => preset[id] !== undefined)
    .map(({ id, name, unit }) => [name.de, valueText(preset[id]), unit].filter((part) => part !== '').join(' '))
    .join(', ');
}

export function fieldText(head: Pick<ProductHead, 'parameters'>, { attributes }: Pick<ProductRecord, 'attributes'>, types: Types) {
  const typeOf = (path: string) => attributes.find(({ attributeId }) => path === `values.${attributeId}`)?.typeId;
  const logical = attributes.filter(({ typeId }) => typeId === attributeType.boolean);
  const wordOf = wordsFrom({
    ...productChoices(types),
    ...Object.fromEntries(logical.map(({ attributeId }) => [`values.${attributeId}`, trueOrFalse])),
  });
  return (field: string, value: string): string => {
    if (field === 'preset') return presetText(head, value);
    const goods = typeOf(field) === attributeType.commodityReference ? goodsText(value) : null;
    return goods ?? wordOf(field, value);
  };
}
