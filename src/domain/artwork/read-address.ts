/** The buyer's name and address: the block of lines that ends with a place and a country. */
import { countryByName } from '#domain/contact/country-by-name.ts';
import { isCountry, stateCodesOf } from '#domain/contact/country.ts';
import type { FieldKey } from './field.ts';
import type { Found } from './found.ts';
import type { House } from './house.ts';
import { words } from './house.ts';
import type { Segment } from './paper-text.ts';

interface PlaceText {
  zipCode: string;
  city: string;
  state: string;
  /** Deduced from its format; null: several countries use that format. */
  country: string | null;
}

export function placeOf(text: string): PlaceText | null {
  const north = /^(.+?),?\s+([A-Z]{2})\s+(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d)$/.exec(text);
  const [, northCity = '', state = '', northZip = ''] = north ?? [];
  for (const country of ['US', 'CA'])
    if (stateCodesOf(country)?.includes(state) === true) return { zipCode: northZip, city: northCity, state, country };
  const [, british = '', code = ''] = /^(.+?),?\s+([A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})$/.exec(text) ?? [];
  if (british !== '') return { zipCode: code, city: british, state: '', country: 'GB' };
  const [, irish = '', eircode = ''] = /^(.+?),?\s+([A-Z]\d[\dW]\s?[A-Z\d]{4})$/.exec(text) ?? [];
  if (irish !== '') return { zipCode: eircode, city: irish, state: '', country: 'IE' };
  const [, prefix = '', zipCode = '', city = ''] = /^(?:([A-Z]{1,2})[-–\s])?(\d{4,5})\s+(\p{L}[\p{L}\s.’'-]{1,59})$/u.exec(text) ?? [];
  const marked = { D: 'DE', F: 'FR', A: 'AT', I: 'IT' }[prefix] ?? (isCountry(prefix) ? prefix : null);
  return zipCode === '' ? null : { zipCode, city: city.trim(), state: '', country: marked };
}

const title = /^(?:herrn?|frau|monsieur|madame|mme|m\.|mr\.?|mrs\.?|ms\.?)\s+/i;

export type AddressFields = Partial<Record<FieldKey, Found>>;

/** `head`: the text of the first page. */
export function readAddress(head: readonly Segment[], house: House | null): AddressFields {
  const blocks = blocksOf(head).flatMap((block) => {
    const at = block.findIndex(({ text }) => placeOf(text) !== null);
    return at < 1 || block.slice(0, at).some(({ text }) => house?.knownBy.test(text)) ? [] : [{ block, at }];
  });
  const labelled = blocks.find(({ block }) => words.buyer.test(block[0]?.text ?? ''));
  const best = labelled ?? blocks[0];
  return best === undefined ? {} : addressOf(best.block, best.at, { house, labelled: labelled !== undefined, alone: blocks.length === 1 });
}

/** Lines below each other with the same left edge. */
function blocksOf(segments: readonly Segment[]): Segment[][] {
  const blocks: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const above = blocks.find((block) => {
      const last = block.at(-1);
      if (last === undefined) return false;
      const step = segment.y - last.y;
      return Math.abs(last.x - segment.x) < 3 && step > 0 && step < 2.2 * Math.max(last.height, segment.height);
    });
    if (above === undefined) blocks.push([segment]);
    else above.push(segment);
  }
  return blocks;
}

interface AddressFacts {
  house: House | null;
  labelled: boolean;
  /** No other block looks like an address. */
  alone: boolean;
}

function addressOf(block: readonly Segment[], at: number, { house, labelled, alone }: AddressFacts): AddressFields {
  const place = block[at];
  const read = placeOf(place?.text ?? '');
  if (place === undefined || read === null) return {};
  const first = words.buyer.exec(block[0]?.text ?? '')?.groups?.['rest'] === '' ? 1 : 0;
  const lines = block.slice(first, at);
  const [name] = lines;
  const street = lines.findLast((line) => line !== name && /\d/.test(line.text)) ?? (lines.length > 1 ? lines.at(-1) : undefined);
  const rest = lines.filter((line) => line !== name && line !== street);
  const base = labelled ? 98 : alone ? 96 : 86;
  const doubt = labelled || alone ? null : ('guessedPlace' as const);
  const of = (segment: Segment | undefined, value: string, confidence = base): Found | undefined =>
    segment === undefined || value === '' ? undefined : { value, confidence, doubt, segments: [segment], ...partOf(segment.text, value) };
  const fields = {
    buyer: of(name, (words.buyer.exec(name?.text ?? '')?.groups?.['rest'] ?? name?.text ?? '').replace(title, '')),
    addition: of(rest[0], rest.map(({ text }) => text).join(', ')),
    street: of(street, street?.text ?? ''),
    zipCode: of(place, read.zipCode),
    city: of(place, read.city),
    state: of(place, read.state),
    country: countryFound(block[at + 1], place, read, house, base),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, found]) => found !== undefined));
}

/** Position of the value in its line; the whole line where it is spelled differently. */
function partOf(text: string, value: string): Pick<Found, 'part'> {
  const at = text.indexOf(value);
  return at < 0 ? {} : { part: { at, length: value.length } };
}

function countryFound(below: Segment | undefined, place: Segment, read: PlaceText, house: House | null, base: number): Found | undefined {
  const named = below === undefined ? null : countryByName(below.text);
  if (named !== null && below !== undefined) return { value: named, confidence: base, segments: [below] };
  if (read.country !== null) return { value: read.country, confidence: 92, segments: [place] };
  const home = house?.country;
  return home === undefined ? undefined : { value: home, confidence: 72, doubt: 'houseCountry', segments: [place] };
}
