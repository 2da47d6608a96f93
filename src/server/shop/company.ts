/**
 * The company record, cached in the process: every page needs it for head and foot. It is read again when older than a few seconds; while the database
 * is away the last one is used, so that visitors can go on browsing.
 */
import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import type { CompanyProfile, ReadProfile } from './company-profile.ts';
import { readCompanyProfile } from './shop-store.ts';

const maximumAgeMs = 5000;

export interface Company {
  /** The last record read; at most a few seconds older than the last `read`. */
  now: () => CompanyProfile;
  read: ReadProfile;
  /** After a change in this process. */
  refresh: () => Promise<void>;
}

export async function openCompany(db: Db, now: () => number): Promise<Company> {
  let profile = await readCompanyProfile(db);
  let readAt = now();
  return {
    now: () => profile,
    read: async () => {
      if (Math.abs(now() - readAt) > maximumAgeMs) {
        readAt = now();
        profile = await unlessAway(readCompanyProfile(db), () => profile);
      }
      return profile;
    },
    refresh: async () => {
      readAt = now();
      profile = await readCompanyProfile(db);
    },
  };
}
