import type { ProductRecord } from '#contract/product-record.ts';
import { productWords as t } from './product-words.ts';

/** `name.fr` is `Name Französisch`, `values.7` the attribute's name. */
export function fieldLabel({ attributes }: Pick<ProductRecord, 'attributes'>, field: string): string {
  const [head = '', member = '', language] = field.split('.');
  const tongue = t.languages[(head === 'values' ? language : member) as keyof typeof t.languages];
  const word =
    head === 'values'
      ? attributes.find(({ attributeId }) => String(attributeId) === member)?.name.de
      : t.fields[head as keyof typeof t.fields];
  return [word ?? head, tongue].filter((part) => part !== undefined).join(' ');
}
