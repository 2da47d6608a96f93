/**
 * The company record, kept in the process: pages need it for every head and foot. It is read again when it is older than a few seconds; while the database
 * is away the last one stays, so that whoever browses goes on.
 */
import { unlessAway } from '#server/db/outage.ts';
import type { Db } from '#server/db/pool.ts';
import type { CompanyProfile, ReadProfile } from './company-profile.ts';
import { readCompanyProfile } from './shop-store.ts';

const maximumAgeMs = 5000;

export interface Company {
  /** What was read last; never older than a few seconds before the last `read`. */
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
