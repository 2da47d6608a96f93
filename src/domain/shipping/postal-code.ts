/**
 * The postal codes of Switzerland and Liechtenstein with their towns and places, for delivery estimates.
 * Specification: storefront §4 (a zip code refreshes prices if it is valid). The table itself is passed in as rows.
 */
import { plz } from '#domain/contact/rules.ts';
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';
import type { Place } from './distance.ts';

export interface PostalCode extends Place {
  readonly zipCode: string;
  readonly place: string;
  /** Two letters; `FL` for Liechtenstein. */
  readonly canton: string;
}

/** zip code, town, canton, latitude, longitude */
export type PostalCodeRow = readonly [zipCode: string, place: string, canton: string, latitude: number, longitude: number];

/** Towns by code, the main one first. */
export type PostalCodeTable = ReadonlyMap<string, readonly PostalCode[]>;

export function postalCodeTable(rows: Iterable<PostalCodeRow>): PostalCodeTable {
  const table = new Map<string, PostalCode[]>();
  for (const [zipCode, place, canton, latitude, longitude] of rows) {
    const entry = { zipCode, place, canton, latitude, longitude };
    const towns = table.get(zipCode);
    if (towns) towns.push(entry);
    else table.set(zipCode, [entry]);
  }
  return table;
}

/** The main town of a code. */
export function findPostalCode(table: PostalCodeTable, zipCode: string): Outcome<PostalCode> {
  if (zipCode === '' || plz(zipCode)) return refused('validation.plz', {}, 'zipCode');
  const town = table.get(zipCode)?.[0];
  return town ? accepted(town) : refused('zipCodeUnknown', { zipCode }, 'zipCode');
}

export function countryOf(postalCode: PostalCode): 'CH' | 'LI' {
  return postalCode.canton === 'FL' ? 'LI' : 'CH';
}
