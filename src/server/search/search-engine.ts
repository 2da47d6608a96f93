/** The indexes in force, one a language. A newer catalogue gets its own in the background; until then the old ones answer, and what may be seen is asked of the new catalogue. */
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { SearchIndexes, SearchPage } from './search-index.ts';
import { buildIndexes } from './search-index.ts';

export interface SearchEngine {
  indexOf: (language: Language) => SearchIndexes;
  /** Resolves when the indexes say what the catalogue says now. */
  upToDate: () => Promise<void>;
}

interface SearchEngineOptions {
  catalog: Catalog;
  readPages: () => Promise<readonly SearchPage[]>;
  failed: (error: unknown) => void;
}

type Indexes = Readonly<Record<Language, SearchIndexes>>;

export async function openSearch({ catalog, readPages, failed }: SearchEngineOptions): Promise<SearchEngine> {
  const build = async (snapshot: CatalogSnapshot): Promise<Indexes> => {
    const pages = await readPages();
    const built: Partial<Record<Language, SearchIndexes>> = {};
    for (const language of languages) built[language] = await buildIndexes(snapshot, pages, language);
    return built as Indexes;
  };
  let snapshot = catalog.now();
  let indexes = await build(snapshot);
  let building: Promise<void> | null = null;

  const renew = async (): Promise<void> => {
    while (snapshot !== catalog.now()) {
      const newer = catalog.now();
      indexes = await build(newer);
      snapshot = newer;
    }
  };
  const upToDate = async (): Promise<void> => {
    building ??= renew().finally(() => {
      building = null;
    });
    return building;
  };
  return {
    indexOf: (language) => {
      if (snapshot !== catalog.now()) upToDate().catch(failed);
      return indexes[language];
    },
    upToDate,
  };
}
