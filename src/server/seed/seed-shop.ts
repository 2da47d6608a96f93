/** The first data of a shop: company, terms, content pages and a first member of staff; with `demo` a catalogue and people as well. A second start changes nothing. */
import { randomBytes } from 'node:crypto';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { keepFile } from '#server/configurator/keep-file.ts';
import { hashPassword } from '#server/session/password.ts';
import { catalogue } from './catalogue.ts';
import { company } from './company.ts';
import { contentPages } from './content/content-pages.ts';
import { demoCustomerProducts } from './customer-product.ts';
import { insertCustomerProducts } from './customer-product-store.ts';
import { demoCustomers, demoPassword, demoStaff } from './people.ts';
import { dollyFile } from './dolly.ts';
import {
  catalogIsEmpty,
  claimFirstStart,
  insertCatalog,
  insertContentPages,
  insertCustomer,
  insertStaff,
  insertTerms,
  setDemoAccounts,
  staffExists,
} from './seed-store.ts';
import { configuratorFiles } from './workbook-and-fixed.ts';

export interface SeedOptions {
  db: Db;
  demo: boolean;
  adminEmail?: string | undefined;
  adminPassword?: string | undefined;
}

const allPermissions = [1, 2, 3, 5, 6, 8];
const firstStaffEmail = 'leitung@kistenwerk.example';

export async function seedShop(options: SeedOptions): Promise<{ lines: string[] }> {
  const { db, demo } = options;
  // Hashing is slow on purpose, so it happens before the transaction and once for all demo people.
  const demoHash = demo ? await hashPassword(demoPassword) : '';
  const filled = await transaction(db, async (trx) => {
    if (await claimFirstStart(trx, company)) await insertTerms(trx);
    await insertContentPages(trx, contentPages);
    if (!demo || !(await catalogIsEmpty(trx))) return false;
    for (const file of [...configuratorFiles, dollyFile]) await keepFile(trx, file);
    const productIds = await insertCatalog(trx, catalogue);
    for (const customer of demoCustomers) await insertCustomer(trx, customer, demoHash, productIds);
    for (const ties of demoCustomerProducts) await insertCustomerProducts(trx, ties, productIds);
    for (const user of demoStaff) await insertStaff(trx, { ...user, passwordHash: demoHash, demo: true });
    return true;
  });
  const changed = await setDemoAccounts(db, demo);
  const closed = demo || changed === 0 ? [] : [`${changed} demo accounts are closed, because DEMO=0.`];
  return { lines: [...(demo ? demoLogIns(filled) : closed), ...(await firstStaff(options))] };
}

function demoLogIns(filled: boolean): string[] {
  return [
    `Demo log-ins, password ${demoPassword}${filled ? '' : ' (unless changed since)'}:`,
    ...demoStaff.map(({ email, role }) => `  ${email} (${role})`),
    ...demoCustomers.map(({ email, companyName }) => `  ${email} (${companyName === '' ? 'Kundin' : companyName})`),
  ];
}

/** Staff of a real shop: from the configuration, else one with a random password that is shown this once. */
async function firstStaff({ db, demo, adminEmail, adminPassword }: SeedOptions): Promise<string[]> {
  if (adminEmail === undefined && (demo || (await staffExists(db)))) return [];
  const password = adminPassword ?? randomBytes(12).toString('base64url');
  const email = adminEmail ?? firstStaffEmail;
  const passwordHash = await hashPassword(password);
  const created = await transaction(db, async (trx) =>
    insertStaff(trx, { email, displayName: 'Leitung', permissions: allPermissions, passwordHash, demo: false }),
  );
  if (!created) return [];
  return [
    adminPassword === undefined
      ? `First log-in of the staff: ${email}, password ${password} (shown only now)`
      : `First log-in of the staff: ${email}`,
  ];
}
