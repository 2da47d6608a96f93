/** The part of the category tree that menus show: the same for everyone, so it is made once per catalogue and language. */
import type { MenuCategory } from '#contract/category.ts';
import type { Language } from '#domain/language/language.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';

/** A larger tree does not fit into a menu. */
const mostWhole = 100;

interface Menu {
  /** Directly below the root. */
  readonly top: readonly MenuCategory[];
  /** The whole tree if it fits, else two levels. */
  readonly deep: readonly MenuCategory[];
}

const kept = new WeakMap<CatalogSnapshot['categories'], Map<Language, Menu>>();

export function categoryMenu({ categories }: Pick<CatalogSnapshot, 'categories'>, language: Language): Menu {
  const menus = kept.get(categories) ?? new Map<Language, Menu>();
  kept.set(categories, menus);
  const menu = menus.get(language) ?? menuOf(categories, language);
  menus.set(language, menu);
  return menu;
}

function menuOf(categories: CatalogSnapshot['categories'], language: Language): Menu {
  const levels = new Map<number, number>();
  // Parents come before their children; anything below a hidden category counts as hidden.
  const shown = categories.filter(({ id, parentId, published }) => {
    const level = parentId === null ? 0 : (levels.get(parentId) ?? Number.NaN) + 1;
    if (published && !Number.isNaN(level)) levels.set(id, level);
    return levels.has(id) && level > 0;
  });
  const deepest = shown.length <= mostWhole ? Infinity : 2;
  const down = (level: number): MenuCategory[] =>
    shown
      .filter(({ id }) => (levels.get(id) ?? 0) <= level)
      .map(({ id, name, url, parentId }) => ({ id, name: name[language], url, parentId }));
  return { top: down(1), deep: down(deepest) };
}
