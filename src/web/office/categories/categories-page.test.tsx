import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CategoryRecord } from '#contract/category-record.ts';
import { categoryRecord as record } from '#test/office/category-record.ts';
import { showRoutes } from '#test/office/show-routes.tsx';
import { plainDate } from '#domain/calendar/plain-date.ts';
import { Categories } from './categories-page.tsx';

async function open(over: Partial<CategoryRecord> = {}) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items: [], total: 0, page: 1, perPage: 100 })));
  const records = [record(1, null, 'Produkte'), record(2, 1, 'Kisten'), record(3, 1, 'Paletten', over), record(4, 2, 'Gross')];
  const element = <Categories records={records} articlesWithoutCategory={0} today={plainDate(2026, 11, 27)} mayProducts />;
  const { user } = showRoutes([{ path: '*', element }]);
  await screen.findByText('Keine Zeilen');
  return { user };
}

it('searches the tree with B and the articles with the key of every list', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Nummer oder Name'));
  await user.keyboard('{Escape}');
  document.querySelector<HTMLElement>('[role="treeitem"]')?.focus();
  await user.keyboard('b');
  expect(document.activeElement).toBe(screen.getByLabelText('Im Baum suchen'));
});

it('goes from the search to what it found', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Im Baum suchen'), 'palett{Enter}');
  await user.keyboard('{End}{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: /Paletten/ }));
});

it.each([
  ['below the tree, as on a phone', 700, 1],
  ['beside it', 90, 0],
])('scrolls to the chosen category when it stands %s', async (_, top, times) => {
  const { user } = await open();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
  await user.click(screen.getByRole('treeitem', { name: /Paletten/ }));
  await screen.findByRole('treeitem', { name: /Paletten/, selected: true });
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times));
});

it('offers to delete a category in which nothing stands', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('treeitem', { name: /Paletten/ }));
  expect(await screen.findByRole('button', { name: 'Kategorie löschen' })).toBeDefined();
  expect(screen.queryByText(/^In Gebrauch/)).toBeNull();
});

it('says what stands in a category and which types name it, and offers no deletion', async () => {
  const { user } = await open({ articleCount: 7, productTypes: [{ id: 5, name: 'Palette' }] });
  await user.click(screen.getByRole('treeitem', { name: /Kisten/ }));
  expect((await screen.findByText(/^In Gebrauch/)).textContent).toBe('In Gebrauch, darum nicht zu löschen: Unterkategorie «Gross»');
  expect(screen.getByRole('link', { name: 'Unterkategorie «Gross»' }).getAttribute('href')).toBe('/?category=4');
  await user.click(screen.getByRole('treeitem', { name: /Paletten/ }));
  expect((await screen.findByText(/^In Gebrauch/)).textContent).toBe(
    'In Gebrauch, darum nicht zu löschen: 7 Artikel, Produkttyp «Palette»',
  );
  expect(screen.getByRole('link', { name: 'Produkttyp «Palette»' }).getAttribute('href')).toBe('/admin/ProductType?type=5');
  expect(screen.queryByRole('button', { name: 'Kategorie löschen' })).toBeNull();
});
