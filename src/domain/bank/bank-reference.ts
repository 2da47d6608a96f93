/** References as passed on by banks: with blanks, without leading zeros, or wrong. */
import { isCreditorReference, isQrReference } from '#domain/qr-bill/payment-reference.ts';

/** `unknown`: neither, or its check digits are wrong; it proves nothing. */
export type ReferenceKind = 'qr' | 'creditor' | 'unknown';

/** The reference in the form of our papers: digits padded to 27. */
export function normalReference(text: string): { reference: string; kind: ReferenceKind } {
  const bare = text.replaceAll(/\s/g, '').toUpperCase();
  const filled = /^[0-9]{1,27}$/.test(bare) ? bare.padStart(27, '0') : bare;
  if (isQrReference(filled)) return { reference: filled, kind: 'qr' };
  return { reference: bare, kind: isCreditorReference(bare) ? 'creditor' : 'unknown' };
}

/** References and document numbers in a payer's own words: references with correct check digits, and numbers of our papers. */
export function referencesInText(text: string): { references: string[]; numbers: string[] } {
  const found = text.slice(0, 2000).toUpperCase();
  const references = [...found.matchAll(/\b(?:RF[0-9]{2}[0-9A-Z ]{1,26}|[0-9](?: ?[0-9]){26})\b/g)]
    .map(([each]) => normalReference(each))
    .filter(({ kind }) => kind !== 'unknown')
    .map(({ reference }) => reference);
  const numbers = [...found.matchAll(/\b([AR])[ -]?(20[0-9]{2})[ -]?([0-9]{5,9})\b/g)].map(
    ([, kind, year, count]) => `${kind}${year}-${count}`,
  );
  return { references: [...new Set(references)], numbers: [...new Set(numbers)] };
}
