import { expect, test } from 'vitest';
import type { CatalogCategory } from '#server/catalog/catalog-snapshot.ts';
import { categoryMenu } from './category-menu.ts';

const category = (id: number, parentId: number | null, published = true): CatalogCategory => ({
  id,
  parentId,
  name: { de: `Kategorie ${id}`, fr: `Catégorie ${id}`, en: `Category ${id}` },
  description: { de: '', fr: '', en: '' },
  order: id,
  published,
  contentLink: '',
  shopTypeId: 1,
  imageFileName: '',
  pictureArticleNumber: null,
  url: `/produkte/${id}`,
});

const ids = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

test('a small tree is listed whole, its top also alone', () => {
  const { top, deep } = categoryMenu(
    { categories: [category(1, null), category(2, 1), category(4, 2), category(5, 4), category(3, 1)] },
    'fr',
  );
  expect(ids(top)).toEqual([2, 3]);
  expect(ids(deep)).toEqual([2, 4, 5, 3]);
  expect(deep[1]).toEqual({ id: 4, name: 'Catégorie 4', parentId: 2, url: '/produkte/4' });
});

test('hidden categories and what is below them stay out', () => {
  const { top, deep } = categoryMenu({ categories: [category(1, null), category(2, 1, false), category(3, 2)] }, 'de');
  expect([top, deep]).toEqual([[], []]);
});

test('of a large tree two levels are listed', () => {
  const third = Array.from({ length: 200 }, (_, index) => category(100 + index, 3));
  const { deep } = categoryMenu({ categories: [category(1, null), category(2, 1), category(3, 2), ...third] }, 'de');
  expect(ids(deep)).toEqual([2, 3]);
});

test('each language and each catalogue has its own menu', () => {
  const before = { categories: [category(1, null), category(2, 1)] };
  expect(categoryMenu(before, 'de').top[0]?.name).toBe('Kategorie 2');
  expect(categoryMenu(before, 'en').top[0]?.name).toBe('Category 2');
  expect(categoryMenu({ categories: [category(1, null), category(3, 1)] }, 'de').top[0]?.name).toBe('Kategorie 3');
});
