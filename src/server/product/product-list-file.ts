/** The office's list of products as a file for a spreadsheet: the filtered rows, in the list's order. */
import { localNow } from '#domain/calendar/local-time.ts';
import { readAttributeValue } from '#domain/catalog/attribute-value.ts';
import { germanOf } from '#domain/catalog/attribute-word.ts';
import { visibilityOf } from '#domain/catalog/completeness.ts';
import { isConfigurationRelevant } from '#domain/catalog/product.ts';
import { csvText } from '#domain/list/csv.ts';
import type { CsvCell } from '#domain/list/csv.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import type { Actor } from '#domain/access/permission.ts';
import { may } from '#domain/access/permission.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { officeColumns } from './office-columns.ts';
import type { ListGround } from './office-columns.ts';
import { listPrice, marginOf, productGaps } from './office-product.ts';
import type { ProductList } from './sorted-products.ts';

const gapWords = { picture: 'Bild', fr: 'FR', en: 'EN', price: 'Preis', transport: 'Transportbedarf', category: 'Kategorie' } as const;
const visibilityWords = { shop: 'im Shop', customers: 'nur für Kunden', hidden: 'verborgen', deleted: 'gelöscht' } as const;

export function productListFile(ground: ListGround, products: ProductList, actor: Actor): string {
  const { snapshot, around } = ground;
  const columns = officeColumns(snapshot);
  const typeNames = new Map(snapshot.productTypes.map(({ id, name }) => [id, name]));
  const attributes = snapshot.attributes.filter(({ typeId }) => isConfigurationRelevant(typeId));
  const size = (key: string) => (product: CatalogProduct) => columns[key]!.cell(product, ground) as CsvCell;
  const parts: [head: string, cell: (product: CatalogProduct) => CsvCell][] = [
    ['Nummer', ({ articleNumber }) => articleNumber],
    ['Name DE', ({ texts }) => texts.name.de],
    ['Name FR', ({ texts }) => texts.name.fr],
    ['Name EN', ({ texts }) => texts.name.en],
    ['Typ', ({ typeId }) => typeNames.get(typeId) ?? ''],
    ['Länge mm', size('length')],
    ['Breite mm', size('width')],
    ['Höhe mm', size('height')],
    ['Last kg', size('load')],
    ['Preis ab CHF', (product) => priceText(listPrice(snapshot, product))],
    ...(may(actor, 'managePrices')
      ? [['Marge %', (product: CatalogProduct) => marginOf(snapshot, product)] satisfies (typeof parts)[number]]
      : []),
    [
      'Es fehlt',
      (product) =>
        productGaps(snapshot, product, around)
          .map((gap) => gapWords[gap])
          .join(', '),
    ],
    ['Sichtbar', (product) => visibilityWords[visibilityOf(product)]],
    ['Kunden', ({ id }) => around.ties.get(id)?.count ?? 0],
    ['Geändert', ({ changed }) => (changed === null ? '' : localNow(Date.parse(changed.at)).date)],
    ['Geändert von', ({ changed }) => changed?.who ?? ''],
    ...attributes.map(({ id, name }): (typeof parts)[number] => [name.de, (product) => valueText(product, id)]),
  ];
  return csvText([parts.map(([head]) => head), ...products.map((product) => parts.map(([, cell]) => cell(product)))]);
}

const priceText = (price: ReturnType<typeof listPrice>): CsvCell => (price === null ? null : chfFromUnitPrice(price));

function valueText({ values }: CatalogProduct, id: number): string {
  const value = values.find(({ attributeId }) => attributeId === id);
  return value === undefined ? '' : germanOf(readAttributeValue(value.typeId, value.value));
}
