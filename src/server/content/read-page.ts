import { PageTexts } from '#contract/content-desk.ts';
import type { PageRecord, PageSummary } from '#contract/content-desk.ts';
import { ContentPage } from '#contract/content.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import type { Language } from '#domain/language/language.ts';
import { notFound } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { findContentPage, findDraft, listPages, listVersions, publishedTexts } from './content-store.ts';
import type { DraftRow } from './content-store.ts';

/** As visitors see it, in their language or else in German; links to what this shop does not sell are left out. */
export async function contentPage(
  db: Db,
  slug: string,
  { language, shop, asDraft }: { language: Language; shop: ShopMode; asDraft: boolean },
): Promise<ContentPage> {
  const draft = asDraft ? draftOf(await findDraft(db, slug)) : null;
  const page = draft === null ? await publishedPage(db, slug, language) : { slug, ...draft[language] };
  const { blocks, ...rest } = page;
  return { ...rest, blocks: blocks.filter((block) => block.kind !== 'teasers' || block.shop === undefined || block.shop === shop) };
}

async function publishedPage(db: Db, slug: string, language: Language): Promise<ContentPage> {
  const page = (await findContentPage(db, slug, language)) ?? (await findContentPage(db, slug, 'de'));
  if (page === undefined) throw notFound();
  return ContentPage.parse(page);
}

export async function pageSummaries(db: Db): Promise<PageSummary[]> {
  return (await listPages(db)).map(({ slug, title, version, draft, number, publishedAt, who }) => ({
    slug,
    title,
    version: version ?? 0,
    hasDraft: draft !== null,
    publishedAt: (number ?? 0) === 0 ? null : (publishedAt?.toISOString() ?? null),
    who: who ?? '',
  }));
}

export async function pageRecord(db: Db, slug: string): Promise<PageRecord> {
  const published = await publishedPages(db, slug);
  const row = await findDraft(db, slug);
  const versions = row === null ? [] : await listVersions(db, row.id);
  return {
    slug,
    version: row?.version ?? 0,
    published,
    draft: draftOf(row),
    draftBy: row === null || row.draft === null ? null : { at: row.changedAt.toISOString(), who: row.who },
    versions: versions.map(({ number, at, who }) => ({ number, at: at.toISOString(), who })),
  };
}

/** A language without a page starts with the German one. */
export async function publishedPages(db: Db, slug: string): Promise<PageTexts> {
  const rows = await publishedTexts(db, slug);
  const textIn = (language: Language) => {
    const row = rows.find((each) => each.language === language) ?? rows.find((each) => each.language === 'de');
    if (row === undefined) throw notFound();
    return { title: row.title, blocks: row.blocks };
  };
  return PageTexts.parse({ de: textIn('de'), fr: textIn('fr'), en: textIn('en') });
}

const draftOf = (row: DraftRow | null): PageTexts | null => (row === null || row.draft === null ? null : PageTexts.parse(row.draft));
