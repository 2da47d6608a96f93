/** The category tree in the office: what is written, what is refused, and that the shop follows at once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryArticle, CategoryRecord } from '#contract/category-record.ts';
import type { Category } from '#contract/category.ts';
import { refuseTree } from '#domain/catalog/category-change.ts';
import { depth, seed } from '#test/depth.ts';
import { get, logIn, problemsOf, send, visitor } from './buyer.ts';
import type { Answer, Person } from './buyer.ts';
import { randomNumbers } from './catalog-change.ts';
import { picture, uploadAs } from './file-steps.ts';
import { startShop } from './shop-app.ts';
import type { ShopApp } from './shop-app.ts';

let shop: ShopApp;
let office: Person;
beforeAll(async () => {
  shop = await startShop();
  office = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

interface Tree {
  items: CategoryRecord[];
  articlesWithoutCategory: number;
}
interface Moved {
  items: CategoryRecord[];
  addressesChanged: number;
}

const tree = async (): Promise<Tree> => (await get<Tree>(office, '/categories/records')).body;
const shown = async (): Promise<Category[]> => (await get<{ items: Category[] }>(visitor(shop.app), '/categories')).body.items;
async function named(name: string): Promise<CategoryRecord> {
  const found = (await tree()).items.find((each) => each.name.de === name);
  if (found === undefined) throw new Error(name);
  return found;
}
/** Whatever its name: the random changes rename it too. */
const rootId = async (): Promise<number | undefined> => (await tree()).items.find(({ parentId }) => parentId === null)?.id;
const inThree = (name: string) => ({ de: name, fr: `${name} f`, en: `${name} e` });
let keys = 0;
const make = async (name: string, over: object = {}): Promise<Answer<CategoryRecord>> =>
  send<CategoryRecord>(
    office,
    'POST',
    '/categories',
    { name: inThree(name), parentId: await rootId(), ...over },
    { 'idempotency-key': `category-${(keys += 1)}` },
  );
const made = async (name: string, over: object = {}): Promise<CategoryRecord> => {
  const answer = await make(name, over);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body;
};
const change = async (id: number, body: object) => send<CategoryRecord>(office, 'PUT', `/categories/${id}`, body);
const move = async (parentId: number, elements: number[], over: object = {}) =>
  send<Moved>(office, 'PUT', `/categories/${parentId}/change-order`, { pivot: null, moveDirection: 'after', elements, ...over });
const remove = async (id: number, query = '') => send<object>(office, 'DELETE', `/categories/${id}${query}`, {});
const history = async (id: number) =>
  (await get<{ items: { field: string; before: unknown; after: unknown; who: string }[] }>(office, `/history?kind=category&id=${id}`)).body
    .items;

describe('the picture of a category', () => {
  it('is one of the library by its path without the ending: the shop shows it, and it stays while it is used', async () => {
    await uploadAs(office, [{ name: 'Kisten gross.png', bytes: await picture('png') }], { directory: '/kategorien' });
    const { id } = await made('Mit Bild', { imageFileName: '/kategorien/Kisten gross' });
    expect((await shown()).find((each) => each.id === id)).toMatchObject({ imageFileName: '/kategorien/Kisten gross' });
    expect((await shop.app.inject('/api/media/kategorien/Kisten_gross.png?productImage=512')).statusCode).toBe(200);
    const refused = await send<object>(office, 'DELETE', '/file/kategorien/Kisten%20gross.png', {});
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['inUse']]);
    expect(problemsOf(await make('Ohne Datei', { imageFileName: '/kategorien/Kisten gross.png' }))).toEqual([
      'pictureNotFound body.imageFileName',
    ]);
  });
});

