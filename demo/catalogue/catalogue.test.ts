import { describe, expect, test } from 'vitest';
import { refuseAttributeValue } from '#domain/catalog/product.ts';
import { evaluate } from '#domain/configurator/evaluate.ts';
import type { Evaluation, Instance } from '#domain/configurator/evaluation.ts';
import { picturedParts } from '#domain/configurator/look.ts';
import { languages } from '#domain/language/language.ts';
import { unitPriceFromChf } from '#domain/money/money.ts';
import { modelCost } from '#domain/pricing/model-cost.ts';
import { grossUnitPrice, vatRateOf } from '#domain/vat/vat.ts';
import { folderLibrary } from '#server/model/folder-library.ts';
import { attributes, types } from './attribute.ts';
import { catalogue } from './catalogue.ts';
import { categories } from './category.ts';
import { demoCustomerProducts } from '../people/customer-product.ts';
import type { SeedProduct } from './seed-product.ts';
import { stockPrices } from './stock-price.ts';

const models = folderLibrary();

const typeOf = (product: SeedProduct) => types.find(({ key }) => key === product.type);

function evaluated(product: SeedProduct): Evaluation | null {
  const compiled = models.compiled(typeOf(product)?.modelId ?? '');
  return compiled === null ? null : evaluate(compiled, product.preset);
}

/** The parts as shown: beds with the same frame differ by their mattress. */
function pictured(product: SeedProduct): readonly Instance[] {
  const [compiled, evaluation] = [models.compiled(typeOf(product)?.modelId ?? ''), evaluated(product)];
  if (compiled === null || evaluation === null) return [];
  return picturedParts(compiled, evaluation, {}) ?? evaluation.instances;
}

function costChf(product: SeedProduct, evaluation: Evaluation, quantity: number): number {
  const cost = models.cost(evaluation.modelId);
  const unit = cost === null ? null : modelCost(cost, evaluation, quantity);
  if (unit === null) throw new Error(`${product.articleNumber} cannot be costed`);
  return unit / 10_000;
}

const drawn = catalogue.filter((product) => evaluated(product) !== null);
const seen = (kinds: readonly number[]) =>
  catalogue.filter(
    ({ kindCode, published = true, publiclyAvailable = true }) => kinds.includes(kindCode) && published && publiclyAvailable,
  );

