/**
 * Reads sizes and weights from a typed text: `120x80`, `1200 × 800 × 600`, `120/80 cm`, `1,2 x 0,8 m`, `L1200 B800 H600`, `500 kg`.
 * Without a unit, small numbers are centimetres first and millimetres second, as people say "120 auf 80" of a Euro pallet. Design: peers §3 (dimension search).
 */

export interface DimensionReading {
  /** Millimetres in the order typed: one, two or three. */
  readonly sidesMm: readonly number[];
  /** The longer of length and width first. */
  readonly uprightMm: readonly number[];
  /** 1 for a certain reading, less for a guess. */
  readonly likelihood: number;
}

export interface DimensionQuery {
  /** Likeliest first; empty: no size typed. */
  readonly readings: readonly DimensionReading[];
  readonly massKg: number | null;
  /** The text without sizes and weights. */
  readonly rest: string;
}

const mmOf: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 };
const largestMm = 20_000;

const number = String.raw`(\d{1,5}(?:[.,]\d{1,3})?)`;
const unit = String.raw`(?:\s?(mm|cm|m)(?![a-z0-9]))?`;
/** `\u00d7`: the multiplication sign. */
const by = String.raw`\s?(?:[x\u00d7*/]|auf|mal|by|sur|par)\s?`;
const chain = new RegExp(`(?<![a-z0-9.,])${number}${unit}${by}${number}${unit}(?:${by}${number}${unit})?(?![a-z0-9])`);
const spaced =
  /(?<![a-z0-9.,])(\d{2,5})\s(\d{2,5})\s(\d{2,5})(?:\s?(mm|cm|m))?(?![a-z0-9])|(?<![a-z0-9.,])(\d{3,5})\s(\d{3,5})(?:\s?(mm|cm|m))?(?![a-z0-9])/;
const single = new RegExp(String.raw`(?<![a-z0-9.,])${number}\s?(mm|cm|m)(?![a-z0-9])`);
const mass = /(?<![a-z0-9.,])(\d{1,6}(?:[.,]\d{1,3})?)\s?(kg|kilo|t|to|tonnen?)(?![a-z0-9])/;

const numberOf = (text: string): number => Number(text.replace(',', '.'));