describe('a new category', () => {
  it('stands last beneath its parent, with its address, in its parent’s shop, and the shop shows it at once', async () => {
    const parent = await named('Holzkisten');
    const created = await made('Kisten für Turbinen', { parentId: parent.id });
    expect(created).toMatchObject({
      version: 1,
      shopTypeId: 1,
      published: true,
      articleCount: 0,
      url: `${parent.url}/kisten-f%C3%BCr-turbinen`,
    });
    const siblings = (await tree()).items.filter(({ parentId }) => parentId === parent.id);
    expect(siblings.at(-1)?.id).toBe(created.id);
    expect(await shown()).toContainEqual(expect.objectContaining({ id: created.id, name: 'Kisten für Turbinen' }));
    expect((await history(created.id))[0]).toMatchObject({
      field: 'created',
      after: 'Kisten für Turbinen',
      who: 'katalog@kistenwerk.example',
    });
  });

  it('is made once for one key', async () => {
    const body = { name: inThree('Einmal'), parentId: (await named('Produkte')).id };
    const answers = await Promise.all(
      [1, 2].map(async () => send<CategoryRecord>(office, 'POST', '/categories', body, { 'idempotency-key': 'once' })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
    expect((await tree()).items.filter(({ name }) => name.de === 'Einmal')).toHaveLength(1);
  });

  it.each([
    ['a second root', { parentId: null }, 'categorySecondRoot body.parentId'],
    ['a parent that is not there', { parentId: 2_147_483_647 }, 'categoryParentMissing body.parentId'],
    ['a name that gives no address', { name: inThree('?#/') }, 'categoryNameWithoutAddress body.name.de'],
    ['a link that is none', { contentLink: 'javascript:alert(1)' }, 'validation.link body.contentLink'],
    ['a picture that is not there', { imageFileName: '/nirgends/bild' }, 'pictureNotFound body.imageFileName'],
    ['an article that is not there', { pictureArticleNumber: 'XX_9999' }, 'unknownArticle body.pictureArticleNumber'],
    ['a field that it does not have', { url: '/produkte' }, 'unknownField body.url'],
  ])('is refused with %s', async (_, over, problem) => {
    const before = await tree();
    const answer = await make('Neu', over);
    expect([answer.status, problemsOf(answer)]).toEqual([422, [problem]]);
    expect(await tree()).toEqual(before);
  });

  it('is refused where its shop would not see its parent', async () => {
    const answer = await make('Sofas aus Kisten', { parentId: (await named('Holzkisten')).id, shopTypeId: 2 });
    expect(problemsOf(answer)).toEqual(['categoryShopOfParent body.shopTypeId']);
  });
});

describe('names beneath one parent', () => {
  it.each(['Doppelt', '  doppelt ', 'DOPPELT', 'doppelt?'])('are refused where «%s» would have the address of another', async (name) => {
    const parent = await made(`Rubrik ${(keys += 1)}`);
    await made('Doppelt', { parentId: parent.id });
    const answer = await make(name, { parentId: parent.id });
    expect([answer.status, problemsOf(answer)]).toEqual([422, ['categoryAddressTaken body.name.de']]);
  });

  it('may be the same in shops that never meet', async () => {
    const parent = await made('Für beide');
    await made('Tische', { parentId: parent.id, shopTypeId: 1 });
    expect((await make('Tische', { parentId: parent.id, shopTypeId: 2 })).status).toBe(200);
    expect(problemsOf(await make('Tische', { parentId: parent.id, shopTypeId: 99 }))).toEqual(['categoryAddressTaken body.name.de']);
  });
});

describe('a changed category', () => {
  it('has the next version and a history; hidden ones leave the shop and stay in the office', async () => {
    const created = await made('Vorübergehend');
    const { status, body } = await change(created.id, { version: 1, published: false, name: inThree('Vergänglich') });
    expect([status, body.version, body.published, body.url]).toEqual([200, 2, false, '/produkte/verg%C3%A4nglich']);
    expect((await shown()).some(({ id }) => id === created.id)).toBe(false);
    expect((await tree()).items.some(({ id }) => id === created.id)).toBe(true);
    expect((await history(created.id)).map(({ field, before, after }) => [field, before, after])).toEqual(
      expect.arrayContaining([
        ['published', true, false],
        ['name.de', 'Vorübergehend', 'Vergänglich'],
      ]),
    );
    expect((await change(created.id, { version: 2 })).body.version).toBe(2);
  });

  it('is not overwritten by who read an older version', async () => {
    const { id } = await made('Umstritten');
    await change(id, { version: 1, contentLink: '/kontakt' });
    const late = await change(id, { version: 1, published: false });
    expect([late.status, problemsOf(late)]).toEqual([409, ['changedMeanwhile']]);
    expect(late.body).toMatchObject({
      conflict: { version: 2, current: { contentLink: '/kontakt' }, changes: [{ field: 'contentLink' }] },
    });
    expect((await named('Umstritten')).published).toBe(true);
  });

  it('cannot be put beneath itself or become a root', async () => {
    const above = await made('Oben');
    const below = await made('Unten', { parentId: above.id });
    expect(problemsOf(await change(above.id, { version: 1, parentId: below.id }))).toEqual(['categoryCircle body.parentId']);
    expect(problemsOf(await change(above.id, { version: 1, parentId: above.id }))).toEqual(['categoryCircle body.parentId']);
    expect(problemsOf(await change(above.id, { version: 1, parentId: null }))).toEqual(['categorySecondRoot body.parentId']);
    expect(problemsOf(await change(above.id, { version: 1, parentId: 2_147_483_647 }))).toEqual(['categoryParentMissing body.parentId']);
  });

  it('keeps the shops of what stands below it', async () => {
    const both = await made('Gemischt');
    await made('Darunter', { parentId: both.id });
    expect(problemsOf(await change(both.id, { version: 1, shopTypeId: 1 }))).toEqual(['categoryShopOfParent body.shopTypeId']);
    const root = await named('Produkte');
    expect(problemsOf(await change(root.id, { version: root.version, shopTypeId: 1 }))).toEqual(['categoryRootMissing body.parentId']);
  });
});

describe('a move', () => {
  it('puts categories before another one, in their order, and takes their addresses along', async () => {
    const from = await made('Woher');
    const to = await made('Wohin');
    const [first, second] = [await made('Eins', { parentId: from.id }), await made('Zwei', { parentId: from.id })];
    const below = await made('Ganz unten', { parentId: first.id });
    const pivot = await made('Schon da', { parentId: to.id });
    const { status, body } = await move(to.id, [second.id, first.id], { pivot: pivot.id, moveDirection: 'before', versions: [1, 1] });
    expect([status, body.addressesChanged]).toEqual([200, 3]);
    const children = (await tree()).items.filter(({ parentId }) => parentId === to.id);
    expect(children.map(({ id, order, version }) => [id, order, version])).toEqual([
      [second.id, 1, 2],
      [first.id, 2, 2],
      // It only makes room, which does not change its version.
      [pivot.id, 3, 1],
    ]);
    expect((await shown()).find(({ id }) => id === below.id)?.url).toBe('/produkte/wohin/eins/ganz-unten');
    expect((await history(first.id)).map(({ field }) => field)).toEqual(expect.arrayContaining(['parentId', 'created']));
  });

  it('is refused beneath itself, beside who is elsewhere, over an older version, and to where the name is taken', async () => {
    const above = await made('Hoch');
    const below = await made('Tief', { parentId: above.id });
    const other = await made('Fern');
    const twin = await made('Tief', { parentId: other.id });
    const answers = [
      await move(below.id, [above.id]),
      await move(above.id, [above.id]),
      await move(above.id, [other.id], { pivot: twin.id }),
      await move(above.id, [below.id], { pivot: below.id }),
      await move(above.id, [twin.id]),
      await move(above.id, [other.id], { versions: [7] }),
      await move(2_147_483_647, [other.id]),
      await move(above.id, [2_147_483_647]),
    ];
    expect(answers.map((answer) => [answer.status, problemsOf(answer)[0]?.split(' ')[0]])).toEqual([
      [422, 'categoryCircle'],
      [422, 'categoryCircle'],
      [422, 'categoryPivotElsewhere'],
      [422, 'categoryPivotElsewhere'],
      [422, 'categoryAddressTaken'],
      [409, 'changedMeanwhile'],
      [404, 'notFound'],
      [404, 'notFound'],
    ]);
  });

  it('of one beneath the other and the other beneath the one at once leaves no circle', async () => {
    const one = await made('Huhn');
    const other = await made('Ei');
    const answers = await Promise.all([move(one.id, [other.id]), move(other.id, [one.id])]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
    expect((await tree()).items.filter(({ id }) => [one.id, other.id].includes(id))).toHaveLength(2);
  });

  it('swaps two beside each other, and no others', async () => {
    const parent = await made('Paar');
    const [left, right] = [await made('Links', { parentId: parent.id }), await made('Rechts', { parentId: parent.id })];
    const swap = async (body: object) => send<Moved>(office, 'PUT', '/categories/swap-order', body);
    const { status, body } = await swap({ categoryId: left.id, otherId: right.id, version: 1, otherVersion: 1 });
    expect([status, body.items.map(({ order }) => order)]).toEqual([200, [right.order, left.order]]);
    expect((await history(left.id))[0]).toMatchObject({ field: 'order', before: left.order, after: right.order });
    expect(problemsOf(await swap({ categoryId: left.id, otherId: parent.id }))).toEqual(['categoriesNotBeside body.otherId']);
    expect((await swap({ categoryId: left.id, otherId: right.id, version: 1 })).status).toBe(409);
  });
});

describe('a deletion', () => {
  it('is refused with what uses the category', async () => {
    const parent = await made('Voll');
    const child = await made('Kind', { parentId: parent.id });
    const all = (
      await get<{ items: CategoryArticle[] }>(office, `/category-product/articles?categoryId=${parent.id}&outside=true&perPage=2`)
    ).body.items;
    await send(office, 'POST', '/category-product', { categoryId: parent.id, productIds: all.map(({ id }) => id) });
    const refused = await remove(parent.id);
    expect([refused.status, problemsOf(refused)]).toEqual([409, ['inUse', 'usedByCategories', 'usedByArticles']]);
    expect(refused.body).toMatchObject({ errors: [{}, { params: { names: '«Kind»' } }, { params: { count: 2 } }] });
    expect(problemsOf(await remove((await named('Produkte')).id))).toEqual(['categoryRootStays']);
    expect((await remove(child.id, '?version=9')).status).toBe(409);
    expect((await remove(child.id, '?version=1')).status).toBe(200);
    expect((await remove(child.id)).status).toBe(404);
    expect((await shown()).some(({ id }) => id === child.id)).toBe(false);
  });

  it('is refused while a product type names it', async () => {
    const { id } = await made('Vom Typ genannt');
    await shop.database.pool.query('update product_type set category_id = $1 where name = (select min(name) from product_type)', [id]);
    expect(problemsOf(await remove(id))).toEqual(['inUse', 'usedByProductTypes']);
    const { items } = (await get<{ items: CategoryRecord[] }>(office, '/categories/records')).body;
    expect(items.find((each) => each.id === id)?.productTypes).toMatchObject([{ name: expect.any(String) }]);
  });
});

describe('articles', () => {
  const articles = async (query: string) =>
    (await get<{ items: CategoryArticle[]; total: number }>(office, `/category-product/articles?${query}`)).body;

  it('are linked and unlinked as a block, and the shop shows them there at once', async () => {
    const { id } = await made('Auswahl');
    const before = (await tree()).items[0]?.articleCountBelow;
    const some = (await articles(`categoryId=${id}&outside=true&search=kiste`)).items.slice(0, 3);
    expect(some).toHaveLength(3);
    const productIds = [...some.map((each) => each.id), 2_147_483_647];
    const linked = await send<{ rows: { ok: boolean; productId: number }[] }>(office, 'POST', '/category-product', {
      categoryId: id,
      productIds,
    });
    expect(linked.body.rows.map(({ ok, productId }) => [productId, ok])).toEqual(productIds.map((each, at) => [each, at < 3]));
    const inShop = await get<{ total: number }>(visitor(shop.app), `/product?categoryId=${id}`);
    expect(inShop.body.total).toBe(3);
    const listed = await articles(`categoryId=${id}`);
    expect(new Set(listed.items.map((each) => each.id))).toEqual(new Set(some.map((each) => each.id)));
    expect(listed.items[0]?.alsoIn.length).toBeGreaterThan(0);
    expect(listed.items[0]?.priceFrom).toBeGreaterThan(0);
    expect((await tree()).items.find((each) => each.id === id)).toMatchObject({ articleCount: 3, articleCountBelow: 3, version: 1 });
    // Each of them had a place before: the root counts it once.
    expect((await tree()).items[0]?.articleCountBelow).toBe(before);
    const again = await send<{ rows: { ok: boolean }[] }>(office, 'POST', '/category-product', { categoryId: id, productIds });
    expect(again.body.rows.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await history(id)).filter(({ field }) => field === 'articles')).toHaveLength(3);
    const query = `categoryId=${id}&productIds=${some.map((each) => each.id).join(',')}`;
    expect((await send(office, 'DELETE', `/category-product?${query}`, {})).body).toEqual({ removed: 3 });
    expect((await articles(`categoryId=${id}`)).total).toBe(0);
    expect((await get<{ total: number }>(visitor(shop.app), `/product?categoryId=${id}`)).body.total).toBe(0);
  });

  it('stand in the order of the shop', async () => {
    const { id } = (await tree()).items.toSorted((a, b) => b.articleCount - a.articleCount)[0]!;
    const own = (await articles(`categoryId=${id}&perPage=500`)).items.map((each) => each.id);
    const inShop = (await get<{ items: { id: number }[] }>(visitor(shop.app), `/product?categoryId=${id}&perPage=5000`)).body.items;
    expect(own.length).toBeGreaterThan(1);
    expect(inShop.map((each) => each.id).filter((each) => own.includes(each))).toEqual(
      own.filter((each) => inShop.some((one) => one.id === each)),
    );
  });

  it('without a category are counted and listed', async () => {
    const { rows } = await shop.database.pool.query<{ id: number }>(
      'select product_id as id from category_product group by product_id having count(*) = 1 order by product_id limit 1',
    );
    const before = await tree();
    const [link] = (
      await shop.database.pool.query<{ category_id: number }>('select category_id from category_product where product_id = $1', [
        rows[0]?.id,
      ])
    ).rows;
    await send(office, 'DELETE', `/category-product?categoryId=${link?.category_id}&productIds=${rows[0]?.id}`, {});
    expect((await tree()).articlesWithoutCategory).toBe(before.articlesWithoutCategory + 1);
    expect((await articles('')).items.map((each) => each.id)).toContain(rows[0]?.id);
    await send(office, 'POST', '/category-product', { categoryId: link?.category_id, productIds: [rows[0]?.id] });
    expect((await tree()).articlesWithoutCategory).toBe(before.articlesWithoutCategory);
  });
});

describe('visitors and customers', () => {
  it('read the tree as before: no versions, no hidden categories', async () => {
    const hidden = await made('Geheim', { published: false });
    const answer = await get<{ items: object[] }>(visitor(shop.app), '/categories');
    expect(JSON.stringify(answer.body)).not.toContain('Geheim');
    expect(Object.keys(answer.body.items[0] ?? {})).not.toContain('version');
    expect((await get(visitor(shop.app), '/categories/records')).status).toBe(401);
    expect((await get(await logIn(shop.app, 'verkauf@kistenwerk.example'), '/categories/records')).status).toBe(403);
    expect((await remove(hidden.id)).status).toBe(200);
  });
});

describe('whatever is moved, renamed, made and deleted', () => {
  it('the tree has one root, no circle, every address once, and siblings in a strict order', async () => {
    const random = randomNumbers(seed);
    const counts = new Map<number, number>();
    for (let step = 0; step < depth(60, 600); step += 1) {
      const { items } = await tree();
      const one = items[random(items.length)]!;
      const other = items[random(items.length)]!;
      const pivot = items[random(items.length)]!;
      const shopTypeId = [1, 2, 99][random(3)];
      const answer = await [
        async () => move(other.id, [one.id], { pivot: null, moveDirection: random(2) === 0 ? 'before' : 'after' }),
        async () =>
          move(pivot.parentId ?? pivot.id, [one.id, other.id], { pivot: pivot.id, moveDirection: random(2) === 0 ? 'before' : 'after' }),
        async () => send(office, 'PUT', '/categories/swap-order', { categoryId: one.id, otherId: other.id }),
        async () => change(one.id, { version: one.version, parentId: random(9) === 0 ? null : other.id }),
        async () => change(one.id, { version: one.version, name: inThree(['Rand', 'Mitte', 'rand', 'Ende?'][random(4)]!) }),
        async () => change(one.id, { version: one.version, shopTypeId }),
        async () => make(['Rand', 'Mitte', 'Ende'][random(3)]!, { parentId: one.id, shopTypeId }),
        async () => remove(one.id),
      ][random(8)]!();
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      expect([200, 409, 422]).toContain(answer.status);
      const after = (await tree()).items;
      expect(refuseTree(after.map((each) => ({ ...each, name: each.name.de })))).toBeNull();
      expect(after.filter(({ parentId }) => parentId === null)).toHaveLength(1);
      for (const [, siblings] of Map.groupBy(after, ({ parentId }) => parentId))
        expect(new Set(siblings.map(({ order }) => order)).size).toBe(siblings.length);
      // The shop shows exactly what the office stores.
      const inShop = shop.catalog.now().categories;
      expect(inShop.map(({ id, url }) => [id, url])).toEqual(after.filter((each) => each.shopTypeId !== 2).map(({ id, url }) => [id, url]));
    }
    expect(counts.get(200)).toBeGreaterThan(10);
    expect(counts.get(422)).toBeGreaterThan(5);
  });
});
