import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import type { Values } from '#domain/configurator/evaluation.ts';

/** The address that opens exactly this configuration, for the code on a paper. It does not depend on a preset and omits a quantity of 1. */
export function shareAddress(publicUrl: string, articleNumber: string, compiled: CompiledModel, values: Values, quantity?: number): string {
  return `${publicUrl.replace(/\/$/, '')}/products/${encodeURIComponent(articleNumber)}?${shareQuery(compiled, { values, ...(quantity === undefined || quantity === 1 ? {} : { quantity }), whole: true })}`;
}
