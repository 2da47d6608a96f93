/**
 * Reads the two official lists of Swiss and Liechtenstein postal codes into the shop's compact rows.
 * swisstopo takes precedence (it has Liechtenstein); GeoNames adds the codes of post-office boxes that swisstopo lacks.
 */
import type { PostalCodeRow } from '#domain/shipping/postal-code.ts';

interface SourceRow {
  zipCode: string;
  place: string;
  canton: string;
  latitude: number;
  longitude: number;
  /** Two digits; 00 marks the main town of a code. */
  suffix: string;
}

/** Sorted by code, the main town of a code first, each town of a code once. */
export function postalCodeRows(swisstopo: string, geonames: string): PostalCodeRow[] {
  const official = readSwisstopo(swisstopo);
  const codes = new Set(official.map(({ zipCode }) => zipCode));
  const additional = readGeonames(geonames).filter(({ zipCode }) => !codes.has(zipCode));
  const seen = new Set<string>();
  return [...official, ...additional]
    .sort((a, b) => order(a.zipCode, b.zipCode) || order(a.suffix, b.suffix))
    .filter(({ zipCode, place }) => {
      const known = seen.has(`${zipCode} ${place}`);
      seen.add(`${zipCode} ${place}`);
      return !known;
    })
    .map(({ zipCode, place, canton, latitude, longitude }) => [zipCode, place, canton, fourDecimals(latitude), fourDecimals(longitude)]);
}

/** Columns: town; code; suffix; municipality; its number; canton (empty in Liechtenstein); longitude; latitude; language; validity. */
function readSwisstopo(text: string): SourceRow[] {
  return cells(text.replace('\uFEFF', ''), ';')
    .slice(1)
    .map(([place = '', zipCode = '', suffix = '', , , canton = '', longitude, latitude]) =>
      checked({ zipCode, place, canton: canton === '' ? 'FL' : canton, suffix, latitude: Number(latitude), longitude: Number(longitude) }),
    );
}

/** Columns: country, code, place, canton, canton code, …, latitude, longitude, accuracy. `Lausanne 10` is a post office of Lausanne. */
function readGeonames(text: string): SourceRow[] {
  return cells(text, '\t').map(([, zipCode = '', place = '', , canton = '', , , , , latitude, longitude]) =>
    checked({ zipCode, place: place.replace(/ \d+$/, ''), canton, suffix: '00', latitude: Number(latitude), longitude: Number(longitude) }),
  );
}

function cells(text: string, separator: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => line.split(separator));
}

function checked(row: SourceRow): SourceRow {
  const inside = row.latitude > 45.7 && row.latitude < 47.9 && row.longitude > 5.9 && row.longitude < 10.6;
  if (!/^\d{4}$/.test(row.zipCode) || !/^[A-Z]{2}$/.test(row.canton) || row.place === '' || !inside) {
    throw new Error(`unusable row: ${JSON.stringify(row)}`);
  }
  return row;
}

function order(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Accurate to about ten metres. */
function fourDecimals(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
