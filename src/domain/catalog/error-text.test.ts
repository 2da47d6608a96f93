/** The catalogue's errors and warnings have exactly the words of the specification (storefront §8), so that they can be looked up there. */
import { expect, it, vi } from 'vitest';
import { publishedModel } from '#domain/configurator/check-model.ts';
import { compileModel } from '#domain/configurator/compile-model.ts';
import { emptyFrame, prepare } from '#domain/configurator/evaluate.ts';
import holzkiste from '#models/holzkiste/model.json' with { type: 'json' };
import type { Category } from './category-tree.ts';
import { categoryTree } from './category-tree.ts';
import { attributeType } from './product.ts';
import type { Warn } from './product-type.ts';
import { missingElements, ownAttributeId, typeOfProduct, unknownTypes, valuesOfType } from './product-type.ts';

const root: Category = {
  id: 1,
  name: 'Produkte',
  parentId: null,
  order: 0,
  published: true,
  description: '',
  contentLink: '',
  shopTypeId: 1,
  imageFileName: '',
};
const crate = { id: 5, attributes: [{ attributeId: 10 }, { attributeId: 11 }] };
const types = new Map([[crate.id, crate]]);
const silent: Warn = () => undefined;

it.each<[text: string, cause: string, what: () => unknown]>([
  ['not root element found in list', 'a list without categories', () => categoryTree([], 'verpackung')],
  ['not root element found in list', 'a list without a root', () => categoryTree([{ ...root, parentId: 7 }], 'verpackung')],
  ['not root element found in list', 'a list with two roots', () => categoryTree([root, { ...root, id: 2 }], 'verpackung')],
  ['ProductTypes were not loaded', 'a product before its types', () => typeOfProduct(new Map(), { id: 1, typeId: 5 }, silent)],
  ['attribute does not belong to this product', 'a value of another type’s attribute', () => ownAttributeId(crate, 12)],
])('"%s": %s', (text, _, what) => {
  expect(what).toThrow(new Error(text));
});

it('a type that is not there only warns', () => {
  const warn = vi.fn<Warn>();
  expect(typeOfProduct(types, { id: 1, typeId: 6 }, warn)).toBeNull();
  expect(warn.mock.calls).toEqual([['ProductType not found', { productId: 1, typeId: 6 }]]);
});

it('a value whose attribute the type does not have only warns, and is left out', () => {
  const warn = vi.fn<Warn>();
  const kept = { attributeId: 11, value: 'true' };
  expect(valuesOfType(crate, 1, [{ attributeId: 12, value: '7' }, kept], warn)).toEqual([kept]);
  expect(warn.mock.calls).toEqual([['ProductAttribute not found', { productId: 1, attributeId: 12 }]]);
});

it('a choice that is no longer offered only warns, once for a product', () => {
  const warn = vi.fn<Warn>();
  const compiled = compileModel(publishedModel(holzkiste));
  const { values, problems } = prepare(compiled, { length: 1000, wood: 'oak', handles: 'gold' }, emptyFrame(compiled));
  missingElements(1, problems, warn);
  expect(values).toMatchObject({ wood: 'spruce', handles: 'none' });
  expect(warn.mock.calls).toEqual([['element not found in property (default used)', { productId: 1, count: 2 }]]);
});

it('a value of an unknown kind only warns', () => {
  const warn = vi.fn<Warn>();
  unknownTypes(1, [{ typeId: attributeType.weight }, { typeId: 99 }], warn);
  expect(warn.mock.calls).toEqual([['unknown property type', { productId: 1, typeId: 99 }]]);
});

it('what is there says nothing', () => {
  const warn = vi.fn<Warn>();
  expect(typeOfProduct(types, { id: 1, typeId: 5 }, warn)).toBe(crate);
  expect(ownAttributeId(crate, 10)).toBe(10);
  expect(valuesOfType(crate, 1, [{ attributeId: 10 }], warn)).toHaveLength(1);
  expect(warn).not.toHaveBeenCalled();
});
