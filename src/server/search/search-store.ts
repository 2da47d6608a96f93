/** SQL of what is searched beside the catalogue: the pages of text. */
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

/** Whatever kinds of blocks there are: what somebody reads stands under `text` and `items`, also of blocks within blocks. */
function textsIn(block: unknown): string[] {
  if (Array.isArray(block)) return block.flatMap((each) => (typeof each === 'string' ? [each] : textsIn(each)));
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) => (key === 'text' && typeof value === 'string' ? [value] : textsIn(value)));
}
