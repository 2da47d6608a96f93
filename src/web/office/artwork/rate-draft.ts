/** The table of insurance rates as a draft: its rows, and the countries of each zone as a text. */
import type { InsuranceTable } from '#contract/insurance.ts';
import type { Fields } from '../record/merge-fields.ts';
import type { RecordForm } from '../record/use-record.ts';
import { francsText } from '../text/francs-text.ts';
import { artworkWords } from './artwork-words.ts';

const { rates: t, insurance } = artworkWords;

export type Rate = InsuranceTable['rates'][number];

export interface RatesDraft {
  rates: readonly Rate[];
  zones: Readonly<Record<number, string>>;
  /** Names of the rates as they were read, so that a removed one is known as such. */
  known: readonly string[];
}

export const newRate = (rates: readonly Rate[]): Rate =>
  rates.at(-1) ?? { provider: '', zone: 1, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.3, least: 30 };

export const draftOf = ({ rates, countries }: InsuranceTable): RatesDraft => ({
  rates,
  zones: zoneTexts(countries),
  known: [...named(rates).keys()],
});

function zoneTexts(countries: InsuranceTable['countries']): RatesDraft['zones'] {
  const zones = Map.groupBy(countries, ({ zone }) => zone);
  return Object.fromEntries([...zones].map(([zone, all]) => [zone, all.map(({ country }) => country).join(' ')]));
}

export const tableOf = ({ rates, zones }: RatesDraft): Omit<InsuranceTable, 'version'> => ({
  rates: [...rates],
  countries: Object.entries(zones).flatMap(([zone, text]) =>
    text
      .split(/[\s,;]+/)
      .filter((country) => country !== '')
      .map((country) => ({ country: country.slice(0, 2), zone: Number(zone) })),
  ),
});

/** Rates by what tells them apart; a row just added may still read like another one. */
function named(rates: readonly Rate[]): ReadonlyMap<string, Rate> {
  const found = new Map<string, Rate>();
  for (const rate of rates) {
    const name = [`${t.zone} ${rate.zone}`, insurance.kinds[rate.kind], insurance.modes[rate.mode], rate.provider].join(', ');
    const again = [...found.keys()].filter((each) => each === name || each.startsWith(`${name} (`)).length;
    found.set(again === 0 ? name : `${name} (${again + 1})`, rate);
  }
  return found;
}

const rateText = (rate: Rate | undefined): string => (rate === undefined ? '' : t.inWords(rate.rate.toFixed(3), francsText(rate.least)));

function fieldsOf({ rates, zones, known }: RatesDraft): Fields {
  const rows = named(rates);
  return Object.fromEntries([
    ...[...new Set([...known, ...rows.keys()])].map((name) => [name, rateText(rows.get(name))]),
    ...Object.entries(zones).map(([zone, text]) => [t.zoneCountries(Number(zone)), text]),
  ]) as Fields;
}

function withFields(saved: RatesDraft, own: RatesDraft, fields: Fields): RatesDraft {
  const [theirs, mine] = [named(saved.rates), named(own.rates)];
  const zones = new Set([...Object.keys(saved.zones), ...Object.keys(own.zones)].map(Number));
  return {
    rates: [...new Set([...theirs.keys(), ...mine.keys()])].flatMap((name) => {
      const rate = [theirs.get(name), mine.get(name)].find((each) => each !== undefined && rateText(each) === fields[name]);
      return rate ?? [];
    }),
    zones: Object.fromEntries([...zones].map((zone) => [zone, fields[t.zoneCountries(zone)] ?? ''])),
    known: saved.known,
  };
}

/** Fields are named as they are read. Problems are the server's to tell. */
export const ratesForm: RecordForm<RatesDraft> = { fieldsOf, withFields, problemsOf: () => ({}) };
