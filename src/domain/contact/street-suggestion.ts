/** Suggestions of an address search for a street being typed: read from its labels, limited to those that match what was typed. */
import type { Place } from './address.ts';
import { placeLine } from './address.ts';

export interface StreetSuggestion {
  /** With the house number once one is being typed. */
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
}

/** Fewer letters match too much. */
export const fewestLetters = 3;
const mostSuggestions = 8;

/** `Seftigenstrasse 264 <b>3084 Wabern</b>`; null: another kind of label. */
export function readAddressLabel(label: string): StreetSuggestion | null {
  const [, street = '', zipCode = '', city = ''] = /^([^<>]{2,100}?)\s*<b>(\d{4})\s+([^<>]{1,60})<\/b>$/.exec(label.trim()) ?? [];
  return street === '' ? null : { street: street.trim(), zipCode, city: city.trim() };
}

const houseNumber = /\s+\d+\s*[a-z]?(?:[./-]\d+\s*[a-z]?)*$/i;

/** `zipCode`: as typed so far; a complete one excludes other places. */
export function streetSuggestions(labels: readonly string[], typed: { street: string; zipCode: string }): StreetSuggestion[] {
  const zipCode = typed.zipCode.trim();
  const isNumbered = /\s\d/.test(typed.street.trim());
  const found = labels
    .map(readAddressLabel)
    .filter((each) => each !== null && (zipCode.length < 4 || each.zipCode === zipCode))
    .map((each) => (isNumbered ? each : each && { ...each, street: each.street.replace(houseNumber, '') }))
    .filter((each) => each !== null);
  return [...new Map(found.map((each) => [placedStreet(each), each])).values()].slice(0, mostSuggestions);
}

/** One line that distinguishes streets of the same name. */
export const placedStreet = ({ street, ...place }: Place & { readonly street: string }): string => `${street}, ${placeLine(place)}`;
