/** Fills a demo shop with a catalogue and people, once. */
import { keepFile } from '#server/configurator/keep-file.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import type { AddStaff } from '#server/seed/first-start.ts';
import { hashPassword } from '#server/session/password.ts';
import { insertInsuranceRates } from './artwork/insurance-store.ts';
import { catalogIsEmpty, insertCatalog } from './catalogue/catalogue-store.ts';
import { catalogue } from './catalogue/catalogue.ts';
import { dollyFile } from './catalogue/dolly.ts';
import { configuratorFiles } from './catalogue/workbook-and-fixed.ts';
import { insertCustomerProducts } from './people/customer-product-store.ts';
import { demoCustomerProducts } from './people/customer-product.ts';
import { insertCustomer } from './people/people-store.ts';
import { demoCustomers, demoPassword, demoStaff } from './people/people.ts';

/** Returns the log-ins, to be printed. */
export async function fillDemo(db: Db, addStaff: AddStaff, at: number): Promise<string[]> {
  // Hashing is deliberately slow, so it happens before the transaction and once for all demo people.
  const passwordHash = await hashPassword(demoPassword);
  const filled = await transaction(db, async (trx) => {
    if (!(await catalogIsEmpty(trx))) return false;
    for (const file of [...configuratorFiles, dollyFile]) await keepFile(trx, file);
    const productIds = await insertCatalog(trx, catalogue);
    await insertInsuranceRates(trx);
    for (const customer of demoCustomers) await insertCustomer(trx, customer, { passwordHash, productIds, at });
    for (const ties of demoCustomerProducts) await insertCustomerProducts(trx, ties, productIds);
    for (const user of demoStaff) await addStaff(trx, { ...user, passwordHash, demo: true });
    return true;
  });
  return [
    `Demo log-ins, password ${demoPassword}${filled ? '' : ' (unless changed since)'}:`,
    ...demoStaff.map(({ email, role }) => `  ${email} (${role})`),
    ...demoCustomers.map(({ email, companyName }) => `  ${email} (${companyName === '' ? 'Kundin' : companyName})`),
  ];
}
