/** The office's list of products in the wire's form: a window of rows, the values of a column, and the list's frame. */
import type {
  ProductFrame,
  ProductListItem,
  readProductList as endpoint,
  readProductListValues as valuesEndpoint,
} from '#contract/product-list.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { ColumnValues } from '#contract/list.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import { readAttributeValue } from '#domain/catalog/attribute-value.ts';
import { visibilityOf } from '#domain/catalog/completeness.ts';
import { attributeType } from '#domain/catalog/product.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { CountedValue } from '#server/call/column-values.ts';
import { columnValues, filtersBeside } from '#server/call/column-values.ts';
import { fulfils } from '#server/call/matches-condition.ts';
import { pageOf } from '#server/call/page-of.ts';
import { choiceWords } from './attribute-choices.ts';
import { readSurroundings } from './list-surroundings.ts';
import { officeColumns } from './office-columns.ts';
import type { ListGround } from './office-columns.ts';
import { officeList } from './office-list.ts';
import { listPrice, marginOf, productGaps } from './office-product.ts';
import type { ProductServices } from './save-products.ts';
import type { ProductList } from './sorted-products.ts';

type Query = ParsedOf<typeof endpoint>['query'];

export async function listGround({ db, catalog }: ProductServices): Promise<ListGround> {
  const snapshot = catalog.now();
  return { snapshot, around: await readSurroundings(db, snapshot.version) };
}

const listOf = async (ground: ListGround, { search = '', sort, filter }: Query): Promise<ProductList> =>
  officeList(ground, { search, sort, filter });

export async function readProductList(services: ProductServices, query: Query, actor: Actor) {
  const ground = await listGround(services);
  const page = pageOf(await listOf(ground, query), query);
  return { ...page, items: page.items.map((product) => listItem(ground, product, actor)) };
}

function listItem({ snapshot, around }: ListGround, product: CatalogProduct, actor: Actor): ProductListItem {
  const {
    id,
    version,
    articleNumber,
    typeId,
    kindCode,
    published,
    publiclyAvailable,
    canBeConfigured,
    preset,
    deletedAt,
    publishOn,
    hideOn,
    changed,
  } = product;
  const price = listPrice(snapshot, product);
  return {
    id,
    version,
    articleNumber,
    name: product.texts.name,
    typeId,
    kindCode,
    published,
    publiclyAvailable,
    canBeConfigured,
    preset,
    deletedAt,
    publishOn,
    hideOn,
    changed,
    values: Object.fromEntries(
      product.values.map(({ attributeId, typeId: kind, value }) => [String(attributeId), readAttributeValue(kind, value)]),
    ),
    visibility: visibilityOf(product),
    price: price === null ? null : chfFromUnitPrice(price),
    margin: may(actor, 'managePrices') ? marginOf(snapshot, product) : null,
    gaps: [...productGaps(snapshot, product, around)],
    customers: around.ties.get(id)?.count ?? 0,
  };
}

const mostValues = 100;

export async function readProductListValues(
  services: ProductServices,
  query: ParsedOf<typeof valuesEndpoint>['query'],
): Promise<ColumnValues> {
  const ground = await listGround(services);
  const columns = officeColumns(ground.snapshot);
  const shapes = Object.fromEntries(Object.entries(columns).map(([name, { column }]) => [name, column]));
  const counted = async (isMeant: (cell: string | number | boolean) => boolean): Promise<CountedValue[]> => {
    const cellOf = columns[query.column]!.cell;
    const counts = new Map<string | number | boolean, number>();
    for (const product of await listOf(ground, { ...query, sort: [], filter: filtersBeside(query.filter, query.column) })) {
      const cell = cellOf(product, ground);
      for (const each of Array.isArray(cell) ? (cell as readonly string[]) : [cell as string | number | boolean | null])
        if (each !== null && each !== '' && isMeant(each)) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    return [...counts].map(([value, count]) => ({ value, count, isAtLeast: false }));
  };
  return columnValues(shapes, query, {
    choices: async () => counted(() => true),
    texts: async (conditions) => {
      const found = await counted((value) => conditions.every((condition) => fulfils(condition, value)));
      return found.toSorted((a, b) => String(a.value).localeCompare(String(b.value), 'de')).slice(0, mostValues);
    },
  });
}

export async function readProductFrame(services: ProductServices): Promise<ProductFrame> {
  const ground = await listGround(services);
  const { snapshot } = ground;
  const whole = { page: 1, perPage: 1, search: '', sort: [] };
  const all = await listOf(ground, { ...whole, filter: {} });
  return {
    types: snapshot.productTypes.map(({ id, name, attributes }) => ({
      id,
      name,
      attributeIds: attributes.map(({ attributeId }) => attributeId),
    })),
    attributes: snapshot.attributes.map(({ id, name, typeId, visibility }) => ({
      attributeId: id,
      name,
      typeId,
      visibility,
      choices: typeId === attributeType.enum ? choiceWords(snapshot, id) : [],
    })),
    total: all.length,
    incomplete: all.filter((product) => productGaps(snapshot, product, ground.around).length > 0).length,
  };
}
