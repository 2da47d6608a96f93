/** SQL of products with all their data: values, categories, delivery rule, internal prices, every customer's price rows. */
import { sql } from 'kysely';
import type { LandingPage } from '#domain/catalog/product.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { unitPrice } from '#domain/money/money.ts';
import type { InternalPriceRecord } from '#domain/pricing/price-row.ts';
import { remotePriceSchema } from '#domain/pricing/remote-price.ts';
import type { TransportRequirement } from '#domain/shipping/storing-space.ts';
import type { Trx } from '#server/db/pool.ts';
import type { CatalogAttributeValue, CatalogLink, CatalogPriceRow } from './catalog-snapshot.ts';

interface ProductRow {
  id: number;
  articleNumber: string;
  name: LocalizedText;
  description: LocalizedText;
  typeId: number;
  /** Model of the type. */
  modelId: string | null;
  landingPage: LandingPage;
  kindCode: number;
  published: boolean;
  publiclyAvailable: boolean;
  canBeConfigured: boolean;
  preset: Values | null;
  localFilePath: string;
  publishOn: string | null;
  hideOn: string | null;
  version: number;
  deletedAt: Date | null;
  /** Time of the last change; null: unchanged since it was created. */
  changedAt: Date | null;
  changedBy: string | null;
}

/** A product as stored. */
export interface ProductFacts {
  readonly row: ProductRow;
  readonly values: readonly CatalogAttributeValue[];
  readonly links: readonly CatalogLink[];
  readonly transport: TransportRequirement | null;
  readonly internal: InternalPriceRecord | null;
  readonly prices: readonly CatalogPriceRow[];
}

/** `kindCodes`: the active shop's and ANY. `ids` null: all products; otherwise the existing ones of these. */
export async function readProductFacts(trx: Trx, kindCodes: readonly number[], ids: readonly number[] | null): Promise<ProductFacts[]> {
  const rows = await readRows(trx, kindCodes, ids);
  const values = Map.groupBy(await readValues(trx, ids), ({ productId }) => productId);
  const links = Map.groupBy(await readLinks(trx, ids), ({ productId }) => productId);
  const transports = new Map((await readTransports(trx, ids)).map((row) => [row.product_id, row]));
  const internal = await readInternalPrices(trx, ids);
  const prices = Map.groupBy(await readPrices(trx, ids), ({ productId }) => productId);
  return rows.map((row) => {
    const transport = transports.get(row.id);
    return {
      row,
      values: (values.get(row.id) ?? []).map(({ attributeId, name, typeId, visibility, value }) => ({
        attributeId,
        name,
        typeId,
        visibility,
        value,
      })),
      links: (links.get(row.id) ?? []).map(({ id, categoryId }) => ({ id, categoryId })),
      transport:
        transport === undefined
          ? null
          : { maxPackage: transport.max_package, minSp: Number(transport.min_sp), quantityForMinSp: transport.quantity_for_min_sp },
      internal: internal.get(row.id) ?? null,
      prices: prices.get(row.id) ?? [],
    };
  });
}

async function readRows(trx: Trx, kindCodes: readonly number[], ids: readonly number[] | null): Promise<ProductRow[]> {
  return trx
    .selectFrom('product')
    .innerJoin('product_type', 'product_type.id', 'product.type_id')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('record_history')
          .select(['at', 'who'])
          .where('kind', '=', 'product')
          .whereRef('record_id', '=', 'product.id')
          .orderBy('id', 'desc')
          .limit(1)
          .as('change'),
      (join) => join.onTrue(),
    )
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
      'publish_on as publishOn',
      'hide_on as hideOn',
      'product.version',
      'deleted_at as deletedAt',
      'change.at as changedAt',
      'change.who as changedBy',
    ])
    .where('kind_code', 'in', kindCodes)
    .$if(ids !== null, (query) => query.where('product.id', '=', sql<number>`any(${ids}::integer[])`))
    .orderBy('product.id')
    .execute();
}

async function readValues(trx: Trx, ids: readonly number[] | null) {
  return trx
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
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
    .orderBy('product_id')
    .orderBy('product_type_attribute.sort_order')
    .orderBy('attribute.id')
    .execute();
}

async function readLinks(trx: Trx, ids: readonly number[] | null) {
  return trx
    .selectFrom('category_product')
    .select(['id', 'category_id as categoryId', 'product_id as productId'])
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
    .orderBy('id')
    .execute();
}

async function readTransports(trx: Trx, ids: readonly number[] | null) {
  return trx
    .selectFrom('transport_requirement')
    .select(['product_id', 'max_package', 'min_sp', 'quantity_for_min_sp'])
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
    .execute();
}

async function readInternalPrices(trx: Trx, ids: readonly number[] | null): Promise<Map<number, InternalPriceRecord>> {
  const records = await trx
    .selectFrom('internal_price')
    .select(['product_id', 'source', 'margin', 'remote_price'])
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
    .execute();
  const steps = Map.groupBy(
    await trx
      .selectFrom('internal_price_step')
      .selectAll()
      .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
      .orderBy('quantity')
      .execute(),
    (row) => row.product_id,
  );
  return new Map(
    records.map((record) => [
      record.product_id,
      {
        source: record.source,
        steps: (steps.get(record.product_id) ?? []).map(({ quantity, price }) => ({ quantity, price: unitPrice(price) })),
        marginPercent: record.margin / 100,
        remotePrice: remotePriceSchema.nullable().catch(null).parse(record.remote_price),
      },
    ]),
  );
}

async function readPrices(trx: Trx, ids: readonly number[] | null): Promise<CatalogPriceRow[]> {
  const rows = await trx
    .selectFrom('product_price')
    .selectAll()
    .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
    .orderBy('id')
    .execute();
  const steps = Map.groupBy(
    await trx
      .selectFrom('fix_price')
      .innerJoin('product_price', 'product_price.id', 'product_price_id')
      .select(['product_price_id', 'quantity', 'fix_price.price'])
      .$if(ids !== null, (query) => query.where('product_id', '=', sql<number>`any(${ids}::integer[])`))
      .orderBy('product_price_id')
      .orderBy('quantity')
      .execute(),
    (row) => row.product_price_id,
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
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
