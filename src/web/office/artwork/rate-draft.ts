/** The table of insurance rates as a draft: its rows, and the countries of each zone as a text. */
import type { InsuranceTable } from '#contract/insurance.ts';

export type Rate = InsuranceTable['rates'][number];

export const newRate = (rates: readonly Rate[]): Rate =>
  rates.at(-1) ?? { provider: '', zone: 1, kind: 'WOOD_PAINTINGS', mode: 'AIR', rate: 0.3, least: 30 };

/** A rate that was changed, added or removed counts once. */
export function changedRates(before: readonly Rate[], now: readonly Rate[]): number {
  const gone = before.map((rate) => JSON.stringify(rate));
  const fresh = now.filter((rate) => {
    const at = gone.indexOf(JSON.stringify(rate));
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
  return Math.max(gone.length, fresh.length);
}

export function zoneTexts({ countries }: InsuranceTable): Readonly<Record<number, string>> {
  const zones = Map.groupBy(countries, ({ zone }) => zone);
  return Object.fromEntries([...zones].map(([zone, all]) => [zone, all.map(({ country }) => country).join(' ')]));
}

export function countriesOf(zones: Readonly<Record<number, string>>): InsuranceTable['countries'] {
  return Object.entries(zones).flatMap(([zone, text]) =>
    text
      .split(/[\s,;]+/)
      .filter((country) => country !== '')
      .map((country) => ({ country: country.slice(0, 2), zone: Number(zone) })),
  );
}
