/** What an address of a product page asks for. Values come from the share link; further keys of the page itself are `line` (a cart line to change) and `lang`. */
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { Values, Vec3 } from '#domain/configurator/evaluation.ts';
import { parseShareQuery } from '#domain/configurator/share-link.ts';

export interface PageStart {
  quantity: number;
  viewOnly: boolean;
  /** Key of the cart line that is being changed. */
  lineKey: string | null;
}

export interface ConfigurationStart {
  values: Values;
  camera: Vec3 | null;
  /** Keys that the product does not know, to be named. */
  unknown: string[];
}

const pageKeys = /^(line|lang|menge|viewOnly|utm_.*|gclid)$/;

/** Quantities are multiples of the sales unit: the next one up. */
export function salesQuantity(wanted: number | null, unitOfSales: number): number {
  const unit = Math.max(1, unitOfSales);
  return Math.max(1, Math.ceil((wanted ?? 1) / unit)) * unit;
}

export function pageStart(search: string, unitOfSales: number): PageStart {
  const query = new URLSearchParams(search);
  const menge = query.get('menge') ?? '';
  const viewOnly = query.get('viewOnly');
  return {
    quantity: salesQuantity(/^[1-9]\d{0,4}$/.test(menge) ? Number(menge) : null, unitOfSales),
    viewOnly: viewOnly !== null && viewOnly !== 'false' && viewOnly !== '0',
    lineKey: query.get('line'),
  };
}

export function configurationStart(compiled: CompiledModel, search: string, preset: Values): ConfigurationStart {
  const link = parseShareQuery(compiled, search);
  const asked = new Set(new URLSearchParams(search).keys());
  // What the address does not say is the product's own preset, which may differ from the model's.
  const values = Object.fromEntries(Object.entries(link.values).map(([id, value]) => [id, asked.has(id) ? value : (preset[id] ?? value)]));
  return { values, camera: link.camera, unknown: link.unknown.filter((key) => !pageKeys.test(key)) };
}
