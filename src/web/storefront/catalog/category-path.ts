/** From the address in the browser to a category and back up to the root. */
import type { Category } from '#contract/category.ts';

function decoded(path: string): string | null {
  try {
    return decodeURI(path).toLowerCase().replace(/\/+$/, '');
  } catch {
    return null;
  }
}

/** Percent-encoding, case and a slash at the end do not matter. */
export function categoryOfPath(categories: readonly Category[], path: string): Category | null {
  const wanted = decoded(path);
  return wanted === null ? null : (categories.find(({ url }) => decoded(url) === wanted) ?? null);
}

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
