/** How an attribute value is shown. Specification: storefront §2 (product pages) and §3 (attribute types). */
import type { AttributeValue } from '#contract/product.ts';
import { groupedText } from '#domain/money/money-text.ts';

export type AttributeForm = 'amount' | 'millimetres' | 'kilograms' | 'colour' | 'yes' | 'no' | 'text' | 'hidden';

/** Workbook, fixed model, landing page and commodity references are settings of the shop, not facts about the product. */
const settings = new Set([4, 9, 11, 12]);

/** Some names carry their unit: `Höchstlast in kg`, `Charge maximale en kg`. */
const namedUnit = /^(.+)\s(?:in|en)\s(mm|cm|m|kg|t)$/;

/** The unit stands with its number, as everywhere else: `Höchstlast` `2'500 kg`. */
export function labelled({ name, value }: Pick<AttributeValue, 'name' | 'value'>): { label: string; text: string } {
  const [, label = name, unit = ''] = namedUnit.exec(name) ?? [];
  if (unit === '') return { label, text: value };
  const weighs = unit === 'kg' || unit === 't';
  return { label, text: `${weighs && /^\d+$/.test(value) ? groupedText(Number(value)) : value}\u00A0${unit}` };
}

export function attributeForm({ name, typeId, value, visibility }: Omit<AttributeValue, 'attributeId'>): AttributeForm {
  if (settings.has(typeId) || value === '' || visibility === 0) return 'hidden';
  switch (typeId) {
    case 1:
      return 'amount';
    case 2:
      return namedUnit.test(name) ? 'text' : 'millimetres';
    case 3:
      return /^#[0-9a-f]{3,8}$/i.test(value) ? 'colour' : 'text';
    case 8:
      return /^(true|1|ja|yes)$/i.test(value) ? 'yes' : 'no';
    case 10:
      return namedUnit.test(name) ? 'text' : 'kilograms';
    default:
      return 'text';
  }
}
