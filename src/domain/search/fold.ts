/**
 * Makes texts comparable: case, accents, umlauts and ß are removed, also when written as ae, oe, ue.
 * Design: peers §3 (Search). The result is for comparing only and never shown.
 */

export function fold(text: string): string {
  return plainLetters(text).replaceAll(/([aou])e/g, '$1');
}

/** Keeps ae, oe, ue: `Plaette` may be a typing error for Palette rather than a Plätte. */
export function plainLetters(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** Letters and digits only, without case and accents: the form in which article numbers are compared. `HK_0001`, `hk-0001` and `HK 0001` are equal. */
export function compact(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/g, '');
}

/** The folded words of a text, in order. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[a-z0-9]+/g) ?? [];
}
