/** SQL of what is searched besides the catalogue: the text pages. */
import type { Db } from '#server/db/pool.ts';
import type { SearchPage } from './search-places.ts';

export async function readSearchPages(db: Db): Promise<SearchPage[]> {
  const rows = await db.selectFrom('content_page').select(['slug', 'language', 'title', 'blocks']).orderBy('slug').execute();
  return rows.map(({ slug, language, title, blocks }) => ({
    slug,
    language,
    title,
    text: textsIn(blocks).join(' '),
  }));
}

/** Independent of the kinds of blocks: readable text is under `text` and `items`, also in nested blocks. */
function textsIn(block: unknown): string[] {
  if (Array.isArray(block)) return block.flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each)));
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) => (key === 'text' && typeof value === 'string' ? [value] : textsIn(value)));
}
