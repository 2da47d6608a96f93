/** Keeps sizes and standards in a name or sentence on one line: `Faltkarton 400 × 300 × 200` breaks before its numbers, `Exportkiste ISPM 15` before ISPM. */
export function unbrokenSize(name: string): string {
  const whole = name.replaceAll(/\b(ISPM|NIMP) (?=\d)/g, '$1\u00A0');
  return whole.replace(/(?<=\d) ([×+]) (?=\d)/g, '\u00A0$1\u00A0').replace(/(?<=\d) (?=(?:mm|cm|m|kg|t)\b)/g, '\u00A0');
}

/** A make's name stays whole at its hyphen: `PostFinance E-Finance` breaks before its second word only. */
export const unbrokenName = (name: string): string => name.replaceAll(/-(?=\p{L})/gu, '-\u2060');

/** A product's name: short words stay whole at their hyphen, as `claire-voie` does, and seats keep their number. */
export const unbrokenProduct = (name: string): string =>
  unbrokenSize(name)
    .replaceAll(/(?<=\d) (?=(?:Plätze|Sitze|places|seats)\b)/g, '\u00A0')
    .replaceAll(/\p{L}+-\p{L}+/gu, (word) => (word.length > 12 ? word : word.replace('-', '-\u2060')));

export const unbrokenPlace = (zipCode: string, place: string): string => `${zipCode}\u00A0${place}`.trim();

/** A number to call within a sentence. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', '\u00A0');