export function readDimensions(text: string): DimensionQuery {
  const plain = text
    .toLowerCase()
    .replaceAll(/(\d)['’](\d{3})(?!\d)/g, '$1$2')
    .replaceAll(/(?<![a-z0-9])[lbhtw]\s?[=:]?\s?(?=\d)/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const weight = mass.exec(plain);
  const massKg = weight === null ? null : numberOf(weight[1]!) * (weight[2]!.startsWith('k') ? 1 : 1000);
  const withoutMass = weight === null ? plain : plain.replace(weight[0], ' ').replaceAll(/\s+/g, ' ');
  const size = sidesIn(withoutMass);
  return {
    readings: size === null ? [] : readingsOf(size.numbers, size.unit),
    massKg,
    rest: (size === null ? withoutMass : withoutMass.replace(size.matched, ' ')).trim(),
  };
}

interface Typed {
  matched: string;
  numbers: number[];
  unit: string | undefined;
}

function sidesIn(text: string): Typed | null {
  const chained = chain.exec(text);
  if (chained !== null) {
    const [matched, first, firstUnit, second, secondUnit, third, thirdUnit] = chained;
    const numbers = [first, second, third].filter((each) => each !== undefined).map(numberOf);
    return { matched, numbers, unit: thirdUnit ?? secondUnit ?? firstUnit };
  }
  const row = spaced.exec(text);
  if (row !== null) {
    const [matched, a, b, c, unitOfThree, d, e, unitOfTwo] = row;
    return { matched, numbers: [a, b, c, d, e].filter((each) => each !== undefined).map(numberOf), unit: unitOfThree ?? unitOfTwo };
  }
  const one = single.exec(text);
  return one === null ? null : { matched: one[0], numbers: [numberOf(one[1]!)], unit: one[2] };
}

function readingsOf(numbers: readonly number[], typedUnit: string | undefined): DimensionReading[] {
  const as = (name: string, likelihood: number): DimensionReading => {
    const sidesMm = numbers.map((each) => Math.round(each * (mmOf[name] ?? 1)));
    return { sidesMm, uprightMm: sidesMm.map((_, at) => uprightSide(sidesMm, at)), likelihood };
  };
  const guesses = typedUnit === undefined ? guessed(numbers) : [typedUnit];
  return guesses
    .map((name, index) => as(name, index === 0 ? 1 : 0.6))
    .filter(({ sidesMm }) => sidesMm.every((side) => side > 0 && side <= largestMm));
}

/** Likely units of bare numbers: no one asks for goods of 120 × 80 mm or of 40 × 30 m. */
function guessed(numbers: readonly number[]): string[] {
  const largest = Math.max(...numbers);
  if (largest < 10 && numbers.some((each) => !Number.isInteger(each))) return ['m'];
  return largest > 300 ? ['mm'] : ['cm', 'mm'];
}

const loosely = 0.08;
/** Tolerance for a single side, as a share of the asked side. */
export const nearSide = 0.02;
/** Range in which a side still matches, as shares of the asked side. */
export const farthestBelow = 1 - loosely;
export const farthestAbove = 1.3;

const near = (side: number, asked: number, share: number): boolean => Math.abs(side - asked) <= asked * share;

const sizesEach = 3;
export const sidesEach = 3;
/** Sizes of goods lie one row after the other, so many each. */
export const figuresEach = sizesEach * sidesEach;

/** Length and width are interchangeable; the height is not. */
function uprightSide(sides: readonly number[], at: number): number {
  const a = sides[0] ?? 0;
  const b = sides[1] ?? 0;
  return at === 0 ? Math.max(a, b) : at === 1 ? Math.min(a, b) : (sides[at] ?? 0);
}

/** Nothing that is searched for is as long as what two bytes hold. */
const longestMm = 2 ** 16 - 1;

/** Writes the sizes of one row in whole millimetres, upright; 0: no such side. */
export function putSizes(figures: Uint16Array, row: number, sizesMm: readonly (readonly number[])[]): void {
  for (let at = 0; at < figuresEach; at += 1) {
    const size = sizesMm[Math.floor(at / sidesEach)] ?? [];
    figures[row * figuresEach + at] = Math.min(longestMm, Math.round(uprightSide(size, at % sidesEach)));
  }
}

/** How well the goods of a row match in one of their sizes, 0 to 1. */
export function dimensionScore(readings: readonly DimensionReading[], figures: Uint16Array, row: number): number {
  const from = row * figuresEach;
  let best = 0;
  for (const { uprightMm, likelihood } of readings) {
    for (let at = from; at < from + figuresEach && figures[at] !== 0; at += sidesEach)
      best = Math.max(best, likelihood * sizeScore(uprightMm, figures, at));
  }
  return best;
}

/** Runs for every row that matches the words of a text with a size, so it allocates nothing. */
function sizeScore(asked: readonly number[], figures: Uint16Array, from: number): number {
  if (asked.length === 1) return sideScore(asked[0]!, figures, from);
  let score = 1;
  let isLarger = true;
  for (let at = 0; at < asked.length; at += 1) {
    const wanted = asked[at]!;
    const given = figures[from + at]!;
    score = Math.min(score, given === wanted ? 1 : near(given, wanted, nearSide) ? 0.7 : near(given, wanted, loosely) ? 0.4 : 0);
    isLarger &&= given >= wanted && given <= wanted * farthestAbove;
    if (score === 0 && !isLarger) return 0;
  }
  return score > 0 ? score : 0.3;
}

function sideScore(asked: number, figures: Uint16Array, from: number): number {
  let best = 0;
  for (let at = from; at < from + sidesEach; at += 1) {
    const side = figures[at]!;
    if (side === asked) return 0.5;
    if (near(side, asked, nearSide)) best = 0.3;
  }
  return best;
}
