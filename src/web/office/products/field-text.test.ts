import { expect, it } from 'vitest';
import type { ProductHead } from '#contract/product-head.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import { attributeType } from '#domain/catalog/product.ts';
import { fieldText } from './field-text.ts';

const head = {
  parameters: [
    { id: 'length', name: { de: 'Länge', fr: 'Longueur', en: 'Length' }, unit: 'mm' },
    { id: 'handles', name: { de: 'Griffe', fr: 'Poignées', en: 'Handles' }, unit: '' },
  ],
} satisfies Pick<ProductHead, 'parameters'>;
const record = {
  attributes: [
    { attributeId: 7, typeId: attributeType.boolean },
    { attributeId: 8, typeId: attributeType.commodityReference },
  ],
} as unknown as ProductRecord;

it.each([
  ['typeId', '4', 'Holzkisten'],
  ['kindCode', '99', 'beide Shops'],
  ['preset', '{"handles":true,"length":1200}', 'Länge 1200 mm, Griffe ja'],
  ['preset', '', ''],
  ['values.7', 'false', 'nein'],
  ['values.7', '', 'nicht gesagt'],
  ['values.8', '[{"productId":12,"quantity":3}]', '3 × #12'],
  ['articleNumber', '4', '4'],
])('says %s %s as %s', (field, value, word) => {
  expect(fieldText(head, record, [{ id: 4, name: 'Holzkisten' }])(field, value)).toBe(word);
});
