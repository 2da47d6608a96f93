/** The company record, kept in the process: every page needs it for head and foot. */
import { openKept } from '#server/db/open-kept.ts';
import type { Kept } from '#server/db/open-kept.ts';
import type { Db } from '#server/db/pool.ts';
import type { CompanyProfile } from './company-profile.ts';
import { readCompanyProfile } from './shop-store.ts';

export type Company = Kept<CompanyProfile>;

export async function openCompany(db: Db, now: () => number): Promise<Company> {
  return openKept(db, now, readCompanyProfile);
}
