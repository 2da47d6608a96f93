/** Attributes by table: their names, with the product types that have them. */
import { AttributeChange } from '#contract/product-type-record.ts';
import { parseInput } from '#server/call/parse-input.ts';
import type { ImportKind } from '#server/import/import-kind.ts';
import { textsKind } from '#server/import/texts-kind.ts';
import { listAttributeRecords } from '../attribute-store.ts';
import { changeAttribute } from '../change-attribute.ts';

export const attributeKind: ImportKind = textsKind({
  key: 'attribute',
  ability: 'manageProductTypes',
  words: { number: 'Attribut Nr.', place: 'Produkttypen' },
  hasDescription: false,
  read: async (db) =>
    (await listAttributeRecords(db)).map(({ id, version, name, productTypes }) => ({
      id,
      version,
      name,
      place: productTypes.map((type) => type.name).join(', '),
    })),
  write: async (trx, { id, version, name }, by) => {
    const change = parseInput('body', AttributeChange, { version, name });
    return (await changeAttribute(trx, id, change, by)).version;
  },
});
