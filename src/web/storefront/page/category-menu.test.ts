import { expect, test } from 'vitest';
import type { Category } from '#contract/category.ts';
import { categoryMenu } from './category-menu.ts';

const category = (id: number, parentId: number | null, over: Partial<Category> = {}): Category => ({
  id,
  name: `Category ${id}`,
  parentId,
  order: id,
  published: true,
  description: '',
  contentLink: '',
  shopTypeId: 99,
  imageFileName: '',
  url: `/produkte/${id}`,
  pictureArticleNumber: null,
  priceFrom: null,
  productCount: 0,
  ...over,
});

test('the menu shows what is below the root, with its own sub-categories', () => {
  const menu = categoryMenu([category(1, null), category(2, 1), category(3, 1), category(4, 2)]);
  expect(menu.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    [2, [4]],
    [3, []],
  ]);
});

test('unpublished categories and what is below them stay out', () => {
  expect(categoryMenu([category(1, null), category(2, 1, { published: false }), category(3, 2)])).toEqual([]);
});

test('without a root there is no menu', () => {
  expect(categoryMenu([])).toEqual([]);
});
