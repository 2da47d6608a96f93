/** Which choices differ from the product's initial ones. */
import type { Property } from '#domain/configurator/describe.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

export function modifiedIds(properties: readonly Property[], presets: Values): ReadonlySet<string> {
  return new Set(properties.flatMap(({ id, value }) => (presets[id] === undefined || presets[id] === value ? [] : [id])));
}
