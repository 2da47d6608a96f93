/** SQL of the catalogue: everything a snapshot is built from, and the version that says when to build a new one. */
import type { Db, Trx } from '#server/db/pool.ts';
import type { LandingPage } from '#domain/catalog/product.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { unitPrice } from '#domain/money/money.ts';
import type { LadderStep } from '#domain/pricing/price-row.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import type { TransportRequirement } from '#domain/shipping/storing-space.ts';
import type { CatalogAttribute, CatalogPriceRow, CatalogProductType } from './catalog-snapshot.ts';

const cacheName = 'catalog';

export interface CatalogFacts {
  version: number;
  categories: {
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
  }[];
  links: { id: number; categoryId: number; productId: number }[];
  products: {
    id: number;
    articleNumber: string;
    name: LocalizedText;
    description: LocalizedText;
    typeId: number;
    modelId: string | null;
    landingPage: LandingPage;
    kindCode: number;
    published: boolean;
    publiclyAvailable: boolean;
    canBeConfigured: boolean;
    preset: Values | null;
    localFilePath: string;
    version: number;
    deletedAt: Date | null;
  }[];
  values: { productId: number; attributeId: number; name: LocalizedText; typeId: number; visibility: number; value: string }[];
  attributes: CatalogAttribute[];
  productTypes: CatalogProductType[];
  transports: Map<number, TransportRequirement>;
  internalPrices: Map<number, LadderStep[]>;
  priceRows: CatalogPriceRow[];
  defaultCustomerId: number | null;
  truckSpaces: number;
}

/** To be called by everybody who changes categories, products, attributes, prices, transport requirements or trucks, in the same transaction. */
export async function raiseCatalogVersion(trx: Trx): Promise<void> {
  await trx
    .updateTable('cache_version')
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('name', '=', cacheName)
    .execute();
}

export async function readCatalogVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('cache_version').select('version').where('name', '=', cacheName).executeTakeFirst();
  return row?.version ?? 0;
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

async function readPrices(trx: Trx): Promise<CatalogPriceRow[]> {
  const steps = grouped(
    await trx.selectFrom('fix_price').selectAll().orderBy('product_price_id').orderBy('quantity').execute(),
    (row) => row.product_price_id,
  );
  const rows = await trx.selectFrom('product_price').selectAll().execute();
  return rows.map((row) => ({
    customerId: row.customer_id,
    productId: row.product_id,
    unitOfSales: row.unit_of_sales,
    activeStrategy: row.active_strategy,
    marginPercent: row.margin / 100,
    ladderQuantities: row.ladder_quantities,
    remotePrice: remotePriceSchema.nullable().catch(null).parse(row.remote_price),
    fixPrice: (steps.get(row.id) ?? []).map((step) => ({ quantity: step.quantity, price: unitPrice(step.price) })),
  }));
}

async function readTypes(trx: Trx): Promise<CatalogProductType[]> {
  const links = grouped(
    await trx
      .selectFrom('product_type_attribute')
      .select(['product_type_id as typeId', 'attribute_id as attributeId', 'visibility', 'sort_order as order'])
      .orderBy('product_type_id')
      .orderBy('sort_order')
      .execute(),
    ({ typeId }) => typeId,
  );
  const types = await trx.selectFrom('product_type').select(['id', 'name', 'category_id as categoryId']).orderBy('id').execute();
  return types.map((type) => ({
    ...type,
    attributes: (links.get(type.id) ?? []).map(({ attributeId, visibility, order }) => ({ attributeId, visibility, order })),
  }));
}

/** Reads everything as of one moment. `kindCodes`: the active shop's and ANY. */
export async function readCatalog(db: Db, kindCodes: readonly number[]): Promise<CatalogFacts> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const version = await readCatalogVersion(trx);
      const categories = await trx
        .selectFrom('category')
        .select([
          'id',
          'parent_id as parentId',
          'name',
          'description',
          'sort_order as order',
          'published',
          'content_link as contentLink',
          'shop_type_id as shopTypeId',
          'image_file_name as imageFileName',
          'picture_article_number as pictureArticleNumber',
        ])
        .where('shop_type_id', 'in', kindCodes)
        .execute();
      const links = await trx
        .selectFrom('category_product')
        .select(['id', 'category_id as categoryId', 'product_id as productId'])
        .orderBy('id')
        .execute();
      const products = await trx
        .selectFrom('product')
        .innerJoin('product_type', 'product_type.id', 'product.type_id')
        .select([
          'product.id',
          'article_number as articleNumber',
          'product.name',
          'description',
          'type_id as typeId',
          'model_id as modelId',
          'landing_page as landingPage',
          'kind_code as kindCode',
          'published',
          'publicly_available as publiclyAvailable',
          'can_be_configured as canBeConfigured',
          'preset',
          'local_file_path as localFilePath',
          'version',
          'deleted_at as deletedAt',
        ])
        .where('kind_code', 'in', kindCodes)
        .orderBy('product.id')
        .execute();
      const values = await trx
        .selectFrom('product_attribute_value')
        .innerJoin('attribute', 'attribute.id', 'product_attribute_value.attribute_id')
        .innerJoin('product', 'product.id', 'product_attribute_value.product_id')
        .leftJoin('product_type_attribute', (join) =>
          join
            .onRef('product_type_attribute.attribute_id', '=', 'attribute.id')
            .onRef('product_type_attribute.product_type_id', '=', 'product.type_id'),
        )
        .select(['product_id as productId', 'attribute.id as attributeId', 'attribute.name', 'attribute.type_id as typeId', 'value'])
        .select((select) => select.fn.coalesce('product_type_attribute.visibility', 'attribute.visibility').as('visibility'))
        .orderBy('product_id')
        .orderBy('product_type_attribute.sort_order')
        .orderBy('attribute.id')
        .execute();
      const transports = await trx.selectFrom('transport_requirement').selectAll().execute();
      const internal = await trx.selectFrom('internal_price').selectAll().orderBy('product_id').orderBy('quantity').execute();
      const owner = await trx.selectFrom('customer').select('id').where('is_default', '=', true).executeTakeFirst();
      const truck = await trx.selectFrom('truck').select('max_parking_lots').orderBy('id').limit(1).executeTakeFirst();
      return {
        version,
        categories,
        links,
        products,
        values,
        attributes: await trx.selectFrom('attribute').select(['id', 'name', 'type_id as typeId', 'visibility']).orderBy('id').execute(),
        productTypes: await readTypes(trx),
        transports: new Map(
          transports.map((row) => [
            row.product_id,
            { maxPackage: row.max_package, minSp: Number(row.min_sp), quantityForMinSp: row.quantity_for_min_sp },
          ]),
        ),
        internalPrices: new Map(
          [...grouped(internal, (row) => row.product_id)].map(([id, rows]) => [
            id,
            rows.map((row) => ({ quantity: row.quantity, price: unitPrice(row.price) })),
          ]),
        ),
        priceRows: await readPrices(trx),
        defaultCustomerId: owner?.id ?? null,
        truckSpaces: truck?.max_parking_lots ?? 1,
      };
    });
}
