/** Writes text pages: first a draft, which visitors see once it is published. The page shipped with the shop is version 0. */
import { PageTexts } from '#contract/content-desk.ts';
import { languages } from '#domain/language/language.ts';
import { pageProblems, pathsIn } from '#domain/content/page-problems.ts';
import { notFound, Refusal, refused } from '#server/call/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import { renewCatalog } from '#server/catalog/change-catalog.ts';
import type { Db, Trx } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { addVersion, findDraft, holdPictures, listVersions, lockDraft, showPage, storeDraft, versionOf } from './content-store.ts';
import type { DraftRow } from './content-store.ts';
import { pageRecord, publishedPages } from './read-page.ts';

export interface ContentServices {
  db: Db;
  now: () => number;
  /** Cached pages and the search depend on the catalogue. */
  catalog: Catalog;
  /** Whether an address of the shop exists. */
  leads: (path: string) => Promise<boolean>;
}

interface Write {
  slug: string;
  version: number;
  who: string;
}

export async function writeDraft({ db, now }: ContentServices, write: Write, draft: PageTexts): Promise<void> {
  const problems = languages.flatMap((language) =>
    pageProblems(draft[language]).map(({ field, problem: { key, params } }) => ({
      message: key,
      params: { ...params },
      field: `body.draft.${language}.${field}`,
    })),
  );
  if (problems.length > 0) throw new Refusal(422, problems);
  const by = { at: new Date(now()), who: write.who };
  await transaction(db, async (trx) => {
    const row = await lockedAt(trx, write, by.at);
    await storeDraft(trx, row.id, { draft, ...by });
    await tell(trx, row, by, { field: 'draft', before: null, after: draft.de.title });
  });
}

export async function discardDraft({ db, now }: ContentServices, write: Write): Promise<void> {
  const by = { at: new Date(now()), who: write.who };
  await transaction(db, async (trx) => {
    const row = await lockedAt(trx, write, by.at);
    if (row.draft === null) return;
    await storeDraft(trx, row.id, { draft: null, ...by });
    await tell(trx, row, by, { field: 'draftDiscarded', before: null, after: null });
  });
}

/** `earlier`: number of the version to publish again; the draft is kept. */
export async function publish(services: ContentServices, write: Write, earlier: number | undefined): Promise<void> {
  const { db, catalog, now, leads } = services;
  const { slug } = write;
  const seen = await pagesToPublish(db, slug, earlier);
  for (const path of pathsIn(seen)) if (!(await leads(path))) throw refused('leadsNowhere', { link: path }, 'body');
  await renewCatalog(db, catalog, async (trx) => {
    const by = { at: new Date(now()), who: write.who };
    const row = await lockedAt(trx, write, by.at);
    const pages = await pagesToPublish(trx, slug, earlier);
    await holdShown(trx, pages);
    const last = (await listVersions(trx, row.id))[0]?.number;
    if (last === undefined)
      await addVersion(trx, { draftId: row.id, number: 0, pages: await publishedPages(trx, slug), at: by.at, who: '' });
    const number = (last ?? 0) + 1;
    await addVersion(trx, { draftId: row.id, number, pages, ...by });
    await showPage(trx, slug, pages);
    await storeDraft(trx, row.id, { draft: earlier === undefined ? null : PageTexts.nullable().parse(row.draft), ...by });
    await tell(trx, row, by, { field: 'published', before: earlier ?? null, after: number });
  });
}

/** By its name in the library; drawings and pictures by their hash are never deleted. */
const isInLibrary = (path: string): boolean => /^\/api\/media\/(?!picture\/|product-overview\/)[^/%?]+\/[^%?]+\.png$/.test(path);

/** Refuses a page with a picture that was deleted since it was looked up. */
async function holdShown(trx: Trx, pages: PageTexts): Promise<void> {
  const wanted = pathsIn(pages).filter(isInLibrary);
  if (wanted.length === 0) return;
  const held = await holdPictures(trx, wanted);
  const gone = wanted.find((path) => !held.has(path));
  if (gone !== undefined) throw refused('leadsNowhere', { link: gone }, 'body');
}

async function pagesToPublish(db: Db, slug: string, earlier: number | undefined): Promise<PageTexts> {
  const { draft } = await pageRecord(db, slug);
  if (earlier === undefined) {
    if (draft === null) throw refused('nothingToPublish');
    return draft;
  }
  const row = await findDraft(db, slug);
  const pages = row === null ? null : await versionOf(db, row.id, earlier);
  if (pages === null) throw notFound();
  return PageTexts.parse(pages);
}

/** The page's row, locked; refused if it has changed since it was read. */
async function lockedAt(trx: Trx, { slug, version }: Write, at: Date): Promise<DraftRow> {
  // A page that does not exist has no draft either.
  await publishedPages(trx, slug);
  const row = await lockDraft(trx, slug, at);
  if (row.version !== version) throw await staleSave(trx, { kind: 'content', id: row.id, version, current: await pageRecord(trx, slug) });
  return row;
}

async function tell(
  trx: Trx,
  { id, version }: DraftRow,
  { who, at }: { who: string; at: Date },
  entry: { field: string; before: number | null; after: string | number | null },
): Promise<void> {
  await addHistory(trx, 'content', { recordId: id, version: version + 1, at, who }, [entry]);
}
