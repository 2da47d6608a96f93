/**
 * Reads sizes and weights from a typed text: `120x80`, `1200 × 800 × 600`, `120/80 cm`, `1,2 x 0,8 m`, `L 120 cm, B 80 cm`, `Länge 1200 Breite 800`, `500 kg`.
 * Without a unit, small numbers are centimetres first and millimetres second, as people say "120 auf 80" of a Euro pallet.
 */
import type { DimensionReading } from './dimension.ts';
import { uprightSide } from './dimension.ts';
import { joinThousands } from './join-thousands.ts';

export interface DimensionQuery {
  /** Likeliest first; empty: no size typed. */
  readonly readings: readonly DimensionReading[];
  readonly massKg: number | null;
  /** The text without sizes and weights. */
  readonly rest: string;
}

const mmOf: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const largestMm = 20_000;

const number = String.raw`(?<![a-z0-9.,])(\d{1,5}(?:[.,]\d{1,3})?)`;
const unit = String.raw`(?:\s?(mm|cm|m)(?![a-z0-9]))`;
const by = String.raw`\s?(?:[x*/]|auf|mal|by|sur|par)\s`;
const beside = String.raw`(?:\s?[,;])?\s(?:(?:und|et|and)\s)?`;

/** One after the other by a sign or a word: each may have a unit. */
const chain = new RegExp(`${number}${unit}?${by}${number}${unit}?(?:${by}${number}${unit}?)?(?![a-z0-9])`);
/** Side by side: each has a unit, */
const units = new RegExp(`${number}${unit}${beside}${number}${unit}(?:${beside}${number}${unit})?`);
/** or is so long that it can be nothing else. */
const three = new RegExp(String.raw`(?<![a-z0-9.,-])(\d{2,5})()[\s-](\d{2,5})()[\s-](\d{2,5})${unit}?(?![a-z0-9-])`);
const two = new RegExp(String.raw`(?<![a-z0-9.,-])(\d{3,5})()\s(\d{3,5})${unit}?(?![a-z0-9-])`);
const one = new RegExp(`${number}${unit}`);
const forms = [chain, units, three, two, one];

