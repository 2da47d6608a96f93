/** The postal codes of Switzerland and Liechtenstein, read once. Sources: tools/postal-codes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '#domain/shipping/distance.ts';
import type { PostalCodeRow, PostalCodeTable } from '#domain/shipping/postal-code.ts';
import { postalCodeTable } from '#domain/shipping/postal-code.ts';

export const postalCodes: PostalCodeTable = postalCodeTable(
  JSON.parse(readFileSync(join(import.meta.dirname, 'postal-codes.json'), 'utf8')) as PostalCodeRow[],
);

export const knowsZipCode = (zipCode: string): boolean => postalCodes.has(zipCode);

/** Of the main town of a postal code; null: not in the list. */
export function placeOf(zipCode: string): Place | null {
  const town = postalCodes.get(zipCode.trim())?.[0];
  return town === undefined ? null : { latitude: town.latitude, longitude: town.longitude };
}
