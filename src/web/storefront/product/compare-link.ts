/** The configuration to compare with, in the address key `vergleich`: a share link inside the share link. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values } from '#domain/configurator/evaluation.ts';
import { parseShareQuery, shareQuery } from '#domain/configurator/share-link.ts';

const key = 'vergleich';

export function keptIn(compiled: CompiledModel, search: string): Values | null {
  const query = new URLSearchParams(search).get(key);
  return query === null ? null : parseShareQuery(compiled, query).values;
}

/** Query of an address that shows `now` beside `kept`; both contain every value. */
export function compareQuery(compiled: CompiledModel, kept: Values, now: { values: Values; quantity: number }): string {
  const other = shareQuery(compiled, { values: kept, whole: true });
  return `${shareQuery(compiled, { ...now, whole: true })}&${key}=${encodeURIComponent(other)}`;
}
