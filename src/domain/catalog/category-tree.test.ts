import { describe, expect, test } from 'vitest';
import type { Category, CategoryNode } from './category-tree.ts';
import { byParentThenOrder, categoryTree, categoryUrl, plainPath } from './category-tree.ts';

let next = 0;
function category(over: Partial<Category>): Category {
  next += 1;
  return {
    id: next,
    name: `C${next}`,
    parentId: 1,
    order: next,
    published: true,
    description: '',
    contentLink: '',
    shopTypeId: 99,
    imageFileName: '',
    ...over,
  };
}
const root = category({ id: 1, name: 'Wurzel', parentId: null });
const crates = category({ id: 2, name: 'Kisten & Verschläge', order: 2, shopTypeId: 1 });
const pallets = category({ id: 3, name: 'Paletten', order: 1, shopTypeId: 1 });
const export_ = category({ id: 4, name: 'Übersee/Export', parentId: 2, order: 5 });
const sofas = category({ id: 5, name: 'Sofas', shopTypeId: 2 });
const linked = category({ id: 6, name: 'Beratung', parentId: 2, order: 4, contentLink: '/-verpackung/dienstleistungen/beratung' });
const deep = category({ id: 7, name: 'Schwer', parentId: 6 });
const all = [sofas, export_, crates, linked, root, pallets, deep];
const tree = categoryTree(all, 'verpackung');

/** Each category with the chain that leads to it, root first. */
function chainsOf(node: CategoryNode, above: readonly CategoryNode[] = []): readonly (readonly CategoryNode[])[] {
  const chain = [...above, node];
  return [chain, ...node.children.flatMap((child) => chainsOf(child, chain))];
}
const flatCategories = (node: CategoryNode): readonly CategoryNode[] => chainsOf(node).map((chain) => chain.at(-1)!);
const ids = (shop: 'verpackung' | 'moebel') => flatCategories(categoryTree(all, shop)).map((node) => node.category.id);

describe('the category tree', () => {
  test('holds the categories of the shop or of any, by parent, then order', () => {
    expect(ids('verpackung')).toEqual([1, 3, 2, 6, 7, 4]);
    expect(ids('moebel')).toEqual([1, 5]);
    expect(all.toSorted(byParentThenOrder).map(({ id }) => id)).toEqual([1, 3, 2, 5, 6, 4, 7]);
  });

  test.each([[[]], [[crates]], [[root, { ...root, id: 9 }]]])('needs exactly one root (%#)', (list) => {
    expect(() => categoryTree(list, 'verpackung')).toThrow('not root element found in list');
  });

  test('a circle that does not reach the root is left out', () => {
    const a = category({ id: 20, parentId: 21 });
    const b = category({ id: 21, parentId: 20 });
    expect(flatCategories(categoryTree([root, a, b], 'verpackung')).length).toBe(1);
  });
});

describe('category addresses', () => {
  const urls = new Map(flatCategories(tree).map((node) => [node.category.id, node.url]));
  test.each([
    [1, '/produkte'],
    [3, '/produkte/paletten'],
    [2, '/produkte/kisten-&-verschl%C3%A4ge'],
    [4, '/produkte/kisten-&-verschl%C3%A4ge/%C3%BCbersee-export'],
    [6, '/-verpackung/dienstleistungen/beratung'],
    [7, '/produkte/kisten-&-verschl%C3%A4ge/beratung/schwer'],
  ])('category %d is at %s', (id, url) => {
    expect(urls.get(id)).toBe(url);
    const chain = chainsOf(tree).find((each) => each.at(-1)!.category.id === id) ?? [];
    expect(categoryUrl(chain.map((node) => node.category))).toBe(url);
    expect(plainPath(`${decodeURI(url)}/`)).toBe(plainPath(url));
    expect([...urls].filter(([, other]) => plainPath(other) === plainPath(url))).toEqual([[id, url]]);
  });

  test('a broken address is none', () => {
    expect(plainPath('/produkte/%E0%A4%A')).toBeNull();
  });
});
