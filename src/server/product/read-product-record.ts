/** Products as managed by staff, read from the database: including those of the other shop, and fields that the catalogue does not have. */
import type { ProductRecord } from '#contract/product-record.ts';
import { readAttributeValue } from '#domain/catalog/attribute-value.ts';
import type { ReadValue } from '#domain/catalog/attribute-word.ts';
import { attributeType } from '#domain/catalog/product.ts';
import type { ProductState } from '#domain/catalog/product-change.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { choiceWords } from './attribute-choices.ts';
import { findProducts, typesOf, valuesOf } from './product-record-store.ts';
import type { StoredProduct, StoredType, StoredValue } from './product-record-store.ts';
import { categoriesOf, customersOf, lastChangesOf, transportsOf } from './product-around-store.ts';

export async function readProductRecord(db: Db, snapshot: CatalogSnapshot, id: number): Promise<ProductRecord> {
  const [record] = await productRecords(db, snapshot, [id]);
  if (record === undefined) throw notFound();
  return record;
}

/** Ordered by id; missing ones are left out. */
export async function productRecords(db: Db, snapshot: CatalogSnapshot, ids: readonly number[]): Promise<ProductRecord[]> {
  const rows = await findProducts(db, ids);
  const values = Map.groupBy(await valuesOf(db, ids), ({ productId }) => productId);
  const types = await typesOf(
    db,
    rows.map(({ typeId }) => typeId),
  );
  const categories = Map.groupBy(await categoriesOf(db, ids), ({ productId }) => productId);
  const customers = Map.groupBy(await customersOf(db, ids), ({ productId }) => productId);
  const transports = new Map((await transportsOf(db, ids)).map(({ productId, ...row }) => [productId, row]));
  const changes = new Map((await lastChangesOf(db, ids)).map(({ productId, at, who }) => [productId, { at: at.toISOString(), who }]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    const type = row && types.get(row.typeId);
    if (row === undefined || type === undefined) return [];
    return {
      ...row,
      ...productState(row, values.get(id) ?? []),
      deletedAt: row.deletedAt?.toISOString() ?? null,
      typeName: type.name,
      modelId: modelIdOf(snapshot, row, type),
      attributes: attributesOf(snapshot, type),
      categories: (categories.get(id) ?? []).map(withoutProduct),
      customers: (customers.get(id) ?? []).map(withoutProduct),
      transport: transports.get(id) ?? null,
      changed: changes.get(id) ?? null,
    };
  });
}

function withoutProduct<Row extends { productId: number }>(row: Row): Omit<Row, 'productId'> {
  const { productId: _, ...around } = row;
  return around;
}

/** Includes values left over from an earlier type. */
export function productState(row: StoredProduct, values: readonly StoredValue[]): ProductState {
  const { id: _, version: __, deletedAt: ___, ...state } = row;
  return {
    ...state,
    values: Object.fromEntries(
      values.map(({ attributeId, typeId, value }): [string, ReadValue] => [String(attributeId), readAttributeValue(typeId, value)]),
    ),
  };
}

/** A product with a workbook has its own model. */
export function modelIdOf(snapshot: CatalogSnapshot, row: { id: number; typeId: number }, type: StoredType): string | null {
  const known = snapshot.productById.get(row.id);
  return known?.typeId === type.id ? known.modelId : type.modelId;
}

function attributesOf(snapshot: CatalogSnapshot, { attributes }: StoredType): ProductRecord['attributes'] {
  return attributes.map((attribute) => ({
    ...attribute,
    choices: attribute.typeId === attributeType.enum ? choiceWords(snapshot, attribute.attributeId) : [],
  }));
}
