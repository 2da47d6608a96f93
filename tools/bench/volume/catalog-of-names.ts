/** A catalogue of a given size without a database: names, descriptions and prices from a seed, no product models. */
import { attributeType } from '#domain/catalog/product.ts';
import type { LocalizedText } from '#domain/language/language.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import type {
  CatalogAttributeValue,
  CatalogCategory,
  CatalogPriceRow,
  CatalogProduct,
  CatalogSnapshot,
} from '#server/catalog/catalog-snapshot.ts';
import { ModelLibrary } from '#server/model/model-library.ts';
import type { Chance } from './chance.ts';
import { chanceOf } from './chance.ts';
import { branches, compound, goods, kindsByType, otherKinds, text, wares } from './words.ts';

const kinds = [...Object.values(kindsByType).flat(), ...otherKinds];
const visible = 15;

const categoryOf = (id: number, parentId: number | null, name: LocalizedText): CatalogCategory => ({
  id,
  parentId,
  name,
  description: text(['', '', '']),
  order: id,
  published: true,
  contentLink: '',
  shopTypeId: 99,
  imageFileName: '',
  pictureArticleNumber: null,
  url: `/produkte/${id}`,
});

const valueOf = (attributeId: number, name: string, typeId: number, value: string): CatalogAttributeValue => ({
  attributeId,
  name: text([name, name, name]),
  typeId,
  visibility: visible,
  value,
});

function productOf(id: number, chance: Chance): CatalogProduct {
  const [good, branch] = [chance.pick(goods), chance.pick(branches)];
  const categoryId = 2 + chance.below(wares.length);
  const sides = [300 + chance.below(1500), 200 + chance.below(900), 150 + chance.below(700)];
  const texts = {
    name: compound(good, chance.pick(kinds), ` ${sides.join(' × ')}`),
    description: text([`Fichte, für ${branch[0]}`, `Épicéa, pour ${branch[1]}`, `Spruce, for ${branch[2]}`]),
  };
  return {
    id,
    articleNumber: `VO_${100_000 + id}`,
    ...texts,
    texts,
    changed: null,
    typeId: 1,
    modelId: null,
    landingPage: '2D',
    viewData: null,
    kindCode: 1,
    published: true,
    publiclyAvailable: true,
    deletedAt: null,
    canBeConfigured: chance.happens(0.05),
    preset: null,
    configuration: null,
    localFilePath: '',
    version: 1,
    values: [
      valueOf(1, 'Tragfähigkeit in kg', attributeType.dimension, String(50 + chance.below(900))),
      valueOf(2, 'Einsatz', attributeType.enum, JSON.stringify({ de: branch[0], fr: branch[1], en: branch[2] })),
      valueOf(3, 'Ab Lager', attributeType.boolean, String(chance.happens(0.5))),
    ],
    weightKg: 10,
    categoryIds: [categoryId],
    links: [{ id, categoryId }],
    transport: null,
    internal: null,
    publishOn: null,
    hideOn: null,
  };
}

const priceOf = (productId: number, chance: Chance): CatalogPriceRow => ({
  id: productId,
  version: 1,
  productId,
  customerId: 1,
  unitOfSales: 1,
  activeStrategy: 'FIX_PRICE',
  fixPrice: [{ quantity: 1, price: unitPriceFromChf(10 + chance.below(400)) }],
  marginPercent: null,
  ladderQuantities: [],
  remotePrice: null,
});

export function catalogOf(count: number): CatalogSnapshot {
  const chance = chanceOf(1);
  const root = categoryOf(1, null, text(['Produkte', 'Produits', 'Products']));
  const categories = [root, ...wares.map((ware, index) => categoryOf(2 + index, 1, text(ware)))];
  const products = Array.from({ length: count }, (_, index) => productOf(index + 1, chance));
  const prices = products.map(({ id }) => priceOf(id, chance));
  return {
    version: 1,
    lineage: {},
    changedIn: new Map(),
    frameVersion: 1,
    defaultCustomerId: 1,
    truckSpaces: 32,
    categories,
    products,
    attributes: [],
    productTypes: [],
    models: ModelLibrary.of({ versions: [], materialPrices: { version: 0, document: null } }),
    productById: new Map(products.map((product) => [product.id, product])),
    productByArticleNumber: new Map(products.map((product) => [product.articleNumber, product])),
    productsByCategory: new Map(categories.map(({ id }) => [id, products.filter((product) => product.categoryIds.includes(id))])),
    priceRows: new Map([[1, new Map(prices.map((price) => [price.productId, price]))]]),
  };
}
