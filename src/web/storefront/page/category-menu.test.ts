import { expect, test } from 'vitest';
import { categoryMenu } from './category-menu.ts';

const category = (id: number, parentId: number | null) => ({ id, name: `Category ${id}`, parentId, url: `/produkte/${id}` });

test('sub-categories stand below their category, in the order of the list', () => {
  const menu = categoryMenu([category(2, 1), category(4, 2), category(3, 1)]);
  expect(menu.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    [2, [4]],
    [3, []],
  ]);
});

test('the first level alone has nothing below it', () => {
  expect(categoryMenu([category(2, 1), category(3, 1)]).map(({ id, children }) => [id, children])).toEqual([
    [2, []],
    [3, []],
  ]);
});

test('without categories there is no menu', () => {
  expect(categoryMenu([])).toEqual([]);
});
