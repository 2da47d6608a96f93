/** The visitor's question on the home page, read from the query; each shop mode has its own. Numbers stay as typed: the model decides if they can be built. */
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { destinations } from '#domain/contact/destination.ts';
import { withoutGroups } from '#domain/list/number-text.ts';

export interface QuestionField {
  /** Key in the query. */
  key: string;
  /** Parameter of the product models; for furniture it is the available space. */
  parameter: 'length' | 'width' | 'height' | 'mass' | 'depth';
  unit: 'mm' | 'kg';
  preset: number;
  min: number;
  max: number;
}

/** Space that a pallet of seats takes along the wall, and out from the wall. */
const seatWidth = 1200;
const sofaDepth = 944;
const mostSeats = 6;
const mostCornerSeats = 4;
/** Drawn with cushions; their thickness is chosen on the product's page. */
const drawnCushion = 120;

/** Packaging numbers range from the smallest to the largest crate of all constructions. The three that are shown large come first. */
export const questionFields: Record<ShopMode, readonly QuestionField[]> = {
  verpackung: [
    { key: 'l', parameter: 'length', unit: 'mm', preset: 1000, min: 200, max: 6000 },
    { key: 'w', parameter: 'width', unit: 'mm', preset: 600, min: 200, max: 2400 },
    { key: 'h', parameter: 'height', unit: 'mm', preset: 500, min: 100, max: 2400 },
    { key: 'm', parameter: 'mass', unit: 'kg', preset: 150, min: 1, max: 4500 },
  ],
  moebel: [
    { key: 'w', parameter: 'width', unit: 'mm', preset: 3200, min: seatWidth, max: 9999 },
    { key: 'd', parameter: 'depth', unit: 'mm', preset: 1400, min: sofaDepth, max: 9999 },
  ],
};

export interface Question {
  /** By model parameter. */
  numbers: Record<string, number>;
  zipCode: string;
  /** Final destination of the goods; `CH` where it is not asked. */
  country: string;
  /** False: the visitor has not asked yet, and the presets are used. */
  asked: boolean;
}

const largest = 99_999;

export const isHome = (country: string): boolean => country === 'CH' || country === 'LI';

export function readQuestion(shop: ShopMode, query: URLSearchParams): Question {
  const fields = questionFields[shop];
  const numberOf = ({ key, preset }: QuestionField): number => {
    const text = withoutGroups(query.get(key) ?? '');
    return /^\d{1,5}$/.test(text) ? Math.min(largest, Number(text)) : preset;
  };
  const zipCode = (query.get('zip') ?? '').trim();
  const given = query.get('land') ?? '';
  const country = shop === 'verpackung' && destinations.includes(given) ? given : 'CH';
  return {
    numbers: Object.fromEntries(fields.map((field) => [field.parameter, numberOf(field)])),
    zipCode: isHome(country) && /^\d{4}$/.test(zipCode) ? zipCode : '',
    country,
    asked: fields.some(({ key }) => query.has(key)),
  };
}

/** The query for the same question. */
export function questionQuery(shop: ShopMode, { numbers, zipCode, country }: Question): string {
  const query = new URLSearchParams(questionFields[shop].map(({ key, parameter, preset }) => [key, String(numbers[parameter] ?? preset)]));
  if (country !== 'CH') query.set('land', country);
  if (zipCode !== '') query.set('zip', zipCode);
  return query.toString();
}

export interface Candidate {
  /** Key of its name and text in `home.fits`. */
  id: 'holzkiste' | 'sperrholzkiste' | 'verschlag' | 'exportkiste' | 'loungeWood' | 'loungeCushion' | 'loungeCastors' | 'loungeCorner';
  modelId: string;
  values: Record<string, ParameterValue>;
}

/**
 * The products that answer the question, best fit first; those that cannot be built are skipped. Goods too heavy or too large for one construction
 * get the next one, and exported goods the one made for it.
 */
export function candidatesFor(shop: ShopMode, { numbers, country }: Question): readonly Candidate[] {
  if (shop === 'verpackung') {
    // Each is built, treated and priced for its destination.
    const values = { ...numbers, destination: country };
    const crates = (['verschlag', 'holzkiste', 'sperrholzkiste'] as const).map((id) => ({ id, modelId: id, values }));
    const forExport = { id: 'exportkiste', modelId: 'exportkiste', values } as const;
    return isHome(country) ? [...crates, forExport] : [forExport, ...crates.toReversed()];
  }
  const straight = { seats: seatsIn(numbers), castors: false };
  const corner = cornerIn(numbers);
  return [
    { id: 'loungeCushion', modelId: 'lounge', values: { ...straight, finish: 'oiled' } },
    ...(corner === null ? [] : [{ id: 'loungeCorner', modelId: 'ecklounge', values: corner } as const]),
    { id: 'loungeWood', modelId: 'lounge', values: { ...straight, cushion: 0, finish: 'raw' } },
    { id: 'loungeCastors', modelId: 'lounge', values: { ...straight, castors: true, finish: 'white' } },
  ];
}

/** As many seats as fit side by side, at least one. */
const seatsIn = ({ width = 0 }: Question['numbers']): number => Math.min(mostSeats, Math.max(1, Math.floor(width / seatWidth)));

/** The corner lounge for this room; null: the room is too small. */
function cornerIn({ width = 0, depth = 0 }: Question['numbers']): { seats: number; wing: number } | null {
  const wing = Math.min(2, Math.floor((depth - sofaDepth) / seatWidth));
  const seats = Math.min(mostCornerSeats, Math.floor(width / seatWidth));
  return wing < 1 || seats < 2 ? null : { seats, wing };
}

const largestBoardCrate: Readonly<Record<string, number>> = { length: 2500, width: 1200, height: 1200, mass: 500 };

/** The product the large drawing shows. */
export function heroCandidate(shop: ShopMode, { numbers, country }: Question): Omit<Candidate, 'id'> {
  if (shop === 'moebel')
    return { modelId: 'lounge', values: { seats: seatsIn(numbers), cushion: drawnCushion, castors: false, finish: 'oiled' } };
  const tooLarge = Object.entries(largestBoardCrate).some(([parameter, most]) => (numbers[parameter] ?? 0) > most);
  return tooLarge ? { modelId: 'exportkiste', values: { ...numbers, destination: country } } : { modelId: 'holzkiste', values: numbers };
}
