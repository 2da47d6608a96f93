/** SQL of the company record and of the pages of text. */
import type { Db } from '#server/db/pool.ts';
import type { Language } from '#domain/language/language.ts';
import { CompanyProfile } from './company-profile.ts';

export async function readCompanyProfile(db: Db): Promise<CompanyProfile> {
  const row = await db.selectFrom('company_profile').select('data').executeTakeFirstOrThrow();
  return CompanyProfile.parse(row.data);
}

export async function findContentPage(db: Db, slug: string, language: Language) {
  return db
    .selectFrom('content_page')
    .select(['slug', 'title', 'blocks'])
    .where('slug', '=', slug)
    .where('language', '=', language)
    .executeTakeFirst();
}
