/** SQL of the table of insurance rates. */
import type { InsuranceKind, InsuranceRate, TransportMode } from '#domain/artwork/insurance.ts';
import { rappen } from '#domain/money/money.ts';
import type { Db, Trx } from '#server/db/pool.ts';

export interface InsuranceRows {
  version: number;
  rates: InsuranceRate[];
  countries: { country: string; zone: number }[];
}

export async function readRates(db: Db): Promise<InsuranceRows> {
  const { version } = await db.selectFrom('insurance_table').select('version').executeTakeFirstOrThrow();
  const rates = await db
    .selectFrom('insurance_rate')
    .select(['provider', 'zone', 'kind', 'mode', 'rate', 'least'])
    .orderBy('zone')
    .orderBy('kind', 'desc')
    .orderBy('mode')
    .orderBy('provider')
    .execute();
  const countries = await db.selectFrom('insurance_country').select(['country', 'zone']).orderBy('zone').orderBy('country').execute();
  return { version, rates: rates.map((rate) => ({ ...rate, least: rappen(rate.least) })), countries };
}

/** Of one kind and mode in the zone of a country, in one statement: a table that is replaced meanwhile is read whole. Null: the country has no zone. */
export async function ratesFor(
  db: Db,
  { country, kind, mode }: { country: string; kind: InsuranceKind; mode: TransportMode },
): Promise<{ zone: number; rates: InsuranceRate[] } | null> {
  const rows = await db
    .selectFrom('insurance_country as c')
    .leftJoin('insurance_rate as r', (join) => join.onRef('r.zone', '=', 'c.zone').on('r.kind', '=', kind).on('r.mode', '=', mode))
    .select(['c.zone', 'r.provider', 'r.rate', 'r.least'])
    .where('c.country', '=', country)
    .orderBy('r.provider')
    .execute();
  const [first] = rows;
  if (first === undefined) return null;
  const rates = rows.flatMap(({ zone, provider, rate, least }) =>
    provider === null || rate === null || least === null ? [] : [{ provider, zone, kind, mode, rate, least: rappen(least) }],
  );
  return { zone: first.zone, rates };
}

export async function lockTable(trx: Trx): Promise<number> {
  return (await trx.selectFrom('insurance_table').select('version').forUpdate().executeTakeFirstOrThrow()).version;
}

export async function replaceTable(trx: Trx, { rates, countries }: Omit<InsuranceRows, 'version'>): Promise<void> {
  await trx.deleteFrom('insurance_rate').execute();
  await trx.deleteFrom('insurance_country').execute();
  if (rates.length > 0) await trx.insertInto('insurance_rate').values(rates).execute();
  if (countries.length > 0) await trx.insertInto('insurance_country').values(countries).execute();
  await trx
    .updateTable('insurance_table')
    .set((set) => ({ version: set('version', '+', 1) }))
    .execute();
}
