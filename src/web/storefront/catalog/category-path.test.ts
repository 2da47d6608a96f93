import { expect, test } from 'vitest';
import type { Category } from '#contract/category.ts';
import { chainOf } from './category-path.ts';

test('the chain leads from the root to a category', () => {
  const categories = [
    { id: 1, parentId: null },
    { id: 2, parentId: 1 },
    { id: 3, parentId: 2 },
  ] as Category[];
  expect(chainOf(categories, categories[2]!).map(({ id }) => id)).toEqual([1, 2, 3]);
});
