/** What a group of measures says beside its heading: their unit, and the ends of the one that is being typed. */
import type { Property } from '#domain/configurator/describe.ts';
import { measureNumber, measureText } from '#domain/configurator/message.ts';

/** `500–3000 mm`; null for what is not measured or has no end. */
export function rangeText(property: Property | undefined): string | null {
  if (property?.type !== 'number' || property.unit === '' || !Number.isFinite(property.min) || !Number.isFinite(property.max)) return null;
  return `${measureNumber(property.min, property.unit)}–${measureText(property.max, property.unit)}`;
}

/** The unit of two or more measures that all have the same; null otherwise. */
export function sharedUnit(properties: readonly Property[]): string | null {
  const units = properties.flatMap((property) => (property.type === 'number' && property.unit !== '' ? [property.unit] : []));
  const [first] = units;
  return units.length > 1 && first !== undefined && units.every((unit) => unit === first) ? first : null;
}
