/**
 * Where invoices and goods go, what counts as domestic, and what is wrong with an address that somebody typed.
 * Specification: storefront §3 (Address), §5 (postal code by country, street). It knows no customer and no shipping cost formula.
 */
import type { Rappen } from '#domain/money/money.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { isCountry } from './country.ts';
import { controlCharacter, max, required, street, zipCodeByCountry } from './rules.ts';

/** An address as documents print it. */
export interface AddressText {
  readonly name: string;
  readonly addition: string;
  readonly street: string;
  readonly additionalAddress: string;
  readonly zipCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

export interface Address extends AddressText {
  readonly id: number;
  readonly customerId: number;
  /** Replaces the computed delivery cost; null = none (−1 on the wire). */
  readonly fixedDeliveryCost: Rappen | null;
  readonly isDefaultShipping: boolean;
  readonly isDefaultInvoice: boolean;
}

export const defaultCountry = 'CH';
/** What the wire and the database write for none. */
export const noFixedDeliveryCost = -1;

/** Reads francs as the wire writes them. */
export function fixedDeliveryCostFromChf(chf: number): Rappen | null {
  return chf < 0 ? null : rappenFromChf(chf);
}

/** Domestic means Switzerland or Liechtenstein. */
export function isDomestic(country: string): boolean {
  return country === 'CH' || country === 'LI';
}

const longest: Readonly<Record<keyof AddressText, number>> = {
  name: 100,
  addition: 100,
  street: 100,
  additionalAddress: 100,
  zipCode: 11,
  city: 60,
  country: 2,
};

/** The first problem of each field, in the order of the form; empty when the address can be stored. */
export function addressProblems(address: AddressText): readonly Refusal[] {
  const { name, street: streetText, zipCode, city, country } = address;
  const checks: readonly (readonly [keyof AddressText, Refusal | null])[] = [
    ['name', required(name)],
    ['addition', null],
    ['street', required(streetText) ?? street(streetText)],
    ['additionalAddress', null],
    ['zipCode', required(zipCode) ?? zipCodeByCountry(zipCode, country)],
    ['city', required(city)],
    ['country', required(country) ?? (isCountry(country) ? null : refusal('validation.country', { country: country.slice(0, 2) }))],
  ];
  return checks.flatMap(([field, first]) => {
    const value = address[field];
    const problem = first ?? controlCharacter(value) ?? max(value, longest[field]);
    return problem ? [refusal(problem.key, problem.params, field)] : [];
  });
}

/** One line per printed line, without the empty ones; the country only when it is not Switzerland. */
export function addressLines(address: AddressText): readonly string[] {
  const { name, addition, street: streetText, additionalAddress, zipCode, city, country } = address;
  const place = `${zipCode} ${city}`.trim();
  return [name, addition, streetText, additionalAddress, place, country === defaultCountry ? '' : country].filter((line) => line !== '');
}
