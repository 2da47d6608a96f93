/** Text pages as edited by the office: a draft beside the published page, and all versions. */
import { z } from 'zod';
import { VersionText } from './record.ts';
import { ContentBlock } from './content.ts';
import { endpoint, staff } from './endpoint.ts';
import { Instant, line, Whole } from './wire.ts';

export const PageText = z.strictObject({ title: line(120), blocks: z.array(ContentBlock).max(300) });
export type PageText = z.infer<typeof PageText>;
export const PageTexts = z.strictObject({ de: PageText, fr: PageText, en: PageText });
export type PageTexts = z.infer<typeof PageTexts>;

const Slug = z.object({
  slug: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z-]*$/),
});

/** 0: not edited yet. */
const PageVersion = Whole.min(0);

export const PageSummary = z.object({
  slug: z.string(),
  title: z.string(),
  version: PageVersion,
  hasDraft: z.boolean(),
  /** null: as shipped with the shop. */
  publishedAt: Instant.nullable(),
  who: z.string(),
});
export type PageSummary = z.infer<typeof PageSummary>;

export const PageRecord = z.object({
  slug: z.string(),
  version: PageVersion,
  published: PageTexts,
  /** null: no unpublished changes. */
  draft: PageTexts.nullable(),
  /** Who wrote the draft, and when. */
  draftBy: z.object({ at: Instant, who: z.string() }).nullable(),
  /** Newest first; empty until something is published. */
  versions: z.array(z.object({ number: z.number().int(), at: Instant, who: z.string() })),
});
export type PageRecord = z.infer<typeof PageRecord>;

const shared = { tag: 'setting', access: staff('manageSettings') } as const;
const written = ['notFound', 'changedMeanwhile'];
const faults = ['validation.required', 'linkWithinShop', 'pictureOfShop', 'pictureSizeNeeded', 'tableRowsUneven'];

export const readPages = endpoint({
  ...shared,
  method: 'GET',
  path: '/page',
  summary: 'The pages of text, each with whether something is written that is not published',
  response: z.object({ items: z.array(PageSummary) }),
});

export const readPage = endpoint({
  ...shared,
  method: 'GET',
  path: '/page/{slug}',
  summary: 'A page of text in three languages: as it is published, as it is being written, and when it was published before',
  params: Slug,
  response: PageRecord,
  errors: ['notFound'],
});

export const writePage = endpoint({
  ...shared,
  method: 'PUT',
  path: '/page/{slug}',
  summary: 'Keep a page as it is being written; visitors see it once it is published',
  params: Slug,
  body: z.strictObject({ version: PageVersion, draft: PageTexts }),
  response: PageRecord,
  errors: [...written, ...faults],
});

export const discardPage = endpoint({
  ...shared,
  method: 'DELETE',
  path: '/page/{slug}/draft',
  summary: 'Give up what is written and not published',
  params: Slug,
  query: z.object({ version: VersionText }),
  response: PageRecord,
  errors: written,
});

export const publishPage = endpoint({
  ...shared,
  method: 'POST',
  path: '/page/{slug}/publish',
  summary: 'Show visitors what is written, after every way and picture in it was found; or an earlier version again',
  params: Slug,
  body: z.strictObject({ version: PageVersion, earlier: Whole.min(0).optional() }),
  response: PageRecord,
  errors: [...written, 'nothingToPublish', 'leadsNowhere'],
});
