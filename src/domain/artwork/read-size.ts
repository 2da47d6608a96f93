/**
 * Measures of works as catalogues write them: 78 × 112 cm, H 84 cm, B 62 cm, Haut. 46 ; larg. 38 cm, 33 × 24 in.
 * Stored in millimetres, height before width before depth.
 */

/** Height, width, and the depth where given. */
export type WorkSize = readonly [heightMm: number, widthMm: number, depthMm?: number];

/** The order in which a house writes them. */
export type SizeOrder = 'height-width' | 'width-height';

const unit = '(mm|cm|m|in\\.?|inches|Zoll)';
const figure = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const times = new RegExp(`${figure}\\s*${unit}?\\s*[×xX]\\s*${figure}\\s*${unit}?(?:\\s*[×xX]\\s*${figure}\\s*${unit}?)?(?![\\d])`, 'g');
const named = new RegExp(
  `(?<![\\p{L}])(H(?:öhe|aut(?:eur|\\.)?|eight)?|B(?:reite)?|L(?:arg(?:eur|\\.)?)?|W(?:idth)?|T(?:iefe)?|D(?:epth)?|P(?:rof(?:ondeur|\\.)?)?)\\.?:?\\s*${figure}\\s*${unit}?(?![\\p{L}\\d])`,
  'giu',
);

const inMm: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, in: 25.4, inches: 25.4, zoll: 25.4 };
const factorOf = (text: string | undefined): number | null =>
  text === undefined ? null : (inMm[text.toLowerCase().replace('.', '')] ?? null);
const millimetres = (text: string, factor: number): number => Math.round(Number(text.replace(',', '.')) * factor);

export interface FoundSize {
  readonly size: WorkSize;
  /** Start and length in the text. */
  readonly at: number;
  readonly length: number;
  /** True: each measure is labelled as height, width or depth. */
  readonly named: boolean;
  /** False: no unit given; centimetres are assumed. */
  readonly certain: boolean;
  readonly isMetric: boolean;
}

export function sizesIn(text: string, order: SizeOrder = 'height-width'): FoundSize[] {
  const letters = byName(text);
  return letters === null ? Array.from(text.matchAll(times), (match) => byPlace(match, order)).filter(isSensible) : [letters];
}

function byPlace(match: RegExpMatchArray, order: SizeOrder): FoundSize {
  const [whole, first = '', firstUnit, second = '', secondUnit, third, thirdUnit] = match;
  const unitText = thirdUnit ?? secondUnit ?? firstUnit;
  const factor = factorOf(unitText) ?? 10;
  const [one, two] = [millimetres(first, factor), millimetres(second, factor)];
  const [height, width] = order === 'height-width' ? [one, two] : [two, one];
  const size: WorkSize = third === undefined ? [height, width] : [height, width, millimetres(third, factor)];
  return { size, at: match.index ?? 0, length: whole.length, named: false, certain: unitText !== undefined, isMetric: factor !== 25.4 };
}

function byName(text: string): FoundSize | null {
  const found = [...text.matchAll(named)];
  const factor = found.map(([, , , unitText]) => factorOf(unitText)).findLast((each) => each !== null) ?? null;
  const [first] = found;
  const last = found.at(-1);
  const valueOf = (initials: string): number | undefined => {
    const value = found.find(([, name = '']) => initials.includes(name.charAt(0).toUpperCase()))?.[2];
    return value === undefined || factor === null ? undefined : millimetres(value, factor);
  };
  const [height, width, depth] = [valueOf('H'), valueOf('BLW'), valueOf('TDP')];
  if (height === undefined || width === undefined || first === undefined || last === undefined || factor === null) return null;
  const at = first.index;
  const size: WorkSize = depth === undefined ? [height, width] : [height, width, depth];
  return { size, at, length: last.index + last[0].length - at, named: true, certain: true, isMetric: factor !== 25.4 };
}

/** Excludes years and page numbers. */
const isSensible = ({ size }: FoundSize): boolean => size.every((mm) => mm !== undefined && mm >= 10 && mm <= 10_000);

/** `94 × 128 × 7 cm`: the form in which a measure is stored and shown. */
export function sizeValue(size: WorkSize): string {
  return `${size
    .filter((mm) => mm !== undefined)
    .map((mm) => String(mm / 10))
    .join(' × ')} cm`;
}

/** Null: not exactly one measure. */
export function sizeOfValue(value: string): WorkSize | null {
  const [first, ...more] = sizesIn(value);
  return first === undefined || more.length > 0 ? null : first.size;
}