const mass = /(?<![a-z0-9.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(kg|kilos?|t|to(?!\s?\d)|tonn(?:en?|es))(?![a-z0-9])/;

/** A text that begins with a small number and then a size: "2 1200 x 800". */
const quantityAlone = /^\d{1,2}\s*$/;

/** "2 x 1200 x 800": nothing here is as thin as that. */
const quantityTimes =
  /(?<![a-z0-9.,])(?<!\d(?:\s?(?:mm|cm|m))?\s[x*/]\s)[1-5]\s(?:[x*]|mal)\s(?=\d{3,5}(?:\s?mm)?\s[x*/]\s\d{3,5}(?!\d|\s?c?m(?![a-z0-9])))/;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

const sideWord =
  /(?:[,;]\s)?(?<![a-z0-9äöü])(?:länge|breite|höhe|tiefe|laenge|hoehe|longueur|largeur|hauteur|profondeur|length|width|height|depth)\s?[=:]?\s?(?=\d)/g;
/** Not B1, which is part of a name. */
const sideLetter = /(?:[,;]\s)?(?<![a-z0-9äöü])[lbhtw](?:(?:\s?[=:]\s?|\s)(?=\d)|(?=\d\d|\d[.,]\d|\d\s?(?:mm|cm|m)(?![a-z0-9])))/g;
/** Metres have decimals, and so has all that stands beside 0.8. */
const inMetres = /\d\s?m(?![a-z0-9])|(?<![\d.,])0[.,]\d/;
/** 1.200 of millimetres, centimetres or kilograms; not of tonnes. */
const thousands = /(?<![\d.,])([1-9]\d?)[.,](\d{3})(?![\d.,]|\s?t)/g;

/** Signs between numbers stand free, words for sides fall away: "1200mmx800mm", "Länge 1200, Breite 800", "1.2 m lang, 80 cm breit". */
function plainText(text: string): string {
  const lower = joinThousands(text.toLowerCase());
  return (inMetres.test(lower) ? lower : lower.replaceAll(thousands, '$1$2'))
    .replaceAll(/(\d)['’ʼ](\d{3})(?!\d)/g, '$1$2')
    .replaceAll(sideWord, ' ')
    .replaceAll(/(?<=\d\s?(?:mm|cm|m))\s(?:lang|breit|hoch|tief|long|longue|large|haut|haute|wide|high|deep)(?![a-zäöü])/g, '')
    .replaceAll(/(?<=\d(?:\s?(?:mm|cm|m))?)\s?([x\u00d7*/])\s?(?=\d)/g, ' $1 ')
    .replaceAll('\u00d7', 'x')
    .replaceAll(/\s+/g, ' ');
}

/** Letters for sides fall away from sizes only: "L=1200, B=800". */
export function readDimensions(text: string): DimensionQuery {
  if (!/\d/.test(text)) return { readings: [], massKg: null, rest: text.toLowerCase().replaceAll(/\s+/g, ' ').trim() };
  const plain = plainText(text);
  const withoutLetters = plain.replaceAll(sideLetter, ' ').replaceAll(/\s+/g, ' ');
  const lettered = readPlain(withoutLetters);
  return withoutLetters === plain || lettered.readings.length > 0 ? lettered : readPlain(plain);
}

function readPlain(plain: string): DimensionQuery {
  const weight = mass.exec(plain);
  const massKg = weight === null ? null : numberOf(weight[1]!) * (weight[2]!.startsWith('k') ? 1 : 1000);
  const withoutMass = weight === null ? plain : plain.replace(weight[0], ' ').replaceAll(/\s+/g, ' ');
  const withoutQuantity = withoutMass.replace(quantityTimes, '');
  const size = sidesIn(withoutQuantity);
  return {
    readings: size === null ? [] : readingsOf(size),
    massKg,
    rest: size === null ? withoutMass.trim() : besideSize(withoutQuantity, size),
  };
}

function besideSize(text: string, { matched }: Typed): string {
  const at = text.indexOf(matched);
  const before = text.slice(0, at);
  return `${quantityAlone.test(before) ? '' : before} ${text.slice(at + matched.length)}`.trim();
}

interface Typed {
  readonly matched: string;
  readonly numbers: readonly number[];
  /** Beside each number, as far as typed. */
  readonly units: readonly (string | undefined)[];
}

function sidesIn(text: string): Typed | null {
  for (const form of forms) {
    const found = form.exec(text);
    if (found === null) continue;
    const [matched, ...fields] = found;
    const typed = [0, 2, 4].filter((at) => fields[at] !== undefined);
    return { matched, numbers: typed.map((at) => numberOf(fields[at]!)), units: typed.map((at) => fields[at + 1] || undefined) };
  }
  return null;
}

function readingsOf({ numbers, units: typed }: Typed): DimensionReading[] {
  const as = (names: readonly string[], likelihood: number): DimensionReading => {
    const sidesMm = numbers.map((each, at) => Math.round(each * (mmOf[names[at]!] ?? 1)));
    return { sidesMm, uprightMm: sidesMm.map((_, at) => uprightSide(sidesMm, at)), likelihood };
  };
  const last = typed.findLast((name) => name !== undefined);
  // A unit holds for the numbers before it that have none: "1.2 x 0.8 m".
  const named = last === undefined ? null : typed.map((_, at) => typed.slice(at).find((name) => name !== undefined) ?? last);
  const guesses = named === null ? guessed(numbers).map((name) => numbers.map(() => name)) : [named];
  return guesses
    .map((names, index) => as(names, index === 0 ? 1 : 0.6))
    .filter(({ sidesMm }) => sidesMm.every((side) => side > 0 && side <= largestMm));
}

/** Likely units of bare numbers: no one asks for goods of 120 × 80 mm or of 40 × 30 m. */
function guessed(numbers: readonly number[]): string[] {
  const largest = Math.max(...numbers);
  if (largest < 10 && numbers.some((each) => !Number.isInteger(each))) return ['m'];
  return largest > 300 ? ['mm'] : ['cm', 'mm'];
}
