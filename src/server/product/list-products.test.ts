import { expect, test } from 'vitest';
import { Product } from '#contract/product.ts';
import { languages } from '#domain/language/language.ts';
import { evaluateConfiguration } from '#server/configurator/evaluate-configuration.ts';
import { keyFigures } from '#server/configurator/key-figure.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { presetLadder } from '#server/pricing/price-ladder-of.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { catalogOf } from '#tools/bench/volume/catalog-of-names.ts';
import { answerProducts, productsJson } from './list-products.ts';

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
  const one = snapshot.products.map((product) => productsJson(snapshot, [product], undefined, caller).slice(1, -1));
  expect(productsJson(snapshot, snapshot.products, undefined, caller)).toBe(`[${one.join(',')}]`);
  expect(productsJson(snapshot, [], null, caller)).toBe('[]');
});

test('a tie is told to whom it belongs, and stays out of what everybody gets', () => {
  const caller = { ...visitor, language: 'de' } as const;
  const [first, second] = snapshot.products;
  if (first === undefined || second === undefined) throw new Error('no products');
  const before = productsJson(snapshot, [first, second], null, caller);
  const tie = { productId: first.id, customerId: 7, externalProductId: 'A "1"', isOwner: true, isFavorite: false };
  const [own, other] = answerProducts(snapshot, [first, second], null, { ...caller, ties: new Map([[first.id, tie]]) });
  const { productId: _, ...told } = tie;
  const [everybodys, plainOther] = JSON.parse(before) as unknown[];
  expect(own).toEqual({ ...(everybodys as object), customers: [told] });
  expect(other).toEqual(plainOther);
  expect(productsJson(snapshot, [first, second], null, caller)).toBe(before);
});
