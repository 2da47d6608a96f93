// A client that reads names in French and knows one text for each: what it sends back counts for French alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CategoryRecord } from '#contract/category-record.ts';
import type { Product } from '#contract/product.ts';
import type { ProductRecord } from '#contract/product-record.ts';
import type { AttributeRecord } from '#contract/product-type-record.ts';
import { get, logIn, send } from './buyer.ts';
import type { Person } from './buyer.ts';
import type { ShopApp } from './shop-app.ts';
import { startShop } from './shop-app.ts';

let shop: ShopApp;
let editor: Person;
beforeAll(async () => {
  shop = await startShop();
  editor = await logIn(shop.app, 'katalog@kistenwerk.example');
});
afterAll(async () => shop.close());

interface Named {
  id: number;
  name: string;
}

const readIn = async <Entity extends Named>(language: string, url: string): Promise<Entity[]> =>
  (await get<{ items: Entity[] }>(editor, `${url}${url.includes('?') ? '&' : '?'}lang=${language}`)).body.items;

const record = async (id: number): Promise<ProductRecord> => (await get<ProductRecord>(editor, `/product/${id}/record`)).body;

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it('a category and an attribute keep their German', async () => {
    for (const [url, method] of [
      ['/categories', 'PUT'],
      ['/attribute', 'POST'],
    ] as const) {
      const read = async (): Promise<Named[]> => readIn(language, url);
      const before = await read();
      const german = await readIn('de', url);
      const entity = before.at(-1)!;
      expect((await send(editor, method, `${url}/${entity.id}?lang=${language}`, entity)).status).toBe(200);
      expect([await read(), await readIn('de', url)]).toEqual([before, german]);
      const changed = await send<CategoryRecord | AttributeRecord>(editor, method, `${url}/${entity.id}?lang=${language}`, {
        ...entity,
        name: 'Autre',
      });
      expect(changed.body.name).toMatchObject({ de: german.at(-1)?.name, [language]: 'Autre' });
    }
  });

  it('a product keeps its German words, also where they stand in for missing ones', async () => {
    const [read] = await readIn<Product>(language, '/product?articleNumber=HK_0002');
    const { id, ...entity } = read!;
    const url = `/product/${id}?lang=${language}`;
    const before = await record(id);
    expect((await send<ProductRecord>(editor, 'POST', url, entity)).body).toEqual(before);
    const changed = (await send<ProductRecord>(editor, 'POST', url, { ...entity, name: 'Autre', description: '' })).body;
    expect(changed.name).toEqual({ ...before.name, [language]: 'Autre' });
    expect(changed.description).toEqual({ ...before.description, [language]: '' });
    const filled = (await readIn<Product>(language, '/product?articleNumber=HK_0002'))[0]!;
    expect(filled.description).toBe(before.description.de);
    expect((await send<ProductRecord>(editor, 'POST', url, { ...filled })).body).toEqual(changed);
  });

  it('values change in that language, and a choice is named by its word there', async () => {
    const products = await readIn<Product>(language, '/product?perPage=5000');
    const choiceOf = ({ values }: Product): Product['values'][number] | undefined =>
      values.find(({ typeId, value }) => typeId === 7 && value !== '');
    const [one, other] = products
      .filter((product) => choiceOf(product) !== undefined)
      .filter((product, at, all) => at === 0 || choiceOf(product)?.value !== choiceOf(all[0]!)?.value)
      .filter((product, at, all) => at === 0 || choiceOf(product)?.attributeId === choiceOf(all[0]!)?.attributeId);
    const { attributeId, value } = choiceOf(other!)!;
    const moved = await send<ProductRecord>(editor, 'POST', `/product/${one?.id}?lang=${language}`, { values: [{ attributeId, value }] });
    expect(moved.body.values[attributeId]).toEqual((await record(other!.id)).values[attributeId]);
    const before = await record(one!.id);
    const text = before.attributes.find(({ typeId }) => typeId === 6)!.attributeId;
    const words = { de: 'Buche', fr: 'hêtre', en: 'beech' };
    await send(editor, 'POST', `/product/${one?.id}`, { values: { [text]: words } });
    const values = [{ attributeId: text, value: 'Autre' }];
    const changed = (await send<ProductRecord>(editor, 'POST', `/product/${one?.id}?lang=${language}`, { values })).body;
    expect(changed.values[text]).toEqual({ ...words, [language]: 'Autre' });
  });
});

it('without a language a single text is German', async () => {
  const made = (await send<AttributeRecord>(editor, 'POST', '/attribute', { name: 'Klang', typeId: 6 })).body;
  expect(made.name).toEqual({ de: 'Klang', fr: 'Klang', en: 'Klang' });
  const changed = (await send<AttributeRecord>(editor, 'POST', `/attribute/${made.id}`, { name: 'Ton' })).body;
  expect(changed.name).toEqual({ de: 'Ton', fr: 'Klang', en: 'Klang' });
});
