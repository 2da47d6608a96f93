/** SQL of the company record and of the pages of text. */
import type { Kysely } from 'kysely';
import type { Language } from '#domain/language/language.ts';
import type { Tables } from '#server/db/tables.ts';
import { CompanyProfile } from './company-profile.ts';

export async function readCompanyProfile(db: Kysely<Tables>): Promise<CompanyProfile> {
  const row = await db.selectFrom('company_profile').select('data').executeTakeFirstOrThrow();
  return CompanyProfile.parse(row.data);
}

export async function findContentPage(db: Kysely<Tables>, slug: string, language: Language) {
  return db
    .selectFrom('content_page')
    .select(['slug', 'title', 'blocks'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
}
