/**
 * Other products shown with a product: similar ones of its own category, and companions (a lid for a pallet, cushions for a lounge).
 * Companions that fit in size come first. It knows products by their model, size and price; no text, no customer.
 * Specification: storefront §2 (product pages: nothing on this), experience (Product).
 */
import type { Values } from '#domain/configurator/evaluation.ts';
import { nearestFirst } from './nearest.ts';
import type { Priced, PriceOrder } from './price-order.ts';
import type { Sized, SizeOrder } from './size-order.ts';

export interface Relatable extends Priced, Sized {
  readonly modelId: string | null;
  /** The categories it is linked to, in any order. */
  readonly categoryIds: readonly number[];
}

/** Companion models by model, the best first. */
const companions: Readonly<Record<string, readonly string[]>> = {
  holzkiste: ['epal1', 'palette', 'latte'],
  sperrholzkiste: ['epal1', 'fefco-0201', 'latte'],
  verschlag: ['epal1', 'latte', 'palette'],
  exportkiste: ['latte', 'palette'],
  palette: ['aufsatzrahmen', 'deckel', 'fefco-0201'],
  epal1: ['aufsatzrahmen', 'deckel', 'kissen', 'fefco-0201'],
  aufsatzrahmen: ['deckel', 'epal1', 'palette'],
  deckel: ['aufsatzrahmen', 'epal1', 'palette'],
  'fefco-0201': ['epal1', 'palette', 'fefco-0427'],
  'fefco-0427': ['fefco-0201', 'epal1'],
  latte: ['epal1', 'palette'],
  lounge: ['kissen', 'couchtisch', 'tisch'],
  ecklounge: ['kissen', 'couchtisch', 'bar'],
  bett: ['kissen', 'couchtisch'],
  couchtisch: ['lounge', 'kissen', 'ecklounge'],
  tisch: ['lounge', 'bar', 'kissen'],
  bar: ['tisch', 'lounge'],
  hochbeet: ['aufsatzrahmen', 'tisch', 'latte'],
  kissen: ['lounge', 'ecklounge', 'bett'],
};

/** Companion models of a model, the best first. */
export function companionModels(modelId: string | null): readonly string[] {
  return companions[modelId ?? ''] ?? [];
}

/** Furniture is made of Euro pallets, so its companions have their size. */
const euroPallet: readonly [number, number] = [1200, 800];

/** Length and width that a companion has to fit; null: no such size. */
export function footprint(modelId: string | null, values: Values | null): readonly [number, number] | null {
  if (modelId === 'epal1' || modelId === 'lounge' || modelId === 'ecklounge' || modelId === 'couchtisch') return euroPallet;
  const { size, length, width } = values ?? {};
  const named = typeof size === 'string' ? /^(\d+)x(\d+)$/.exec(size) : null;
  // Beds give their mattress in centimetres.
  if (named !== null) return modelId === 'bett' ? [Number(named[2]) * 10, Number(named[1]) * 10] : [Number(named[1]), Number(named[2])];
  return typeof length === 'number' && typeof width === 'number' ? [length, width] : null;
}

/**
 * Of the same category, then of the same model; the nearest in price first.
 * `beside`: by category; `alike`: by model, called only if the categories do not yield enough.
 */
export function similarProducts<Each extends Relatable>(
  product: Relatable,
  { beside, alike }: { beside: readonly PriceOrder<Each>[]; alike: () => PriceOrder<Each> | null },
  most: number,
  accepts: (other: Each) => boolean,
): Each[] {
  const own = new Set(product.categoryIds);
  const isOther = (other: Each): boolean => other.id !== product.id && accepts(other);
  const near = beside.flatMap((order) => order.nearest(product.price, most, isOther)).sort(nearestFirst);
  const first = [...new Map(near.map(({ each }) => [each.id, each])).values()].slice(0, most);
  const ofModel = first.length === most ? null : alike();
  if (ofModel === null) return first;
  const isElsewhere = (other: Each): boolean => isOther(other) && !other.categoryIds.some((id) => own.has(id));
  return [...first, ...ofModel.nearest(product.price, most - first.length, isElsewhere).map(({ each }) => each)];
}

/** One of each kind before a second of any; nearest sizes first, among equals ready-made before configurable ones. `kinds`: the best first. */
export function companionProducts<Each extends Relatable>(product: Relatable, kinds: readonly SizeOrder<Each>[], most: number): Each[] {
  const byKind = kinds.map((kind) => kind.nearest(product.size, most, ({ id }) => id !== product.id));
  const chosen: Each[] = [];
  for (let round = 0; chosen.length < most && byKind.some((kind) => kind.length > round); round++)
    for (const kind of byKind) {
      const next = kind[round];
      if (next !== undefined && chosen.length < most) chosen.push(next);
    }
  return chosen;
}
