/** SQL of the catalogue's frame: categories, attributes, product types, the default customer and the truck used for calculations. */
import type { LocalizedText } from '#domain/language/language.ts';
import { categoryColumns } from '#server/db/category-columns.ts';
import type { Db } from '#server/db/pool.ts';
import type { CatalogAttribute, CatalogProductType } from './catalog-snapshot.ts';

export interface CategoryRow {
  id: number;
  parentId: number | null;
  name: LocalizedText;
  description: LocalizedText;
  order: number;
  published: boolean;
  contentLink: string;
  shopTypeId: number;
  imageFileName: string;
  pictureArticleNumber: string | null;
}

/** `kindCodes`: the active shop's and ANY. */
export async function readCategoryRows(db: Db, kindCodes: readonly number[]): Promise<CategoryRow[]> {
  return db
    .selectFrom('category')
    .select([...categoryColumns])
    .where('shop_type_id', 'in', kindCodes)
    .orderBy('id')
    .execute();
}

export async function readAttributes(db: Db): Promise<CatalogAttribute[]> {
  return db.selectFrom('attribute').select(['id', 'name', 'type_id as typeId', 'visibility']).orderBy('id').execute();
}

export async function readTypes(db: Db): Promise<CatalogProductType[]> {
  const links = await db
    .selectFrom('product_type_attribute')
    .select(['product_type_id as typeId', 'attribute_id as attributeId', 'visibility', 'sort_order as order'])
    .orderBy('product_type_id')
    .orderBy('sort_order')
    .execute();
  const linksOfType = Map.groupBy(links, ({ typeId }) => typeId);
  const types = await db.selectFrom('product_type').select(['id', 'name', 'category_id as categoryId']).orderBy('id').execute();
  return types.map((type) => ({
    ...type,
    attributes: (linksOfType.get(type.id) ?? []).map(({ attributeId, visibility, order }) => ({ attributeId, visibility, order })),
  }));
}

export interface CatalogSettings {
  /** The customer whose price rows apply to visitors. */
  readonly defaultCustomerId: number | null;
  readonly truckSpaces: number;
}

export async function readSettings(db: Db): Promise<CatalogSettings> {
  const owner = await db.selectFrom('customer').select('id').where('is_default', '=', true).executeTakeFirst();
  const truck = await db.selectFrom('truck').select('max_parking_lots').orderBy('id').limit(1).executeTakeFirst();
  return { defaultCustomerId: owner?.id ?? null, truckSpaces: truck?.max_parking_lots ?? 1 };
}
