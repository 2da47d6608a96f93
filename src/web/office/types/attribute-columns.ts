/** Attributes as rows: names in three languages, kind of value, and four switches for where they are shown. */
import { attributeTypes } from '#domain/catalog/attribute-type.ts';
import type { AttributeRecord } from '#contract/product-type-record.ts';
import type { Column, Value } from '../grid/rules/column.ts';
import { attributeTypeNames, attributeWords, visibilities } from './type-words.ts';

const t = attributeWords.columns;

const isShown = (visibility: number, bit: number): boolean => (visibility & bit) !== 0;
const required = (value: Value) => (typeof value === 'string' && value.trim() !== '' ? null : { message: attributeWords.required });

export const attributeColumns: readonly Column<AttributeRecord>[] = [
  {
    key: 'name.de',
    head: t.de,
    kind: 'text',
    width: 210,
    frozen: true,
    strong: true,
    editor: true,
    validate: required,
    value: ({ name }) => name.de,
    phone: 'title',
  },
  { key: 'name.fr', head: t.fr, kind: 'text', width: 180, editor: true, validate: required, value: ({ name }) => name.fr },
  { key: 'name.en', head: t.en, kind: 'text', width: 180, editor: true, validate: required, value: ({ name }) => name.en },
  {
    key: 'typeId',
    head: t.typeId,
    kind: 'choice',
    width: 150,
    editor: true,
    choices: attributeTypes.map(({ id }) => ({ value: id, label: attributeTypeNames[id] ?? '' })),
    locked: ({ valueCount }) => (valueCount > 0 ? attributeWords.fixed(valueCount) : null),
    phone: 'second',
  },
  ...visibilities.map(({ bit, key, word }): Column<AttributeRecord> => ({
    key,
    head: word,
    kind: 'boolean',
    width: 126,
    editor: true,
    value: ({ visibility }) => isShown(visibility, bit),
  })),
  { key: 'valueCount', head: t.values, kind: 'number', width: 110, phone: 'figure' },
  {
    key: 'productTypes',
    head: t.types,
    kind: 'text',
    width: 220,
    grows: true,
    value: ({ productTypes }) => productTypes.map(({ name }) => name).join(', '),
  },
];

/** A row's changed cells in the form of the call. */
export function attributeChange(record: AttributeRecord, changes: Readonly<Record<string, Value>>) {
  const text = (key: string, before: string): string => (typeof changes[key] === 'string' ? changes[key].trim() : before);
  const bits = visibilities.map(({ bit, key }) => {
    const value = changes[key] ?? isShown(record.visibility, bit);
    return value === true ? bit : 0;
  });
  return {
    name: { de: text('name.de', record.name.de), fr: text('name.fr', record.name.fr), en: text('name.en', record.name.en) },
    typeId: changes['typeId'] === undefined ? record.typeId : Number(changes['typeId']),
    visibility: bits.reduce<number>((sum, bit) => sum + bit, 0),
  };
}
