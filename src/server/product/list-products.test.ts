import { expect, test } from 'vitest';
import { Product } from '#contract/product.ts';
import { languages } from '#domain/language/language.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { keyFigures } from '#server/configurator/key-figure.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { writtenPage } from '#server/call/page-of.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { catalogOf } from '#tools/bench/volume/catalog-of-names.ts';
import { answerProducts, listProducts, pageJson, productsJson } from './list-products.ts';

const models = folderLibrary();
const { version = 1 } = models.compiled('epal1')?.model ?? {};
const plain = catalogOf(60);
const products = plain.products.map((product, at) =>
  at % 3 === 0 ? { ...product, modelId: 'epal1', configuration: { modelId: 'epal1', version, values: {} } } : product,
);
const snapshot = { ...plain, models, products, productById: new Map(products.map((product) => [product.id, product])) };
const visitor = { actor: { kind: 'anonymous' }, ties: new Map() } as const;

test.each(languages)('what is written of a product is what the catalogue holds: %s', (language) => {
  const answers = answerProducts(snapshot, snapshot.products, null, { ...visitor, language });
  expect(answers).toHaveLength(snapshot.products.length);
  for (const [at, product] of snapshot.products.entries()) {
    const { steps, unitOfSales } = presetLadder(snapshot, null, product);
    const evaluation = product.configuration === null ? null : evaluateConfiguration(snapshot.models, product.configuration);
    expect(Product.parse(answers[at])).toEqual(answers[at]);
    expect(keyFigures(evaluation, language)).toHaveLength(product.configuration === null ? 0 : 3);
    expect(answers[at]).toMatchObject({
      id: product.id,
      name: product.name[language],
      unitOfSales,
      graduatedPrice: steps.map(({ quantity, price }) => ({ quantity, price: chfFromUnitPrice(price) })),
      keyFigures: keyFigures(evaluation, language),
      customers: [],
    });
  }
});

test('a list is its products one after the other, with the same text for whoever asks', () => {
  const caller = { ...visitor, language: 'fr' } as const;
  const one = snapshot.products.map((product) => productsJson(snapshot, [product], undefined, caller));
  expect(productsJson(snapshot, snapshot.products, undefined, caller)).toBe(one.join(','));
  expect(productsJson(snapshot, [], null, caller)).toBe('');
});

test('the pages of a list are its products in turn, also once their texts are packed', () => {
  const caller = { ...visitor, language: 'en' } as const;
  const list = listProducts(snapshot, {}, caller);
  const whole = answerProducts(snapshot, list, null, caller);
  const itemsOf = (page: number): unknown => {
    const shown = { page, perPage: 40, total: list.length };
    const answer = writtenPage(shown, pageJson(snapshot, list, shown, null, caller)).read() as { items: unknown };
    expect(answer).toEqual({ ...shown, items: answer.items });
    return answer.items;
  };
  for (let round = 0; round < 2; round += 1) {
    expect([1, 2, 3].flatMap(itemsOf)).toEqual(whole.slice(0, 120));
  }
  const last = Math.ceil(list.length / 40);
  expect(itemsOf(last)).toEqual(whole.slice((last - 1) * 40));
  expect(itemsOf(last + 1)).toEqual([]);
});

test('a tie is told to whom it belongs, and stays out of what everybody gets', () => {
  const caller = { ...visitor, language: 'de' } as const;
  const [first, second] = snapshot.products;
  if (first === undefined || second === undefined) throw new Error('no products');
  const before = productsJson(snapshot, [first, second], null, caller);
  const tie = { productId: first.id, customerId: 7, externalProductId: 'A "1"', isOwner: true, isFavorite: false };
  const [own, other] = answerProducts(snapshot, [first, second], null, { ...caller, ties: new Map([[first.id, tie]]) });
  const { productId: _, ...told } = tie;
  const [everybodys, plainOther] = JSON.parse(`[${before}]`) as unknown[];
  expect(own).toEqual({ ...(everybodys as object), customers: [told] });
  expect(other).toEqual(plainOther);
  expect(productsJson(snapshot, [first, second], null, caller)).toBe(before);
});

test('the own products of a customer are those that its ties say, in order, after a change of either too', () => {
  const tieOf = (productId: number, isOwner: boolean) => ({
    productId,
    customerId: 7,
    externalProductId: '',
    isOwner,
    isFavorite: !isOwner,
  });
  const tiesOf = (count: number) => new Map(products.slice(0, count).map(({ id }, at) => [id, tieOf(id, at % 2 === 0)]));
  const own = (shown: typeof snapshot, ties: ReturnType<typeof tiesOf>) =>
    listProducts(shown, { customerProduct: 'OWNER' }, { ...visitor, language: 'de', ties }).map(({ name }) => name.de);
  const plainly = (shown: typeof snapshot, ties: ReturnType<typeof tiesOf>) =>
    listProducts(shown, {}, { ...visitor, language: 'de', ties })
      .filter(({ id }) => ties.get(id)?.isOwner)
      .map(({ name }) => name.de);
  const ties = tiesOf(20);
  expect(own(snapshot, ties)).toHaveLength(10);
  expect(own(snapshot, ties)).toEqual(plainly(snapshot, ties));
  expect(own(snapshot, tiesOf(31))).toEqual(plainly(snapshot, tiesOf(31)));
  const renamed = products.map((product, at) =>
    at === 0 ? { ...product, name: { de: 'Zuletzt', fr: 'Zuletzt', en: 'Zuletzt' } } : product,
  );
  const newer = { ...snapshot, products: renamed, productById: new Map(renamed.map((product) => [product.id, product])) };
  expect(own(newer, ties)).toEqual(plainly(newer, ties));
  expect(own(newer, ties)).not.toEqual(own(snapshot, ties));
});

test('the configurations of a model are those of the list, in its order, and others after a change', () => {
  const caller = { ...visitor, language: 'de' } as const;
  const ofModel = (shown: typeof snapshot, modelId: string) => listProducts(shown, { modelId }, caller).map(({ id }) => id);
  const plainly = (shown: typeof snapshot) =>
    listProducts(shown, {}, caller)
      .filter(({ configuration }) => configuration?.modelId === 'epal1')
      .map(({ id }) => id);
  expect(ofModel(snapshot, 'epal1')).toHaveLength(20);
  expect(ofModel(snapshot, 'epal1')).toEqual(plainly(snapshot));
  expect(ofModel(snapshot, 'holzkiste')).toEqual([]);
  const fewer = products.map((product) =>
    product.id === plainly(snapshot)[0] ? { ...product, modelId: null, configuration: null } : product,
  );
  const changed = { ...snapshot, products: fewer, productById: new Map(fewer.map((product) => [product.id, product])) };
  expect(ofModel(changed, 'epal1')).toEqual(plainly(snapshot).slice(1));
});
