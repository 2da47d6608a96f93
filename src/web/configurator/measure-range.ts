/** Text beside the heading of a group of dimensions: their unit, or the range of the one being edited. */
import type { Property } from '#domain/configurator/describe.ts';
import { measureNumber, measureText } from '#domain/configurator/message.ts';

/** `500–3000 mm`; null if it has no unit or no limits. */
export function rangeText(property: Property | undefined): string | null {
  if (property?.type !== 'number' || property.unit === '' || !Number.isFinite(property.min) || !Number.isFinite(property.max)) return null;
  return `${measureNumber(property.min, property.unit)}–${measureText(property.max, property.unit)}`;
}

/** The common unit of two or more dimensions; null if there is none. */
export function sharedUnit(properties: readonly Property[]): string | null {
  const units = properties.flatMap((property) => (property.type === 'number' && property.unit !== '' ? [property.unit] : []));
  const [first] = units;
  return units.length > 1 && first !== undefined && units.every((unit) => unit === first) ? first : null;
}