describe('the demo catalogue', () => {
  test('has some sixty products in each shop, some of them in both', () => {
    expect(seen([1, 99]).length).toBeGreaterThan(60);
    expect(seen([2, 99]).length).toBeGreaterThan(50);
    expect(seen([99]).length).toBeGreaterThan(5);
  });

  test('names every article and every product once, in every language', () => {
    const numbers = catalogue.map(({ articleNumber }) => articleNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const language of languages) {
      const names = catalogue.map(({ name }) => name[language]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test.each(catalogue.map((product) => [product.articleNumber, product] as const))('%s is whole', (_number, product) => {
    for (const language of languages) {
      expect(product.name[language]).not.toBe('');
      expect(product.description[language].length).toBeGreaterThan(60);
      expect(product.name[language] + product.description[language]).not.toContain('ß');
    }
    const type = typeOf(product);
    expect(type).toBeDefined();
    for (const [key, value] of Object.entries(product.values)) {
      expect(type?.attributes, key).toContain(key);
      const typeId = attributes.find((attribute) => attribute.key === key)?.typeId ?? 0;
      for (const text of typeof value === 'string' ? [value] : Object.values(value))
        expect(refuseAttributeValue(typeId, text), key).toBeNull();
    }
    for (const key of product.categories) {
      const category = categories.find((each) => each.key === key);
      expect(category?.shopTypeId === 99 || product.kindCode === 99 || category?.shopTypeId === product.kindCode, key).toBe(true);
    }
    expect(product.categories.length > 0).toBe(type?.category !== null);
  });

  test.each(drawn.map((product) => [product.articleNumber, product] as const))('%s can be built as it stands', (_number, product) => {
    const evaluation = evaluated(product);
    expect(evaluation?.problems.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(evaluation?.totals.weight).toBeGreaterThan(0);
    expect(evaluation?.instances.length).toBeGreaterThan(0);
    if (product.transport && product.transport.maxPackage > 0) {
      expect((evaluation?.totals.weight ?? 0) * product.transport.maxPackage, 'parcels').toBeLessThan(30 * product.transport.maxPackage);
    }
  });

  test.each(drawn.filter(({ configurable }) => !configurable).map((product) => [product.articleNumber, product] as const))(
    '%s is as large as its name says',
    (_number, product) => {
      const named = [...product.name.de.matchAll(/\b\d{3,4}\b/g)].map(([number]) => Number(number));
      const outputs = Object.values(evaluated(product)?.outputs ?? {}).map(({ value }) => value);
      const sizes = [...outputs, ...Object.values(product.preset), ...String(product.preset['size']).split('x').map(Number)];
      expect(named.filter((number) => !sizes.includes(number))).toEqual([]);
    },
  );

  test('no product of a fixed size is said to carry more than it does', () => {
    const promised = drawn.filter(({ configurable, values }) => !configurable && values.load !== undefined);
    expect(promised.length).toBeGreaterThan(30);
    const beyond = promised.filter((product) => {
      const { payload, constructionLimit } = evaluated(product)?.outputs ?? {};
      return [payload, constructionLimit].some((limit) => limit !== undefined && Number(product.values.load) > limit.value);
    });
    expect(beyond.map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  test('the category of laths counts the sections and materials that can be chosen', () => {
    const counted = (id: string) => {
      const param = models.compiled('latte')?.model.params.find((each) => each.id === id);
      return param?.type === 'option' ? param.options.length : 0;
    };
    expect([counted('section'), counted('material')]).toEqual([7, 10]);
    expect(categories.find(({ key }) => key === 'laths')?.description.de).toContain('in sieben Querschnitten und zehn Materialien');
  });

  test('categories of crates say what goods may weigh: as much as the most of their products carries', () => {
    const said = categories.flatMap(({ key, description }) => {
      const [, kg] = /für Ware bis (\d+) kg/.exec(description.de) ?? [];
      return kg === undefined ? [] : [[key, Number(kg)] as const];
    });
    expect(said.map(([key]) => key)).toEqual(['crates', 'heavy-crates']);
    for (const [key, kg] of said) {
      const keys = new Set([key, ...categories.filter(({ parent }) => parent === key).map((child) => child.key)]);
      const loads = catalogue
        .filter((product) => product.categories.some((each) => keys.has(each)))
        .map(({ values }) => Number(values.load));
      expect(Math.max(...loads), key).toBe(kg);
    }
    const compiled = models.compiled('holzkiste');
    const problems = compiled && evaluate(compiled, { length: 500, width: 400, height: 300, mass: 475 }).problems;
    expect(problems?.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(
      categories.filter(({ description }) => /mit der Kiste|avec la caisse|with the crate/.test(Object.values(description).join())),
    ).toEqual([]);
  });

  test('what is said to fit a pallet or a container fits it', () => {
    const outer = (product: SeedProduct) => {
      const { outerLength, outerWidth } = evaluated(product)?.outputs ?? {};
      return [Number(outerLength?.value), Number(outerWidth?.value)] as const;
    };
    const pallets = [
      [1200, 800],
      [1200, 1000],
    ] as const;
    const fitted = drawn.filter(({ categories: keys, configurable }) => keys.includes('pallet-crates') && !configurable);
    expect(fitted.length).toBeGreaterThan(2);
    const standOut = fitted.filter((product) => {
      const [length, width] = outer(product);
      return !pallets.some(([longest, widest]) => length <= longest && width <= widest && width > widest - 50);
    });
    expect(standOut.map(({ articleNumber }) => articleNumber)).toEqual([]);

    const door = 2340;
    const abreast = drawn.filter(({ description }) => /nebeneinander füllen.*Container/i.test(description.de));
    expect(abreast.length).toBeGreaterThan(1);
    expect(abreast.filter((product) => 2 * outer(product)[1] > door).map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  test('shows no two products alike, but for the colour', () => {
    const shapes = drawn
      .filter(({ configurable }) => !configurable)
      .map((product) => ({
        number: product.articleNumber,
        shape: JSON.stringify(pictured(product).map(({ min, size, material }) => [min, size, material])),
      }));
    const twins = shapes.filter(({ shape }, index) => shapes.findIndex((other) => other.shape === shape) !== index);
    expect(twins.map(({ number }) => number)).toEqual([]);
  });

  test('prices fall with the quantity and are positive', () => {
    for (const { articleNumber, price, type } of catalogue) {
      // Services are ordered singly and have no quantity steps.
      if (price.kind !== 'fix' || type === 'artwork') continue;
      const { steps, unitOfSales = 1 } = price;
      expect(steps.length, articleNumber).toBeGreaterThan(1);
      for (const [index, [quantity, chf]] of steps.entries()) {
        const before = steps[index - 1];
        expect(chf, articleNumber).toBeGreaterThan(0);
        expect(quantity % unitOfSales, articleNumber).toBe(0);
        expect(before === undefined || (before[0] < quantity && before[1] > chf), articleNumber).toBe(true);
      }
    }
  });

  test('list prices of furniture are even francs for who pays VAT', () => {
    const families = new Set(['LO', 'EL', 'BE', 'CT', 'TI', 'BA', 'HB', 'KI']);
    for (const { articleNumber, price } of catalogue) {
      if (price.kind !== 'fix' || !families.has(articleNumber.slice(0, 2))) continue;
      const shown = price.steps.map(([, chf]) => grossUnitPrice(unitPriceFromChf(chf), vatRateOf(8.1)));
      expect(
        shown.map((rappen) => rappen % 100).filter((end) => ![0, 50, 90].includes(end)),
        articleNumber,
      ).toEqual([]);
    }
  });

  test('prices of the list stand a quarter to a third above what a stock lot costs', () => {
    for (const product of drawn) {
      const list = stockPrices[product.articleNumber];
      const evaluation = evaluated(product);
      if (list === undefined || evaluation === null || product.price.kind !== 'fix') continue;
      const lowest = list.at(-1) ?? 0;
      const lot = product.type === 'slotted-box' || product.type === 'mailer' ? 1500 : (product.price.steps.at(-1)?.[0] ?? 1);
      const margin = lowest / costChf(product, evaluation, Math.max(6, lot));
      expect(margin, product.articleNumber).toBeGreaterThan(1.24);
      expect(margin, product.articleNumber).toBeLessThan(1.45);
    }
  });

  test('what is larger in every way costs more, among products of one type and finish', () => {
    const sides = (product: SeedProduct) =>
      (['length', 'width', 'height', 'mass', 'seats', 'pallets', 'rows'] as const).map((id) => Number(product.preset[id] ?? 0));
    const same = (a: SeedProduct, b: SeedProduct) =>
      a.type === b.type &&
      ['flute', 'finish', 'colour', 'castors', 'openRatio', 'section', 'material', 'boardWidth', 'height'].every(
        (id) => typeof a.preset[id] === 'number' || a.preset[id] === b.preset[id],
      );
    const listed = catalogue.filter(({ articleNumber }) => stockPrices[articleNumber] !== undefined);
    for (const a of listed) {
      for (const b of listed) {
        const [small, large] = [sides(a), sides(b)];
        const larger =
          same(a, b) &&
          large.every((side, index) => side >= (small[index] ?? 0)) &&
          large.some((side, index) => side > (small[index] ?? 0));
        const [cheap, dear] = [stockPrices[a.articleNumber]?.[0] ?? 0, stockPrices[b.articleNumber]?.[0] ?? 0];
        if (larger && a.type !== 'pallet') expect(dear, `${b.articleNumber} beside ${a.articleNumber}`).toBeGreaterThan(cheap);
      }
    }
  });

  test('every category has products and a picture of one of them or of one below', () => {
    for (const { key, pictureArticleNumber, parent } of categories) {
      const below = categories.filter((category) => category.parent === key).map((category) => category.key);
      const below2 = categories.filter((category) => below.includes(category.parent ?? '')).map((category) => category.key);
      const inside = seen([1, 2, 99]).filter((product) => product.categories.some((id) => [key, ...below, ...below2].includes(id)));
      expect(inside.length, key).toBeGreaterThan(1);
      if (parent !== null)
        expect(
          inside.map(({ articleNumber }) => articleNumber),
          key,
        ).toContain(pictureArticleNumber);
    }
  });

  test('categories stand behind their parents and have a name of their own beside their sisters', () => {
    for (const [index, { key, parent }] of categories.entries()) {
      if (parent !== null)
        expect(
          categories.findIndex((category) => category.key === parent),
          key,
        ).toBeLessThan(index);
    }
    for (const language of languages) {
      const names = categories.map(({ parent, name }) => `${parent}/${name[language]}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('customers call only products their own that are there', () => {
    const numbers = new Set(catalogue.map(({ articleNumber }) => articleNumber));
    for (const { own, favourites } of demoCustomerProducts)
      expect([...Object.keys(own), ...favourites].filter((number) => !numbers.has(number))).toEqual([]);
  });

  test('insurance lines are of type 1115', () => {
    expect(types.find(({ key }) => key === 'insurance')?.id).toBe(1115);
  });
});

describe('what a buyer of furniture must know', () => {
  const pieces = catalogue.filter(({ type }) =>
    ['lounge', 'corner-lounge', 'bed', 'coffee-table', 'bar', 'table', 'planter'].includes(type),
  );

  test.each(pieces.map((product) => [product.articleNumber, product] as const))(
    '%s says it',
    (_number, { values, preset, configurable }) => {
      for (const key of ['arrival', 'assembly', 'care', 'weather', 'returns'] as const) expect(values[key], key).toBeDefined();
      expect(values.covers !== undefined).toBe(typeof preset['cushion'] === 'number' && preset['cushion'] > 0);
      // Goods made for one buyer cannot be returned; stock goods can, as the terms allow.
      expect(values.returns).toMatchObject({ de: expect.stringMatching(configurable || values.stock === 'false' ? /^keine/ : /^14 Tage/) });
    },
  );

  test('nothing that is made to measure is said to be on stock', () => {
    const contrary = catalogue.filter(({ configurable, values }) => configurable && values.stock === 'true');
    expect(contrary.map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  test('only what has cushions speaks of their covers', () => {
    const spoken = pieces.filter(({ description }) =>
      languages.some((language) => /Bezüge|Bezug|housse|cover/i.test(description[language])),
    );
    expect(spoken.length).toBeGreaterThan(0);
    expect(spoken.filter(({ values }) => values.covers === undefined).map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  test('each says in how many parts it comes, itself or by its model', () => {
    const silent = pieces.filter(
      (product) => product.values.parts === undefined && evaluated(product)?.outputs['deliveredParts'] === undefined,
    );
    expect(silent.map(({ articleNumber }) => articleNumber)).toEqual([]);
  });

  test('what is sold for balcony and garden is for outdoors', () => {
    const outside = pieces.filter(({ values }) => typeof values.use === 'object' && /Balkon|Garten|Terrasse|Gemüse/.test(values.use.de));
    const indoors = outside.filter(({ values }) => values.outdoor !== 'true');
    expect(indoors.filter(({ configurable, preset }) => configurable || preset['finish'] !== 'raw')).toEqual([]);
  });
});
