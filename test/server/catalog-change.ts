/** Changes of the catalogue as the office makes them, and everything visible of a snapshot, for comparing two of them. */
import { sql } from 'kysely';
import type { Actor } from '#domain/access/permission.ts';
import { languages } from '#domain/language/language.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { changeCatalog } from '#server/catalog/change-catalog.ts';
import { listCategories } from '#server/category/list-categories.ts';
import type { Db } from '#server/db/pool.ts';
import type { CatalogChangeKind } from '#server/db/tables/catalog.ts';
import { answerProducts, listProducts, visibleByCategory } from '#server/product/list-products.ts';

export type RandomNumber = (below: number) => number;

/** The same sequence for the same seed. */
export function randomNumbers(seed: number): RandomNumber {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Office {
  db: Db;
  catalog: Catalog;
}

/** Runs a statement and logs what it changes. */
export async function write(
  { db, catalog }: Office,
  statement: string,
  kind: CatalogChangeKind,
  ids: readonly (number | string)[],
): Promise<void> {
  await changeCatalog(db, catalog, async (trx, changed) => {
    await sql.raw(statement).execute(trx);
    changed(kind, ids);
  });
}

type Change = (snapshot: CatalogSnapshot, random: RandomNumber) => [statement: string, kind: CatalogChangeKind, id: number];

const oneOf = <T>(list: readonly T[], random: RandomNumber): T => list[random(list.length)]!;
const leafOf = ({ categories }: CatalogSnapshot, random: RandomNumber): number => oneOf(categories.slice(1), random).id;
const customers = [1, 2, 3];
/** Categories of the other shop: the snapshot no longer names them. */
const away: number[] = [];

/** What the office does all day; every change leaves the tables consistent. */
export const changes: Record<string, Change> = {
  'a name': ({ products }, random) => {
    const { id } = oneOf(products, random);
    return [
      `update product set name = jsonb_set(name, '{de}', '"Kiste ${random(40)}"'), version = version + 1 where id = ${id}`,
      'product',
      id,
    ];
  },
  'a value': ({ products }, random) => {
    const { id } = oneOf(products, random);
    return [
      `update product_attribute_value set value = '${random(50)}' where product_id = ${id} and attribute_id in (select id from attribute where type_id in (2, 10))`,
      'product',
      id,
    ];
  },
  'what is shown': ({ products }, random) => {
    const { id } = oneOf(products, random);
    const column = oneOf(['published', 'publicly_available', 'can_be_configured'], random);
    return [`update product set ${column} = not ${column} where id = ${id}`, 'product', id];
  },
  'a deletion': ({ products }, random) => {
    const { id } = oneOf(products, random);
    return [`update product set deleted_at = case when deleted_at is null then now() end where id = ${id}`, 'product', id];
  },
  'an article number': ({ products }, random) => {
    const { id } = oneOf(products, random);
    return [`update product set article_number = 'NEU_${id}_${random(1e6)}' where id = ${id}`, 'product', id];
  },
  'a new product': ({ products }, random) => {
    const source = oneOf(products, random);
    const id = Math.max(...products.map((product) => product.id)) + 1 + random(3);
    return [
      `with made as (insert into product (id, article_number, name, description, type_id, kind_code, published, publicly_available, can_be_configured, preset)
         overriding system value select ${id}, 'KOPIE_${id}', name, description, type_id, kind_code, true, true, false, preset from product where id = ${source.id} returning id)
       insert into category_product (category_id, product_id) select category_id, made.id from category_product, made where product_id = ${source.id}`,
      'product',
      id,
    ];
  },
  'a product that goes': ({ products }, random) => {
    const copies = products.filter(({ articleNumber }) => articleNumber.startsWith('KOPIE'));
    const { id } = copies.length === 0 ? { id: 0 } : oneOf(copies, random);
    return [`delete from product where id = ${id}`, 'product', id];
  },
  'a move to another category': (snapshot, random) => {
    const { id } = oneOf(snapshot.products, random);
    return [
      `with gone as (delete from category_product where product_id = ${id} and category_id <> 0 returning id)
       insert into category_product (category_id, product_id) select ${leafOf(snapshot, random)}, ${id}
       where not exists (select 1 from category_product where product_id = ${id} and category_id = ${leafOf(snapshot, random)})
       on conflict do nothing`,
      'product',
      id,
    ];
  },
  'a price row of one customer': ({ products }, random) => {
    const { id } = oneOf(products, random);
    const customer = oneOf(customers, random);
    return [
      `insert into product_price (customer_id, product_id, unit_of_sales, active_strategy, margin) select id, ${id}, 1, 'MARGIN_PRICE', ${random(9000)} from customer where id = ${customer}
       on conflict (customer_id, product_id) do update set margin = excluded.margin, active_strategy = 'MARGIN_PRICE'`,
      'product',
      id,
    ];
  },
  'a price row that goes': ({ products }, random) => {
    const { id } = oneOf(products, random);
    return [`delete from product_price where product_id = ${id} and customer_id = ${oneOf(customers, random)}`, 'product', id];
  },
  'a category’s name': (snapshot, random) => {
    const id = leafOf(snapshot, random);
    return [`update category set name = jsonb_set(name, '{de}', '"Rubrik ${id} ${random(99)}"') where id = ${id}`, 'category', id];
  },
  'a hidden category': (snapshot, random) => {
    const id = leafOf(snapshot, random);
    return [`update category set published = not published where id = ${id}`, 'category', id];
  },
  'a category of another shop': (snapshot, random) => {
    // The last one gone comes back first, so that none returns below a parent that is away.
    const back = away.length > 3 || random(2) === 0 ? away.pop() : undefined;
    if (back !== undefined) return [`update category set shop_type_id = 99 where id = ${back}`, 'category', back];
    const leaves = snapshot.categories.filter(({ id }) => !snapshot.categories.some(({ parentId }) => parentId === id));
    const { id } = oneOf(leaves, random);
    away.push(id);
    return [`update category set shop_type_id = 2 where id = ${id}`, 'category', id];
  },
  'an attribute’s name': ({ attributes }, random) => {
    const { id } = oneOf(attributes, random);
    return [`update attribute set name = jsonb_set(name, '{de}', '"Merkmal ${id} ${random(99)}"') where id = ${id}`, 'attribute', id];
  },
  'where a type shows an attribute': ({ productTypes }, random) => {
    const { id } = oneOf(productTypes, random);
    return [`update product_type_attribute set visibility = ${random(16)} where product_type_id = ${id}`, 'productType', id];
  },
  'costs of a model': ({ models }, random) => {
    const id = oneOf(models.ids, random);
    // Ids of models are names; the change log takes both.
    return [`update product_model_version set cost = cost where model_id = '${id}'`, 'model', id as unknown as number];
  },
};

const visitor: Actor = { kind: 'anonymous' };

/** By language: what visitors see and in which order, its prices for them and for a customer, and the tree. */
export function seen(snapshot: CatalogSnapshot, customerId: number) {
  const { categories, attributes, productTypes, defaultCustomerId, truckSpaces } = snapshot;
  return {
    frame: { categories, attributes, productTypes, defaultCustomerId, truckSpaces },
    products: snapshot.products.map((product) => ({ ...product })),
    numbers: Object.fromEntries([...snapshot.productByArticleNumber].map(([number, { id }]) => [number, id])),
    inCategory: [...snapshot.productsByCategory].map(([id, products]) => [id, products.map((product) => product.id)]),
    prices: [...snapshot.priceRows].sort(([a], [b]) => a - b).map(([id, rows]) => [id, [...rows].sort(([a], [b]) => a - b)]),
    shown: languages.map((language) => {
      const caller = { actor: visitor, language, ties: new Map() };
      const list = listProducts(snapshot, {}, caller);
      return {
        list: answerProducts(snapshot, list, null, caller),
        own: answerProducts(snapshot, list, customerId, caller).map(({ id, price, graduatedPrice }) => ({ id, price, graduatedPrice })),
        below: [...visibleByCategory(snapshot, caller)].map(([id, products]) => [id, products.map((product) => product.id)]),
        tree: listCategories(snapshot, { actor: visitor, language, customerId: null }),
        ownTree: listCategories(snapshot, { actor: visitor, language, customerId }),
      };
    }),
  };
}
