/** An attribute as a column: edited by its kind, locked where the product's type does not have it. */
import type { ProductFrame, ProductListItem } from '#contract/product-list.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { Column, Fault, Value } from '../grid/rules/column.ts';
import { Swatch } from './product-cells.tsx';
import { hasAttribute, lockedOf, yesNo } from './product-locks.ts';
import { productWords as t } from './product-words.ts';
import { panelOf } from './value-panel.tsx';

type Attribute = ProductFrame['attributes'][number];
type AttributeColumn = Column<ProductListItem>;

const widths: Readonly<Record<number, number>> = {
  [attributeType.boolean]: 92,
  [attributeType.color]: 116,
  [attributeType.enum]: 172,
  [attributeType.excelConfigurationInfo]: 200,
  [attributeType.fixModelConfiguratorInfo]: 200,
};
const numbers: readonly number[] = [attributeType.currency, attributeType.dimension, attributeType.weight];

export function attributeColumn(frame: ProductFrame, attribute: Attribute): AttributeColumn {
  const { attributeId, name, typeId, choices } = attribute;
  const text = ({ values }: ProductListItem): string | null => {
    const value = values[attributeId];
    return (typeof value === 'string' ? value : value?.de) || null;
  };
  const column = {
    key: `values.${attributeId}`,
    head: name.de,
    width: widths[typeId] ?? 140,
    hidden: true,
    editor: true,
    locked: (row: ProductListItem) => lockedOf(row) ?? (hasAttribute(frame, row, attributeId) ? null : t.notOfType),
  };
  if (numbers.includes(typeId)) {
    const isMoney = typeId === attributeType.currency;
    return {
      ...column,
      kind: 'number',
      ...(isMoney ? { decimals: 2 } : { validate: digits }),
      grouped: isMoney,
      value: (row) => numberOf(text(row)),
    };
  }
  switch (typeId) {
    case attributeType.boolean:
      return { ...column, kind: 'boolean', choices: yesNo, value: (row) => booleanOf(text(row)) };
    case attributeType.enum:
      return { ...column, kind: 'choice', choices: choices.map((word) => ({ value: word, label: word })), value: text };
    case attributeType.color:
      return { ...column, kind: 'text', value: text, validate: colour, cell: (row) => <Swatch colour={text(row)} /> };
    default:
      return { ...column, kind: 'text', value: text, ...panelOf(typeId, name.de) };
  }
}

const numberOf = (text: string | null): number | null => (text === null || !/^[+-]?\d{1,12}(?:\.\d+)?$/.test(text) ? null : Number(text));
const booleanOf = (text: string | null): boolean | null => (text === null ? null : text === 'true');

const digits = (value: Value): Fault | null => (typeof value === 'number' && value < 0 ? { message: t.digits } : null);

const colour = (value: Value): Fault | null =>
  value === null || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) ? null : { message: t.colour };
