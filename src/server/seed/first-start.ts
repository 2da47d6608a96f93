/** The first data of a shop: company, terms, text pages and a first member of staff. A second start changes nothing. */
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { hashPassword } from '#server/session/password.ts';
import { company } from './company.ts';
import type { FirstPage } from './first-start-store.ts';
import { claimFirstStart, insertContentPages, insertStaff, insertTerms, setDemoAccounts, staffExists } from './first-start-store.ts';

export type AddStaff = typeof insertStaff;

export interface FirstStart {
  db: Db;
  pages: readonly FirstPage[];
  /** Fills a demo shop and returns the lines to print about it; null: not a demo. */
  fillDemo: ((db: Db, addStaff: AddStaff) => Promise<string[]>) | null;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
}

const firstStaffEmail = 'leitung@kistenwerk.example';

export async function firstStart(start: FirstStart): Promise<{ lines: string[] }> {
  const { db, pages, fillDemo } = start;
  await transaction(db, async (trx) => {
    if (await claimFirstStart(trx, company)) await insertTerms(trx);
    await insertContentPages(trx, pages);
  });
  const demoLines = fillDemo === null ? [] : await fillDemo(db, insertStaff);
  const changed = await setDemoAccounts(db, fillDemo !== null);
  const closed = fillDemo !== null || changed === 0 ? [] : [`${changed} demo accounts are closed, because DEMO=0.`];
  return { lines: [...demoLines, ...closed, ...(await firstStaff(start))] };
}

/** Staff of a real shop: from the configuration, else one with a random password that is shown only this once. */
async function firstStaff({ db, fillDemo, adminEmail, adminPassword }: FirstStart): Promise<string[]> {
  if (adminEmail === undefined && (fillDemo !== null || (await staffExists(db)))) return [];
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const email = adminEmail ?? firstStaffEmail;
  const passwordHash = await hashPassword(password);
  const created = await transaction(db, async (trx) =>
    insertStaff(trx, { email, displayName: 'Leitung', role: 'Leitung', passwordHash, demo: false }),
  );
  if (!created) return [];
  return [
    adminPassword === undefined
      ? `First log-in of the staff: ${email}, password ${password} (shown only now)`
      : `First log-in of the staff: ${email}`,
  ];
}
