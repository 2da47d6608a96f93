/**
 * Reads sizes and weights from a typed text: `120x80`, `1200 × 800 × 600`, `120/80 cm`, `1,2 x 0,8 m`, `L1200 B800 H600`, `500 kg`.
 * Without a unit, small numbers are centimetres first and millimetres second, as people say "120 auf 80" of a Euro pallet. Design: peers §3 (dimension search).
 */

export interface DimensionReading {
  /** Millimetres in the order typed: one, two or three. */
  readonly sidesMm: readonly number[];
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
  const as = (name: string, likelihood: number): DimensionReading => ({
    sidesMm: numbers.map((each) => Math.round(each * (mmOf[name] ?? 1))),
    likelihood,
  });
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

/** Length and width are interchangeable; the height is not. */
function uprightSide(sides: readonly number[], at: number): number {
  const a = sides[0] ?? 0;
  const b = sides[1] ?? 0;
  return at === 0 ? Math.max(a, b) : at === 1 ? Math.min(a, b) : (sides[at] ?? 0);
}

/** How well goods with one of these sizes match, 0 to 1. */
export function dimensionScore(readings: readonly DimensionReading[], sizesMm: readonly (readonly number[])[]): number {
  let best = 0;
  for (const { sidesMm, likelihood } of readings) {
    for (const size of sizesMm) best = Math.max(best, likelihood * sizeScore(sidesMm, size));
  }
  return best;
}

function sizeScore(asked: readonly number[], size: readonly number[]): number {
  if (asked.length === 1) {
    if (size.includes(asked[0]!)) return 0.5;
    return size.some((side) => near(side, asked[0]!, nearSide)) ? 0.3 : 0;
  }
  if (asked.length > size.length) return 0;
  // Runs for a quarter of all goods when only a size was typed, so it allocates nothing.
  let score = 1;
  let isLarger = true;
  for (let at = 0; at < asked.length; at += 1) {
    const wanted = uprightSide(asked, at);
    const given = uprightSide(size, at);
    score = Math.min(score, given === wanted ? 1 : near(given, wanted, nearSide) ? 0.7 : near(given, wanted, loosely) ? 0.4 : 0);
    isLarger &&= given >= wanted && given <= wanted * farthestAbove;
    if (score === 0 && !isLarger) return 0;
  }
  return score > 0 ? score : 0.3;
}
