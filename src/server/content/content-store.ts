/** SQL of the text pages: as visitors see them, the draft of each, and every published version. */
import { sql } from 'kysely';
import type { PageTexts } from '#contract/content-desk.ts';
import type { Language } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export async function findContentPage(db: Db, slug: string, language: Language) {
  return db
    .selectFrom('content_page')
    .select(['slug', 'title', 'blocks'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
}

/** By language; empty: no such page. */
export async function publishedTexts(db: Db, slug: string) {
  return db.selectFrom('content_page').select(['language', 'title', 'blocks']).where('slug', '=', slug).execute();
}

export async function listPages(db: Db) {
  return db
    .selectFrom('content_page as p')
    .leftJoin('content_draft as d', 'd.slug', 'p.slug')
    .leftJoin('content_version as v', (join) =>
      join
        .onRef('v.draft_id', '=', 'd.id')
        .on('v.version', '=', sql<number>`(select max(w.version) from content_version w where w.draft_id = d.id)`),
    )
    .select(['p.slug', 'p.title', 'd.version', 'd.draft', 'v.version as number', 'v.published_at as publishedAt', 'v.who'])
    .where('p.language', '=', 'de')
    .orderBy('p.title')
    .execute();
}

const drafts = (db: Db) => db.selectFrom('content_draft').select(['id', 'version', 'draft', 'changed_at as changedAt', 'who']);

export type DraftRow = Awaited<ReturnType<ReturnType<typeof drafts>['executeTakeFirstOrThrow']>>;

export async function findDraft(db: Db, slug: string): Promise<DraftRow | null> {
  return (await drafts(db).where('slug', '=', slug).executeTakeFirst()) ?? null;
}

/** Creates the row of a page that was never edited, so that two concurrent first edits wait for each other. */
export async function lockDraft(trx: Trx, slug: string, at: Date): Promise<DraftRow> {
  await trx
    .insertInto('content_draft')
    .values({ slug, version: 0, draft: null, changed_at: at, who: '' })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  return drafts(trx).where('slug', '=', slug).forUpdate().executeTakeFirstOrThrow();
}

/** Raises the version. */
export async function storeDraft(
  trx: Trx,
  id: number,
  { draft, at, who }: { draft: PageTexts | null; at: Date; who: string },
): Promise<void> {
  await trx
    .updateTable('content_draft')
    .set((set) => ({ draft: draft === null ? null : JSON.stringify(draft), changed_at: at, who, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Newest first, without their contents. */
export async function listVersions(db: Db, draftId: number) {
  return db
    .selectFrom('content_version')
    .select(['version as number', 'published_at as at', 'who'])
    .where('draft_id', '=', draftId)
    .orderBy('version', 'desc')
    .execute();
}

export async function versionOf(db: Db, draftId: number, version: number): Promise<object | null> {
  const row = await db
    .selectFrom('content_version')
    .select('pages')
    .where('draft_id', '=', draftId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.pages ?? null;
}

export async function addVersion(
  trx: Trx,
  { draftId, number, pages, at, who }: { draftId: number; number: number; pages: PageTexts; at: Date; who: string },
): Promise<void> {
  await trx
    .insertInto('content_version')
    .values({ draft_id: draftId, version: number, pages: JSON.stringify(pages), published_at: at, who })
    .execute();
}

export async function showPage(trx: Trx, slug: string, pages: PageTexts): Promise<void> {
  for (const language of languages) {
    const row = { title: pages[language].title, blocks: JSON.stringify(pages[language].blocks) };
    await trx
      .insertInto('content_page')
      .values({ slug, language, ...row })
      .onConflict((conflict) => conflict.columns(['slug', 'language']).doUpdateSet(row))
      .execute();
  }
}

/** Those of these addresses at which the library has a picture, which nobody deletes or renames until the end of the transaction. */
export async function holdPictures(trx: Trx, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  const address = sql<string>`'/api/media' || local_file_path || '/' || replace(name, ' ', '_') || '.png'`;
  const rows = await trx
    .selectFrom('media')
    .select(address.as('address'))
    .where(sql<boolean>`${address} = any(${addresses})`)
    .forShare()
    .execute();
  return new Set(rows.map((row) => row.address));
}
