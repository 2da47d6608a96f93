/** SQL of the company record. */
import type { Db, Trx } from '#server/db/pool.ts';
import { CompanyProfile } from './company-profile.ts';

export async function readCompanyProfile(db: Db): Promise<CompanyProfile> {
  return (await findCompany(db)).profile;
}

const company = (db: Db) => db.selectFrom('company_profile').select(['data', 'version']);

const recordOf = ({ data, version }: { data: unknown; version: number }) => ({ profile: CompanyProfile.parse(data), version });

export async function findCompany(db: Db): Promise<{ profile: CompanyProfile; version: number }> {
  return recordOf(await company(db).executeTakeFirstOrThrow());
}

export async function lockCompany(trx: Trx): Promise<{ profile: CompanyProfile; version: number }> {
  return recordOf(await company(trx).forUpdate().executeTakeFirstOrThrow());
}

/** Raises the version. */
export async function storeCompany(trx: Trx, profile: CompanyProfile): Promise<void> {
  await trx
    .updateTable('company_profile')
    .set((set) => ({ data: JSON.stringify(profile), version: set('version', '+', 1) }))
    .execute();
}
