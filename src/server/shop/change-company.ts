/** Changes the company record. Papers made before are frozen and stay unchanged. */
import type { Company as CompanyAnswer, changeCompany as endpoint } from '#contract/company.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import { companyProblems, ibanText } from '#domain/setting/company.ts';
import { Refusal, refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { fieldDifferences } from '#server/record/field-differences.ts';
import { addHistory } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import { settingRecord } from '#server/setting/setting-record.ts';
import type { CompanyProfile } from './company-profile.ts';
import { findCompany, lockCompany, storeCompany } from './shop-store.ts';

export interface CompanyServices {
  db: Db;
  now: () => number;
  knowsZipCode: (zipCode: string) => boolean;
  /** Makes pages and papers show it at once. */
  refresh: () => Promise<void>;
}

export async function companyRecord(db: Db): Promise<CompanyAnswer> {
  const { version, profile } = await findCompany(db);
  return { ...fieldsOf(profile), version };
}

export async function changeCompany(services: CompanyServices, given: ParsedOf<typeof endpoint>['body'], who: string): Promise<void> {
  const { version, ...changes } = given;
  const { db, now } = services;
  await transaction(db, async (trx) => {
    const { version: current, profile: before } = await lockCompany(trx);
    const id = settingRecord.company;
    if (current !== version)
      throw await staleSave(trx, { kind: 'setting', id, version, current: { ...fieldsOf(before), version: current } });
    const after: CompanyProfile = {
      ...before,
      ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<CompanyProfile>),
      iban: ibanText(changes.iban ?? before.iban),
      qrIban: ibanText(changes.qrIban ?? before.qrIban),
    };
    refuseProblems(after, services.knowsZipCode);
    await storeCompany(trx, after);
    const write = { recordId: id, version: version + 1, at: new Date(now()), who };
    await addHistory(trx, 'setting', write, fieldDifferences(fieldsOf(before), fieldsOf(after)));
  });
  await services.refresh();
}

function refuseProblems(company: CompanyProfile, knowsZipCode: (zipCode: string) => boolean): void {
  const problems = Object.entries(companyProblems(company));
  if (problems.length > 0)
    throw new Refusal(
      422,
      problems.map(([field, { key, params }]) => ({ message: key, params: { ...params }, field: `body.${field}` })),
    );
  if (!knowsZipCode(company.zipCode)) throw refused('zipCodeUnknown', { zipCode: company.zipCode }, 'body.zipCode');
}

/** The fields that staff edit here. */
function fieldsOf(profile: CompanyProfile): Omit<CompanyAnswer, 'version'> {
  const { name, street, zipCode, city, canton, phone, email, domain, uid, iban, qrIban, pageTitle, openingHours } = profile;
  return { name, street, zipCode, city, canton, phone, email, domain, uid, iban, qrIban, pageTitle, openingHours };
}
