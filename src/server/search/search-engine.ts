/**
 * The current search. Changes of a few products in a newer catalogue are applied at once; after a larger change the words follow in the background,
 * while visibility and prices are those of the newer catalogue from the first moment. Decision 0027.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { SearchPage } from './search-places.ts';
import { SearchState } from './search-state.ts';

export interface SearchEngine {
  now: () => SearchState;
  /**
   * Applies a newer catalogue with known changes: products added, removed or changed themselves, in their categories or their prices.
   * Without this call the search compares the two catalogues itself; either way a product that is still the same object is taken as unchanged.
   */
  update: (changedIds: Iterable<number>, snapshot: CatalogSnapshot) => void;
  /** Resolves when the words match the catalogue, too. */
  upToDate: () => Promise<void>;
}

interface SearchEngineOptions {
  catalog: Catalog;
  readPages: () => Promise<readonly SearchPage[]>;
  failed: (error: unknown) => void;
}

/** More changes than this are not applied at once, so that no request waits for them. */
const mostAtOnce = 50;

export async function openSearch({ catalog, readPages, failed }: SearchEngineOptions): Promise<SearchEngine> {
  let state = await SearchState.build(catalog.now(), await readPages());
  let building: Promise<void> | null = null;

  const rebuild = async (): Promise<void> => {
    let built: SearchState;
    do {
      built = await SearchState.build(state.snapshot, await readPages());
    } while (built.snapshot !== state.snapshot);
    state = built;
  };
  const update = (changedIds: Iterable<number>, snapshot: CatalogSnapshot): void => {
    const ids = [...changedIds];
    const isSmall = building === null && ids.length <= mostAtOnce && sameCategories(state.snapshot, snapshot);
    if (isSmall) {
      state.update(ids, snapshot);
      return;
    }
    state.see(snapshot);
    building ??= rebuild()
      .catch(failed)
      .finally(() => {
        building = null;
      });
  };
  const follow = (): void => {
    const newer = catalog.now();
    if (newer !== state.snapshot) update(changedIds(state.snapshot, newer), newer);
  };
  return {
    now: () => {
      follow();
      return state;
    },
    update,
    upToDate: async () => {
      follow();
      await building;
    },
  };
}

/** Opened by the first call, so that a start does not wait for it; concurrent calls wait. After a failure the next call tries again. */
export function searchWhenAsked(options: SearchEngineOptions): () => Promise<SearchEngine> {
  let opening: Promise<SearchEngine> | null = null;
  return async () => {
    opening ??= openSearch(options);
    try {
      return await opening;
    } catch (error) {
      opening = null;
      throw error;
    }
  };
}

const sameCategories = (a: CatalogSnapshot, b: CatalogSnapshot): boolean =>
  a.categories === b.categories || isDeepStrictEqual(a.categories, b.categories);

function changedIds(before: CatalogSnapshot, after: CatalogSnapshot): number[] {
  const gone = before.products.filter(({ id }) => !after.productById.has(id));
  const changed = after.products.filter((product) => before.productById.get(product.id) !== product);
  return [...gone, ...changed].map(({ id }) => id);
}
