/** SQL of the demo catalogue. */
import { sql } from 'kysely';
import type { ProductType } from '#domain/catalog/product-type.ts';
import { ownAttributeId } from '#domain/catalog/product-type.ts';
import type { Trx } from '#server/db/pool.ts';
import { attributes, types } from './attribute.ts';
import { categories } from './category.ts';
import { idOf, idsByKey, insertPrices } from './price-row-store.ts';
import type { SeedProduct } from './seed-product.ts';

export async function catalogIsEmpty(trx: Trx): Promise<boolean> {
  // The row lock makes a second process wait until the first has written its catalogue.
  await trx.selectFrom('company_profile').select('id').forUpdate().execute();
  return (await trx.selectFrom('category').select('id').limit(1).executeTakeFirst()) === undefined;
}

/** Level by level, because a category needs the id of its parent; their order is that of the list. */
async function insertCategories(trx: Trx): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  let level = categories.filter(({ parent }) => parent === null);
  while (level.length > 0) {
    const rows = await trx
      .insertInto('category')
      .values(
        level.map((category) => ({
          parent_id: category.parent === null ? null : idOf(ids, category.parent),
          name: JSON.stringify(category.name),
          description: JSON.stringify(category.description),
          sort_order: categories.indexOf(category),
          shop_type_id: category.shopTypeId,
          picture_article_number: category.pictureArticleNumber,
        })),
      )
      .returning('id')
      .execute();
    const parents = new Set(level.map(({ key }) => key));
    for (const [index, { key }] of level.entries()) ids.set(key, rows[index]?.id ?? 0);
    level = categories.filter(({ parent }) => parent !== null && parents.has(parent));
  }
  return ids;
}

async function insertTypes(
  trx: Trx,
  categoryIds: ReadonlyMap<string, number>,
): Promise<{ typeIds: Map<string, number>; attributeIds: Map<string, number> }> {
  const attributeRows = await trx
    .insertInto('attribute')
    .values(attributes.map(({ name, typeId, visibility }) => ({ name: JSON.stringify(name), type_id: typeId, visibility })))
    .returning('id')
    .execute();
  const attributeIds = idsByKey(
    attributes.map(({ key }) => key),
    attributeRows,
  );
  const typeRows = await trx
    .insertInto('product_type')
    .values(
      types.map(({ id, name, modelId, category, workbook = '', landingPage = '2D' as const }) => ({
        ...(id === undefined ? {} : { id }),
        name,
        model_id: modelId,
        excel_file_path: workbook,
        landing_page: landingPage,
        category_id: category === null ? null : idOf(categoryIds, category),
        report_id: null,
      })),
    )
    .returning('id')
    .execute();
  const typeIds = idsByKey(
    types.map(({ key }) => key),
    typeRows,
  );
  // Types added later by staff get numbers above the fixed ones.
  await sql`select setval(pg_get_serial_sequence('product_type', 'id'), (select max(id) from product_type))`.execute(trx);
  const links = types.flatMap((type) =>
    type.attributes.map((key, index) => ({
      product_type_id: idOf(typeIds, type.key),
      attribute_id: idOf(attributeIds, key),
      visibility: attributes.find((attribute) => attribute.key === key)?.visibility ?? 0,
      sort_order: index,
    })),
  );
  await trx.insertInto('product_type_attribute').values(links).execute();
  return { typeIds, attributeIds };
}

function typeWithIds(typeKey: string, attributeIds: Map<string, number>): Pick<ProductType, 'attributes'> {
  const keys = types.find(({ key }) => key === typeKey)?.attributes ?? [];
  return { attributes: keys.map((key) => ({ attributeId: idOf(attributeIds, key) })) };
}

/** Folder of a product's own pictures; '' without any. */
function mediaFolder({ pictures = [], articleNumber }: SeedProduct): string {
  return pictures.length === 0 ? '' : `/produkte/${articleNumber}`;
}

async function insertPictures(trx: Trx, products: readonly SeedProduct[]): Promise<void> {
  const rows = products.flatMap((product) =>
    (product.pictures ?? []).map(({ name, contentType, content }) => ({
      local_file_path: mediaFolder(product),
      name,
      content_type: contentType,
      content,
    })),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('media')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The demo catalogue with the prices of the default customer; returns product ids by article number. */
export async function insertCatalog(trx: Trx, products: readonly SeedProduct[]): Promise<Map<string, number>> {
  const categoryIds = await insertCategories(trx);
  const { typeIds, attributeIds } = await insertTypes(trx, categoryIds);
  const rows = await trx
    .insertInto('product')
    .values(
      products.map((product) => ({
        ...(product.id === undefined ? {} : { id: product.id }),
        article_number: product.articleNumber,
        name: JSON.stringify(product.name),
        description: JSON.stringify(product.description),
        type_id: idOf(typeIds, product.type),
        kind_code: product.kindCode,
        published: product.published ?? true,
        publicly_available: product.publiclyAvailable ?? true,
        can_be_configured: product.configurable,
        preset: JSON.stringify(product.preset),
        local_file_path: mediaFolder(product),
        deleted_at: null,
      })),
    )
    .returning('id')
    .execute();
  const ids = idsByKey(
    products.map(({ articleNumber }) => articleNumber),
    rows,
  );
  // Products added later by staff get numbers above the fixed ones.
  await sql`select setval(pg_get_serial_sequence('product', 'id'), (select max(id) from product))`.execute(trx);
  await insertPictures(trx, products);
  const productId = (product: SeedProduct): number => idOf(ids, product.articleNumber);
  await trx
    .insertInto('category_product')
    .values(
      products.flatMap((product) =>
        product.categories.map((key) => ({ category_id: idOf(categoryIds, key), product_id: productId(product) })),
      ),
    )
    .execute();
  await trx
    .insertInto('product_attribute_value')
    .values(
      products.flatMap((product) =>
        Object.entries(product.values).map(([key, value]) => ({
          product_id: productId(product),
          attribute_id: ownAttributeId(typeWithIds(product.type, attributeIds), idOf(attributeIds, key)),
          value: typeof value === 'string' ? value : JSON.stringify(value),
        })),
      ),
    )
    .execute();
  await trx
    .insertInto('transport_requirement')
    .values(
      products.flatMap((product) =>
        product.transport
          ? [
              {
                product_id: productId(product),
                max_package: product.transport.maxPackage,
                min_sp: product.transport.minSp,
                quantity_for_min_sp: product.transport.quantityForMinSp,
              },
            ]
          : [],
      ),
    )
    .execute();
  const owner = await trx.selectFrom('customer').select('id').where('is_default', '=', true).executeTakeFirstOrThrow();
  await insertPrices(
    trx,
    owner.id,
    products.map((product) => ({ productId: productId(product), price: product.price })),
  );
  await trx
    .updateTable('cache_version')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('name', '=', 'catalog')
    .execute();
  return ids;
}
