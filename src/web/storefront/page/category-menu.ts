/** The category tree as the menu shows it: published categories below the root, in tree order. */
import type { Category } from '#contract/category.ts';

export interface MenuEntry {
  id: number;
  name: string;
  url: string;
  children: MenuEntry[];
}

export function categoryMenu(categories: readonly Category[]): MenuEntry[] {
  const shown = categories.filter(({ published }) => published);
  const below = (parentId: number): MenuEntry[] =>
    shown.filter((category) => category.parentId === parentId).map(({ id, name, url }) => ({ id, name, url, children: below(id) }));
  const root = shown.find(({ parentId }) => parentId === null);
  return root ? below(root.id) : [];
}
