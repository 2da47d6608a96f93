/**
 * Addresses for invoices and goods, which of them are domestic, and what is wrong with a typed address.
 * Specification: storefront §3 (Address), §5 (postal code by country, street, state or province, carrier phone).
 * It knows no customer and no shipping cost formula.
 */
import type { Language } from '#domain/language/language.ts';
import type { Rappen } from '#domain/money/money.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { countryName } from './country-name.ts';
import { isCountry, stateCodesOf } from './country.ts';
import { carrierPhone, controlCharacter, max, required, stateOrProvince, street, webAddress, zipCodeByCountry } from './rules.ts';

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
  /** In the USA and Canada; addresses elsewhere, and those of older documents, have none. */
  readonly stateOrProvinceCode?: string | undefined;
  /** Of the consignee abroad, for carrier and customs. */
  readonly carrierPhone?: string | undefined;
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
/** The value for none on the wire and in the database. */
export const noFixedDeliveryCost = -1;

/** Reads francs as on the wire. */
export function fixedDeliveryCostFromChf(chf: number): Rappen | null {
  return chf < 0 ? null : rappenFromChf(chf);
}

/** Domestic means Switzerland or Liechtenstein. */
export function isDomestic(country: string): boolean {
  return country === 'CH' || country === 'LI';
}

const longest: Readonly<Required<Record<keyof AddressText, number>>> = {
  name: 100,
  addition: 100,
  street: 100,
  additionalAddress: 100,
  zipCode: 11,
  city: 60,
  country: 2,
  stateOrProvinceCode: 2,
  carrierPhone: 17,
};

/** The first problem of each field, in the order of the form; empty when the address can be stored. `knowsZipCode`: of domestic codes. */
export function addressProblems(address: AddressText, knowsZipCode: (zipCode: string) => boolean = () => true): readonly Refusal[] {
  const { name, street: streetText, zipCode, city, country, stateOrProvinceCode = '', carrierPhone: phone = '' } = address;
  const unknown = isDomestic(country) && !knowsZipCode(zipCode) ? refusal('zipCodeUnknown', { zipCode }) : null;
  const checks: readonly (readonly [keyof AddressText, Refusal | null])[] = [
    ['name', required(name)],
    ['addition', null],
    ['street', required(streetText) ?? street(streetText)],
    ['additionalAddress', null],
    ['zipCode', required(zipCode) ?? zipCodeByCountry(zipCode, country) ?? unknown],
    ['city', required(city)],
    ['country', required(country) ?? (isCountry(country) ? null : refusal('validation.country', { country: country.slice(0, 2) }))],
    ['stateOrProvinceCode', stateOrProvince(stateOrProvinceCode, country)],
    ['carrierPhone', carrierPhone(phone, country) && carrierPhone(phone.replaceAll(' ', ''), country)],
  ];
  return checks.flatMap(([field, first]) => {
    const value = address[field] ?? '';
    const problem = first ?? controlCharacter(value) ?? webAddress(value) ?? max(value, longest[field]);
    return problem ? [refusal(problem.key, problem.params, field)] : [];
  });
}

/** One line per printed line, without the empty ones; the country only when it is not Switzerland: by its name, without a language by its code. */
export function addressLines(address: AddressText, language?: Language): readonly string[] {
  const { name, addition, street: streetText, additionalAddress, country } = address;
  const abroad = country === defaultCountry ? '' : countryText(country, language);
  return [name, addition, streetText, additionalAddress, placeLine(address), abroad].filter((line) => line !== '');
}

/** By name; by its code without a language. */
export function countryText(code: string, language: Language | undefined): string {
  return language === undefined || !isCountry(code) ? code : countryName(code, language);
}

export type Place = Pick<AddressText, 'zipCode' | 'city' | 'stateOrProvinceCode'> & { readonly country?: string };

/** Postal code and place; in North America the postal code comes after state or province. Without a country: domestic. */
export function placeLine({ zipCode, city, country = defaultCountry, stateOrProvinceCode = '' }: Place): string {
  return stateCodesOf(country) === null ? `${zipCode} ${city}`.trim() : `${city}, ${stateOrProvinceCode} ${zipCode}`.trim();
}

/** Drops what does not apply to the country: a state outside North America, a carrier's phone within Switzerland and Liechtenstein. */
export function abroadOnly({ country, stateOrProvinceCode = '', carrierPhone: phone = '' }: AddressText): {
  stateOrProvinceCode: string;
  carrierPhone: string;
} {
  return {
    stateOrProvinceCode: stateCodesOf(country) === null ? '' : stateOrProvinceCode,
    carrierPhone: isDomestic(country) ? '' : phone.trim(),
  };
}
