/** Sender and recipient in the form of a parcel carrier: printable ASCII, 35 characters a line. Specification: back office §5 (ascii, fedexPhone, states). */
import type { AddressText } from '#domain/contact/address.ts';
import { countryText, placeLine } from '#domain/contact/address.ts';
import { stateCodesOf } from '#domain/contact/country.ts';
import { ascii, carrierPhone, email, max, required, stateOrProvince, zipCodeByCountry } from '#domain/contact/rules.ts';
import type { Language } from '#domain/language/language.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';

export interface CarrierParty {
  readonly personName: string;
  readonly companyName: string;
  readonly phone: string;
  readonly email: string;
  readonly street: string;
  readonly street2: string;
  readonly zipCode: string;
  readonly city: string;
  readonly stateOrProvinceCode: string;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
}

const longestCarrierLine = 35;

const longest: Readonly<Partial<Record<keyof CarrierParty, number>>> = {
  personName: longestCarrierLine,
  companyName: longestCarrierLine,
  street: longestCarrierLine,
  street2: longestCarrierLine,
  city: longestCarrierLine,
  zipCode: 10,
  email: 80,
};

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  '’': "'",
  '«': '"',
  '»': '"',
  '–': '-',
};

/** The text for a label: accents are dropped, umlauts transcribed; letters of other scripts are left to be rewritten by hand. */
export function carrierText(text: string): string {
  const plain = Array.from(text.normalize('NFC'), (letter) => spelled[letter] ?? letter).join('');
  return plain.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim();
}

/** The party for an address and its contact; nothing is cut off, lines that are too long are to be shortened by hand. */
export function carrierParty(
  address: AddressText,
  { person, phone, email: mail }: { person: string; phone: string; email: string },
): CarrierParty {
  const name = carrierText(address.name);
  const who = carrierText(person);
  return {
    personName: who === '' ? name : who,
    companyName: who === '' || who === name ? '' : name,
    phone: carrierPhoneText(
      address.carrierPhone !== undefined && address.carrierPhone !== '' ? address.carrierPhone : phone,
      address.country,
    ),
    email: mail,
    street: carrierText(address.street),
    street2: carrierText([address.addition, address.additionalAddress].filter((part) => part !== '').join(', ')),
    zipCode: address.zipCode.trim(),
    city: carrierText(address.city),
    stateOrProvinceCode: stateCodesOf(address.country) === null ? '' : (address.stateOrProvinceCode ?? ''),
    country: address.country,
  };
}

/** One line per printed line, without the empty ones; the country by its code, as carriers and customs write it, or named in a language. */
export function partyLines(party: CarrierParty, language?: Language): string[] {
  const { companyName, personName, street, street2, country } = party;
  return [companyName, personName, street, street2, placeLine(party), countryText(country, language)].filter((line) => line !== '');
}

/** A local Swiss number gets the country code; an international one is unchanged. */
function carrierPhoneText(phone: string, country: string): string {
  const bare = phone.replaceAll(/[^\d+]/g, '');
  return (country === 'CH' || country === 'LI') && /^0\d{9}$/.test(bare) ? `+41${bare.slice(1)}` : bare;
}

/** The first problem of each field, in the order of the form. */
export function partyProblems(party: CarrierParty): readonly Refusal[] {
  const { personName, phone, street, zipCode, city, stateOrProvinceCode, country, email: mail } = party;
  const checks: readonly (readonly [keyof CarrierParty, Refusal | null])[] = [
    ['personName', required(personName)],
    ['companyName', null],
    ['phone', required(phone) ?? carrierPhone(phone, country)],
    ['email', mail === '' ? null : email(mail)],
    ['street', required(street)],
    ['street2', null],
    ['zipCode', required(zipCode) ?? zipCodeByCountry(zipCode, country)],
    ['city', required(city)],
    ['stateOrProvinceCode', stateOrProvince(stateOrProvinceCode, country)],
  ];
  return checks.flatMap(([field, first]) => {
    const most = longest[field];
    const problem = first ?? ascii(party[field]) ?? (most === undefined ? null : max(party[field], most));
    return problem ? [refusal(problem.key, problem.params, field)] : [];
  });
}
