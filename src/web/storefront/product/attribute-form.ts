/** How an attribute value is shown. Specification: storefront §2 (product pages) and §3 (attribute types). */
import { figureText, nameAndUnit } from '#domain/catalog/attribute-unit.ts';
import type { AttributeValue } from '#contract/product.ts';

/** What the page says of an attribute; it travels with it, so without the names of its fields. */
export type ShownAttribute = readonly [name: string, typeId: number, value: string];

export type AttributeForm = 'amount' | 'colour' | 'yes' | 'no' | 'text';

/** Workbook, fixed model, landing page and commodity references are settings of the shop, not facts about the product. */
const settings = new Set([4, 9, 11, 12]);

/** Moves the unit to its number, as everywhere else: `Tragfähigkeit` `2'500 kg`. */
export function labelled([name, typeId, value]: ShownAttribute): { label: string; text: string } {
  const { label, unit } = nameAndUnit(name, typeId);
  return { label, text: figureText(value, unit) };
}

export function shownAttributes(values: readonly AttributeValue[]): ShownAttribute[] {
  return values.flatMap(({ name, typeId, value, visibility }) =>
    settings.has(typeId) || value === '' || visibility === 0 ? [] : [[name, typeId, value]],
  );
}

export function attributeForm([, typeId, value]: ShownAttribute): AttributeForm {
  switch (typeId) {
    case 1:
      return 'amount';
    case 3:
      return /^#[0-9a-f]{3,8}$/i.test(value) ? 'colour' : 'text';
    case 8:
      return /^(true|1|ja|yes)$/i.test(value) ? 'yes' : 'no';
    default:
      return 'text';
  }
}
