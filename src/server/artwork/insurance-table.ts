/** The table of insurance rates: the premium of a transport, and the table for staff and as a file. */
import type { InsuranceTable, readInsuranceQuote as endpoint } from '#contract/insurance.ts';
import type { ParsedOf } from '#contract/endpoint.ts';
import type { Actor } from '#domain/access/permission.ts';
import { cheapestPremium } from '#domain/artwork/insurance.ts';
import type { InsuranceKind, InsuranceRate, TransportMode } from '#domain/artwork/insurance.ts';
import { canonicalJson } from '#domain/configurator/hash.ts';
import { isCountry } from '#domain/contact/country.ts';
import { csvText } from '#domain/list/csv.ts';
import type { Rappen } from '#domain/money/money.ts';
import { chfFromRappen, rappenFromChf } from '#domain/money/money.ts';
import { actorName } from '#server/call/actor-name.ts';
import { FileAnswer } from '#server/call/binding.ts';
import { refused } from '#server/call/refusal.ts';
import type { Db } from '#server/db/pool.ts';
import { transaction } from '#server/db/pool.ts';
import { addHistory } from '#server/record/record-history.ts';
import type { FieldDifference } from '#server/record/record-history.ts';
import { staleSave } from '#server/record/stale-save.ts';
import type { ArtworkServices } from './artwork-services.ts';
import { lockTable, ratesFor, readRates, replaceTable } from './insurance-store.ts';

/** Rates are stored in hundred-thousandths and shown in percent. */
const perPercent = 1000;

export interface InsuranceAsked {
  country: string;
  kind: InsuranceKind;
  mode: TransportMode;
  declared: Rappen;
}

/** Throws Refusal: `insuranceCountryMissing`, `insuranceRateMissing`. */
export async function insuranceQuote(db: Db, { country, kind, mode, declared }: InsuranceAsked) {
  const found = await ratesFor(db, { country, kind, mode });
  if (found === null) throw refused('insuranceCountryMissing', { country: country.slice(0, 2) }, 'body.countryCode');
  const { zone, rates } = found;
  const cheapest = cheapestPremium(rates, { zone, kind, mode, declared });
  if (cheapest === null) throw refused('insuranceRateMissing', { zone }, 'body.insuranceKind');
  const { rate, premium } = cheapest;
  return {
    premium: chfFromRappen(premium),
    provider: rate.provider,
    zone,
    kind,
    mode,
    rate: rate.rate / perPercent,
    declaredValue: chfFromRappen(declared),
  };
}

export async function quoteInsurance(
  db: Db,
  { countryCode, insuranceKind, declaredValue, transportMode }: ParsedOf<typeof endpoint>['body'],
) {
  const declared = rappenFromChf(declaredValue);
  const quote = await insuranceQuote(db, { country: countryCode, kind: insuranceKind, mode: transportMode, declared });
  return { ...quote, price: quote.premium };
}

export async function insuranceTable(db: Db): Promise<InsuranceTable> {
  const { version, rates, countries } = await readRates(db);
  return {
    version,
    rates: rates.map(({ rate, least, ...each }) => ({ ...each, rate: rate / perPercent, least: chfFromRappen(least) })),
    countries,
  };
}

export async function insuranceCsv(db: Db): Promise<FileAnswer> {
  const { rates, countries } = await readRates(db);
  const rows = rates.map(({ provider, zone, kind, mode, rate, least }) => [
    provider,
    zone,
    countries
      .filter((each) => each.zone === zone)
      .map(({ country }) => country)
      .join(' '),
    kind,
    mode,
    (rate / perPercent).toFixed(3),
    chfFromRappen(least).toFixed(2),
  ]);
  return new FileAnswer(
    csvText([['provider', 'zone', 'countries', 'kind', 'mode', 'price', 'least'], ...rows]),
    'text/csv; charset=utf-8',
    {
      fileName: 'versicherungssaetze.csv',
    },
  );
}

export async function writeTable({ db, now }: ArtworkServices, table: InsuranceTable, actor: Actor): Promise<InsuranceTable> {
  const { version, rates, countries } = table;
  const keys = rates.map((rate) => nameOf(rate).normalize('NFC').toLowerCase());
  const twice = keys.findIndex((key, at) => keys.indexOf(key) < at);
  if (twice >= 0) throw refused('insuranceRateTwice', {}, `body.rates.${twice}`);
  const again = countries.findIndex(({ country }, at) => countries.findIndex((each) => each.country === country) < at);
  if (again >= 0) throw refused('insuranceRateTwice', {}, `body.countries.${again}`);
  const unknown = countries.findIndex(({ country }) => !isCountry(country));
  if (unknown >= 0)
    throw refused('validation.country', { country: countries[unknown]?.country ?? '' }, `body.countries.${unknown}.country`);
  await transaction(db, async (trx) => {
    const current = await lockTable(trx);
    if (current !== version) throw await staleSave(trx, { kind: 'insuranceTable', id: 1, version, current: await insuranceTable(trx) });
    const stored = rates.map(({ rate, least, ...each }) => ({ ...each, rate: Math.round(rate * perPercent), least: rappenFromChf(least) }));
    const before = await readRates(trx);
    if (rowsOf(before.rates) === rowsOf(stored) && rowsOf(before.countries) === rowsOf(countries)) return;
    await replaceTable(trx, { rates: stored, countries });
    const write = { recordId: 1, version: version + 1, at: new Date(now()), who: actorName(actor) };
    await addHistory(trx, 'insuranceTable', write, [
      ...differencesOf('rates', toldRates(before.rates), toldRates(stored)),
      ...differencesOf('countries', toldCountries(before.countries), toldCountries(countries)),
    ]);
  });
  return insuranceTable(db);
}

const nameOf = ({ provider, zone, kind, mode }: Pick<InsuranceRate, 'provider' | 'zone' | 'kind' | 'mode'>): string =>
  `${zone} ${kind} ${mode} ${provider}`;

const toldRates = (rates: readonly InsuranceRate[]) =>
  new Map(
    rates.map((each) => [
      nameOf(each),
      `${nameOf(each)}: ${(each.rate / perPercent).toFixed(3)} %, ${chfFromRappen(each.least).toFixed(2)}`,
    ]),
  );

const toldCountries = (countries: InsuranceTable['countries']) =>
  new Map(countries.map(({ country, zone }) => [country, `${country}: ${zone}`]));

/** One entry for each row that came, went or changed: what a premium was computed with can be found again. */
function differencesOf(field: string, before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): FieldDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((key) => ({ field, before: before.get(key) ?? null, after: after.get(key) ?? null }))
    .filter((each) => each.before !== each.after);
}

/** For comparison: in whatever sequence. */
const rowsOf = (rows: readonly object[]): string => rows.map(canonicalJson).toSorted().join();
