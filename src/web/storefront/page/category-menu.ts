/** The category tree as menus show it, built from the flat list that the server sends in tree order. */
import type { MenuCategory } from '#contract/category.ts';

export interface MenuEntry {
  id: number;
  name: string;
  url: string;
  children: MenuEntry[];
}

/** A top-level entry, as a page carries it: its subentries are loaded later. */
export type TopEntry = Omit<MenuEntry, 'children'>;

export function categoryMenu(categories: readonly MenuCategory[]): MenuEntry[] {
  const listed = new Set(categories.map(({ id }) => id));
  const below = Map.groupBy(categories, ({ parentId }) => (parentId !== null && listed.has(parentId) ? parentId : null));
  const entries = (parentId: number | null): MenuEntry[] =>
    (below.get(parentId) ?? []).map(({ id, name, url }) => ({ id, name, url, children: entries(id) }));
  return entries(null);
}
