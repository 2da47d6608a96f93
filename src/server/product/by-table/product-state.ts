/** Products as written to a table: texts always in all three languages. */
import { attributeType } from '#domain/catalog/product.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Db } from '#server/db/pool.ts';
import { productState } from '../read-product-record.ts';
import { findProducts, valuesOf } from '../product-record-store.ts';
import type { RecordState } from '#server/import/import-kind.ts';

export async function productStates(db: Db, ids: readonly number[]): Promise<RecordState[]> {
  const rows = await findProducts(db, ids);
  const values = Map.groupBy(await valuesOf(db, ids), ({ productId }) => productId);
  return rows.map((row) => {
    const own = values.get(row.id) ?? [];
    const { values: read, ...state } = productState(row, own);
    const words = Object.fromEntries(
      own.map(({ attributeId, typeId }) => {
        const value = read[attributeId] ?? '';
        return [attributeId, hasWords(typeId) && typeof value === 'string' ? { de: value, fr: value, en: value } : value];
      }),
    );
    return { id: row.id, version: row.version, label: row.articleNumber, state: { ...state, values: words } };
  });
}

const hasWords = (typeId: number): boolean => typeId === attributeType.string || typeId === attributeType.enum;

/** A single word for all languages: changing only the German one changes all of them. */
export const isOneWord = (value: unknown): boolean =>
  value === undefined || (isWords(value) && value.de === value.fr && value.de === value.en);

const isWords = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'de' in value && 'fr' in value && 'en' in value;
