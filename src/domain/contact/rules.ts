/**
 * The form rules: each checks one text and returns null or the reason for refusing it. An empty text is refused by `required` alone.
 * Specification: storefront §5. Every pattern is bounded or a single character class, so hostile texts of any length are checked in linear time.
 * They know no field and no sentence; the key identifies the sentence.
 */
import type { Refusal, RefusalParams } from '#domain/refusal/refusal.ts';
import { refusal } from '#domain/refusal/refusal.ts';
import { stateCodesOf } from './country.ts';
import { isPunycode } from './punycode.ts';

export type RuleName =
  | 'required'
  | 'alpha'
  | 'email'
  | 'min'
  | 'max'
  | 'numeric'
  | 'double'
  | 'password'
  | 'phone'
  | 'street'
  | 'plz'
  | 'plzNonCH'
  | 'zipCodeByCountry'
  | 'currency'
  | 'ascii'
  | 'fedexPhone'
  | 'northAmericaStateOrProvinceCode'
  | 'controlCharacter'
  | 'webAddress';

function unless(valid: boolean, rule: RuleName, params: RefusalParams = {}): Refusal | null {
  return valid ? null : refusal(`validation.${rule}`, params);
}

function matches(value: string, pattern: RegExp, rule: RuleName): Refusal | null {
  return unless(value === '' || pattern.test(value), rule);
}

/** At least one character that can be seen. */
export function required(value: string): Refusal | null {
  return unless(/[^\s\u2800\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(value), 'required');
}

export function alpha(value: string): Refusal | null {
  return matches(value, /^[\p{L}\p{M}]*$/u, 'alpha');
}

/** Length in characters (code points). */
export function min(value: string, length: number): Refusal | null {
  return unless(value === '' || characterCount(value) >= length, 'min', { length });
}

export function max(value: string, length: number): Refusal | null {
  return unless(characterCount(value) <= length, 'max', { length });
}

export function numeric(value: string): Refusal | null {
  return matches(value, /^[0-9]*$/, 'numeric');
}

export function double(value: string): Refusal | null {
  return matches(value, /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/, 'double');
}

/** The repetition must equal the target field, here even when empty. */
export function password(value: string, target: string): Refusal | null {
  return unless(value === target, 'password');
}

/** Optional plus, then digits and spaces, 1 to 17 characters, at least one of them a digit. */
export function phone(value: string): Refusal | null {
  return unless(value === '' || (/^\+?[0-9 ]{1,17}$/.test(value) && /[0-9]/.test(value)), 'phone');
}

/** Fewer digits than a Swiss number has. It may still be right: it is asked about, not refused. */
export function isPhoneShort(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return digits > 0 && digits < 9;
}

/** A street contains letters; house numbers and punctuation are allowed beside them. */
export function street(value: string): Refusal | null {
  return matches(value, /\p{L}/u, 'street');
}

export function plz(value: string): Refusal | null {
  return matches(value, /^[0-9]{4}$/, 'plz');
}

export function plzNonCH(value: string): Refusal | null {
  return matches(value, /^[\w -]{3,11}$/, 'plzNonCH');
}

/** The Swiss form for CH, the general one for every other country; the refusal names the country. */
export function zipCodeByCountry(value: string, country: string): Refusal | null {
  const problem = country === 'CH' ? plz(value) : plzNonCH(value);
  return unless(problem === null, 'zipCodeByCountry', { country });
}

/** Optional sign, then 1 to 8 digits at the start. */
export function currency(value: string): Refusal | null {
  return matches(value, /^[+-]?[0-9]{1,8}/, 'currency');
}

/** Printable ASCII and newlines only. */
export function ascii(value: string): Refusal | null {
  return matches(value, /^[ -~\r\n]*$/, 'ascii');
}

/** Optional plus, 10 to 15 digits or spaces; for US and CA without the dialling prefix 001. */
export function carrierPhone(value: string, country: string): Refusal | null {
  const prefixed = (country === 'US' || country === 'CA') && value.startsWith('001');
  return unless(value === '' || (/^\+?[0-9 ]{10,15}$/.test(value) && !prefixed), 'fedexPhone');
}

/** Required and from the list for US and CA, free elsewhere. */
export function stateOrProvince(value: string, country: string): Refusal | null {
  return unless(stateCodesOf(country)?.includes(value) ?? true, 'northAmericaStateOrProvinceCode', { country });
}

/** One line of text: no line breaks, tabs or other control characters. */
export function controlCharacter(value: string): Refusal | null {
  return matches(value, /^\P{Cc}*$/u, 'controlCharacter');
}

/** Names and addresses appear in mails to people who did not ask for them, and mail programs turn web addresses into links. */
export function webAddress(value: string): Refusal | null {
  return unless(!/:\/\/|(?<![\p{L}\p{N}])www\./iu.test(value), 'webAddress');
}

/** No shell characters, no signs of encoded words or of routing, and no option, path or pipe at the start: mail servers have interpreted all of these. */
const localPart = /^[A-Za-z0-9_][A-Za-z0-9#&'+/=_~-]*(?:\.[A-Za-z0-9#&'+/=_~-]+)*$/;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Exactly one address: no list, no display name, no control characters, a domain with at least one dot. */
export function email(value: string): Refusal | null {
  return unless(value === '' || isEmail(value), 'email');
}

function isEmail(value: string): boolean {
  if (value.length > 254) return false;
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64 || !localPart.test(value.slice(0, at))) return false;
  const labels = value.slice(at + 1).split('.');
  return (
    labels.length >= 2 && labels.every((label) => domainLabel.test(label) && isLabelEncoded(label)) && /\p{L}/u.test(labels.at(-1) ?? '')
  );
}

/** A punycode label (`xn--`) must decode. */
function isLabelEncoded(label: string): boolean {
  return !/^xn--/i.test(label) || isPunycode(label.slice(4));
}

function characterCount(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
