/** The columns of the office's list of products: stored ones, computed ones, and one per attribute. */
import { readAttributeValue } from '#domain/catalog/attribute-value.ts';
import { loadAttribute } from '#domain/catalog/attribute-unit.ts';
import { germanOf } from '#domain/catalog/attribute-word.ts';
import { gaps, visibilities, visibilityOf } from '#domain/catalog/completeness.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { Choice, ListColumn } from '#server/call/list-columns.ts';
import type { CatalogAttribute, CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { derived } from '#server/catalog/derived.ts';
import type { ListSurroundings } from './list-surroundings.ts';
import { marginOf, listPrice, productGaps } from './office-product.ts';

type Cell = string | number | boolean | null | readonly string[];

/** Sources of the cells: the catalogue and the data around it. */
export interface ListGround {
  readonly snapshot: CatalogSnapshot;
  readonly around: ListSurroundings;
}

interface OfficeColumn {
  readonly column: ListColumn;
  readonly cell: (product: CatalogProduct, ground: ListGround) => Cell;
}

export type OfficeColumns = Readonly<Record<string, OfficeColumn>>;

const named = (names: readonly string[]): readonly Choice[] => names.map((name) => ({ value: name, label: name, stored: name }));
const yesNo: readonly Choice[] = [true, false].map((stored) => ({ value: String(stored), label: String(stored), stored }));
const kindCodes: readonly Choice[] = [1, 2, 99].map((stored) => ({ value: String(stored), label: String(stored), stored }));

const complete = 'complete';

const presetNumber =
  (key: string) =>
  (product: CatalogProduct): number | null => {
    const value = product.preset?.[key];
    return typeof value === 'number' ? value : null;
  };

const loadOf = (product: CatalogProduct): number | null =>
  presetNumber('load')(product) ?? numberOf(product.values.find(({ name }) => name.de === loadAttribute)?.value ?? '');

/** Values stored before digits were checked may be other texts. */
const numberOf = (text: string): number | null => (/^[+-]?\d{1,12}(?:\.\d+)?$/.test(text) ? Number(text) : null);

const fixed: OfficeColumns = {
  articleNumber: { column: { kind: 'text' }, cell: ({ articleNumber }) => articleNumber },
  'name.de': { column: { kind: 'text' }, cell: ({ texts }) => texts.name.de },
  'name.fr': { column: { kind: 'text' }, cell: ({ texts }) => texts.name.fr },
  'name.en': { column: { kind: 'text' }, cell: ({ texts }) => texts.name.en },
  length: { column: { kind: 'number' }, cell: presetNumber('length') },
  width: { column: { kind: 'number' }, cell: presetNumber('width') },
  height: { column: { kind: 'number' }, cell: presetNumber('height') },
  load: { column: { kind: 'number' }, cell: loadOf },
  price: {
    column: { kind: 'chf' },
    cell: (product, { snapshot }) => {
      const price = listPrice(snapshot, product);
      return price === null ? null : Number(price) / 100;
    },
  },
  margin: { column: { kind: 'decimal' }, cell: (product, { snapshot }) => marginOf(snapshot, product) },
  gaps: {
    column: { kind: 'choice', choices: named([complete, ...gaps]) },
    cell: (product, { snapshot, around }) => {
      const found = productGaps(snapshot, product, around);
      return found.length === 0 ? [complete] : found;
    },
  },
  visibility: { column: { kind: 'choice', choices: named(visibilities) }, cell: visibilityOf },
  published: { column: { kind: 'choice', choices: yesNo }, cell: ({ published }) => published },
  publiclyAvailable: { column: { kind: 'choice', choices: yesNo }, cell: ({ publiclyAvailable }) => publiclyAvailable },
  canBeConfigured: { column: { kind: 'choice', choices: yesNo }, cell: ({ canBeConfigured }) => canBeConfigured },
  kindCode: { column: { kind: 'choice', choices: kindCodes }, cell: ({ kindCode }) => kindCode },
  publishOn: { column: { kind: 'day' }, cell: ({ publishOn }) => publishOn },
  hideOn: { column: { kind: 'day' }, cell: ({ hideOn }) => hideOn },
  customers: { column: { kind: 'number' }, cell: ({ id }, { around }) => around.ties.get(id)?.count ?? 0 },
  changedAt: { column: { kind: 'instant' }, cell: ({ changed }) => changed?.at ?? null },
  changedBy: { column: { kind: 'text' }, cell: ({ changed }) => changed?.who ?? null },
};

/** As long as types and attributes are the same objects, so are the columns. */
interface Made {
  readonly productTypes: CatalogSnapshot['productTypes'];
  readonly attributes: CatalogSnapshot['attributes'];
  readonly columns: OfficeColumns;
}

const made = derived<Made>(({ productTypes, attributes }, before) => {
  if (before?.productTypes === productTypes && before.attributes === attributes) return before;
  const types = productTypes.map(({ id, name }) => ({ value: String(id), label: name, stored: id }));
  return {
    productTypes,
    attributes,
    columns: {
      ...fixed,
      typeId: { column: { kind: 'choice', choices: types }, cell: ({ typeId }) => typeId },
      ...Object.fromEntries(attributes.map((attribute) => [`values.${attribute.id}`, attributeColumn(attribute)])),
    },
  };
});

export const officeColumns = (snapshot: CatalogSnapshot): OfficeColumns => made(snapshot).columns;

const numbers: readonly number[] = [attributeType.currency, attributeType.dimension, attributeType.weight];

function attributeColumn({ id, typeId }: CatalogAttribute): OfficeColumn {
  const stored = ({ values }: CatalogProduct): string | null => values.find(({ attributeId }) => attributeId === id)?.value ?? null;
  const read =
    <T>(make: (value: string) => T) =>
    (product: CatalogProduct): T | null => {
      const value = stored(product);
      return value === null || value === '' ? null : make(value);
    };
  if (numbers.includes(typeId)) return { column: { kind: 'decimal' }, cell: read(numberOf) };
  if (typeId === attributeType.boolean) return { column: { kind: 'choice', choices: yesNo }, cell: read((value) => value === 'true') };
  return { column: { kind: 'text' }, cell: read((value) => germanOf(readAttributeValue(typeId, value))) };
}
