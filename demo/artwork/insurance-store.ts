/** SQL of the demo's insurance rates. */
import type { Trx } from '#server/db/pool.ts';
import { insuranceCountries, insuranceRates } from './insurance-rates.ts';

export async function insertInsuranceRates(trx: Trx): Promise<void> {
  await trx
    .insertInto('insurance_rate')
    .values([...insuranceRates])
    .execute();
  await trx
    .insertInto('insurance_country')
    .values([...insuranceCountries])
    .execute();
}
