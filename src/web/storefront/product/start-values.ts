/** The values in a product page's address, from the share link; the page's own keys are in `page-start.ts`, `lang` is shared by all pages. */
import { isCampaignName } from '#domain/catalog/campaign-name.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { keptEvaluation } from '#domain/configurator/kept-evaluation.ts';
import { presetValues } from '#domain/configurator/preset.ts';
import { parseShareQuery } from '#domain/configurator/share-link.ts';

export interface ConfigurationStart {
  values: Values;
  camera: Vec3 | null;
  /** Keys in a link of the shop that the product does not know, to be reported. */
  unknown: string[];
  /** The link was made for an earlier version of the model: what it opens may be built and cost differently. */
  earlier: boolean;
}

/**
 * Values of a product that are not the presets of its model: only they travel, and `allValues` has them all again. A choice that such values leave out starts with the
 * preset; a product without choices has what its model makes of them.
 */
export function ownValues(compiled: CompiledModel, values: Values, canBeConfigured: boolean): Values {
  const usual = presetValues(compiled);
  const all = canBeConfigured ? values : { ...keptEvaluation(compiled, values).values, ...values };
  return Object.fromEntries(Object.entries(all).filter(([id, value]) => value !== usual[id]));
}

export function allValues(compiled: CompiledModel, own: Values): Values {
  return { ...presetValues(compiled), ...own };
}

const pageKeys = /^(line|lang|menge|viewOnly|vergleich)$/;

export function configurationStart(compiled: CompiledModel, search: string, preset: Values): ConfigurationStart {
  const link = parseShareQuery(compiled, search);
  const asked = new Set(new URLSearchParams(search).keys());
  // Values missing in the address are the product's own preset, which may differ from the model's; a complete link has them all.
  const said = (id: string): boolean => link.whole || asked.has(id);
  const values = Object.fromEntries(Object.entries(link.values).map(([id, value]) => [id, said(id) ? value : (preset[id] ?? value)]));
  // The shop's own links contain their version; keys that others add to an address are not the visitor's mistake.
  const isStrange = (key: string): boolean => link.version !== null && !pageKeys.test(key) && !isCampaignName(key);
  return {
    values,
    camera: link.camera,
    unknown: link.unknown.filter(isStrange),
    earlier: link.version !== null && link.version < compiled.model.version,
  };
}
