/** From a category up to the root. */
import type { Category } from '#contract/category.ts';

/** Root first, the category itself last. */
export function chainOf(categories: readonly Category[], category: Category): readonly Category[] {
  const byId = new Map(categories.map((each) => [each.id, each]));
  const chain: Category[] = [];
  let current: Category | undefined = category;
  while (current && !chain.includes(current)) {
    chain.unshift(current);
    current = current.parentId === null ? undefined : byId.get(current.parentId);
  }
  return chain;
}
