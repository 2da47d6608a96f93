/**
 * Joins thousands written with a space: `1 200 x 800`, `1 200 × 1 000 mm`, `1 500 kg`. Takes a text in small letters.
 *
 * One or two digits and a group of exactly three are one number, up to the length of a truck, where nothing else can be meant:
 * - the group begins with a zero: 1 050 x 800;
 * - it stands after a sign or a word for a side: 800 x 1 200, Länge 1 200 (of two digits only beside millimetres: 30x20x10 100);
 * - millimetres or kilograms follow, and no further side;
 * - another side of the size is written like this.
 * At the beginning of a size one digit may also be a quantity: 3 600 x 400 are three of 600 x 400. There it is one number only if all sides are millimetres,
 * none has four digits without a space, and the quantity would be one (but EPAL 1 is a name), or the group alone would be shorter than the side after it and the number not more
 * than six times as long (2 400 x 600, not 5 300 x 400).
 */

const apart = String.raw`(?<![\p{L}\d_.,-])`;
/** Up to 13 999 mm. */
const lead = '(?:[1-9]|1[0-3])';
const by = String.raw`\s?(?:[x\u00d7*/]|auf|mal|by|sur|par)\s?`;
const unit = String.raw`(?:\s?(?:mm|cm|m)(?![\p{L}\d]))`;
const side = String.raw`(?:${lead}\s\d{3}|\d{1,5})(?!\d)(?:[.,]\d{1,3})?${unit}?`;
const sideWord = 'länge|breite|höhe|tiefe|laenge|hoehe|longueur|largeur|hauteur|profondeur|length|width|height|depth';

const size = new RegExp(`${apart}${side}(?:${by}${side}){1,2}`, 'gu');
const grouped = /(?<![\d.,])(\d{1,2})\s(\d{3})(?!\d)/g;
const numbers = /\d{1,2}\s\d{3}(?!\d)|\d+/g;
/** Its kinds have numbers: EPAL 1. */
const numberedName = /(?<!\p{L})epal\s$/u;
/** Times the side after it. */
const longest = 6;
/** Not of millimetres, nor of the word "mal". */
const otherUnit = /(?<!m)m(?!\p{L})/u;

const single = [
  new RegExp(String.raw`(?<=(?:${sideWord}|(?<!\p{L})[lbht](?=\s?[=:]))\s?[=:]?\s?)(${lead})\s(\d{3})(?!\d)`, 'gu'),
  new RegExp(String.raw`${apart}(${lead})\s(0\d\d)(?!\d)`, 'gu'),
  new RegExp(String.raw`${apart}([1-9]|(?<!\d\s)[1-9]\d)\s(\d{3})(?=\s?(?:mm|kg|kilos?)(?![\p{L}\d])(?!${by}\d))`, 'gu'),
];

export function joinThousands(text: string): string {
  if (!/\d\s\d{3}/.test(text)) return text;
  return single.reduce(
    (joined, form) => joined.replaceAll(form, '$1$2'),
    text.replaceAll(size, (typed, at: number) => joinSides(typed, text.slice(0, at))),
  );
}

function joinSides(typed: string, before: string): string {
  const mayBeOne = !numberedName.test(before);
  const [, ...others] = typed.match(numbers) ?? [];
  const areMillimetres = !otherUnit.test(typed) && others.every((each) => each.length > 2);
  const othersGrouped = others.some((each) => /\s/.test(each));
  const isOneNumber = (first: string, group: string): boolean =>
    othersGrouped ||
    (first.length === 1 &&
      areMillimetres &&
      others.every((each) => each.length < 4) &&
      ((first === '1' && mayBeOne) || (Number(group) < Number(others[0]) && Number(first + group) <= longest * Number(others[0]))));
  return typed.replaceAll(grouped, (apart: string, first: string, group: string, at: number) =>
    (at === 0 ? isOneNumber(first, group) : first.length === 1 || areMillimetres) ? `${first}${group}` : apart,
  );
}
