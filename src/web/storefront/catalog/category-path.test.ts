import { describe, expect, test } from 'vitest';
import type { Category } from '#contract/category.ts';
import { categoryOfPath, chainOf } from './category-path.ts';

describe('the category of an address', () => {
  const categories = [
    { id: 1, parentId: null, url: '/produkte' },
    { id: 2, parentId: 1, url: '/produkte/verschl%C3%A4ge' },
    { id: 3, parentId: 2, url: '/produkte/verschl%C3%A4ge/gross' },
  ] as Category[];

  test.each([
    ['/produkte/', 1],
    ['/produkte/verschläge', 2],
    ['/produkte/Verschl%C3%A4ge/', 2],
    ['/produkte/verschläge/gross', 3],
  ])('%s', (path, id) => {
    expect(categoryOfPath(categories, path)?.id).toBe(id);
  });

  test.each(['/produkte/gibt-es-nicht', '/produkte/%E0%A4%A'])('%s has none', (path) => {
    expect(categoryOfPath(categories, path)).toBeNull();
  });

  test('the chain leads from the root to it', () => {
    const [, , deepest] = categories;
    expect(chainOf(categories, deepest!).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
