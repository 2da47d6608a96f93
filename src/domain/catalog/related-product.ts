/**
 * What else stands beside a product: similar ones of its own category, and what goes with it (a lid with a pallet, cushions with a lounge).
 * Of what goes with it, the size that fits comes first. It knows products by their model, size and price; no text, no customer.
 * Specification: storefront §2 (product pages are silent about it), experience (Product).
 */
import type { Values } from '#domain/configurator/evaluation.ts';

export interface Relatable {
  readonly id: number;
  readonly modelId: string | null;
  readonly values: Values | null;
  /** Deepest first does not matter; the ones it is linked to. */
  readonly categoryIds: readonly number[];
  readonly price: number | null;
  readonly canBeConfigured: boolean;
}

/** What goes with what, the best first. */
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

/** Models that go with a model, the best first. */
export function companionModels(modelId: string | null): readonly string[] {
  return companions[modelId ?? ''] ?? [];
}

/** Furniture is made of Euro pallets, so what goes on it has their size. */
const euroPallet: readonly [number, number] = [1200, 800];

/** Length and width that something else has to fit; null: it has no such size. */
export function footprint({ modelId, values }: Pick<Relatable, 'modelId' | 'values'>): readonly [number, number] | null {
  if (modelId === 'epal1' || modelId === 'lounge' || modelId === 'ecklounge' || modelId === 'couchtisch') return euroPallet;
  const { size, length, width } = values ?? {};
  const named = typeof size === 'string' ? /^(\d+)x(\d+)$/.exec(size) : null;
  // Beds name their mattress in centimetres.
  if (named !== null) return modelId === 'bett' ? [Number(named[2]) * 10, Number(named[1]) * 10] : [Number(named[1]), Number(named[2])];
  return typeof length === 'number' && typeof width === 'number' ? [length, width] : null;
}

/** 0 for the same size; without a size on either side, a middling distance. */
function sizeDistance(a: Relatable, b: Relatable): number {
  const [one, other] = [footprint(a), footprint(b)];
  if (one === null || other === null) return 500;
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}

function priceDistance(a: Relatable, b: Relatable): number {
  if (a.price === null || b.price === null || a.price <= 0 || b.price <= 0) return 1000;
  return a.price > b.price ? a.price / b.price : b.price / a.price;
}

type Figures = readonly [first: number, second: number];

/** So many with the least figures, then the least numbers, in this order. A shop has hundreds of a kind, of which four are shown: they are not all sorted. */
function leastBy<P extends Relatable>(all: readonly P[], most: number, figuresOf: (each: P) => Figures): P[] {
  const least: { each: P; figures: Figures }[] = [];
  for (const each of all) {
    const figures = figuresOf(each);
    let at = least.length;
    while (at > 0 && isLess(figures, each.id, least[at - 1]!.figures, least[at - 1]!.each.id)) at--;
    if (at < most) least.splice(at, 0, { each, figures });
    if (least.length > most) least.pop();
  }
  return least.map(({ each }) => each);
}

function isLess(a: Figures, aId: number, b: Figures, bId: number): boolean {
  if (a[0] !== b[0]) return a[0] < b[0];
  return a[1] === b[1] ? aId < bId : a[1] < b[1];
}

/** Of the same category, then of the same model; the nearest in price first. */
export function similarProducts<P extends Relatable>(product: Relatable, all: readonly P[], most: number): P[] {
  const rank = (other: P): number => (other.categoryIds.some((id) => product.categoryIds.includes(id)) ? 0 : 1);
  const alike = all.filter(
    (other) => other.id !== product.id && (rank(other) === 0 || (other.modelId !== null && other.modelId === product.modelId)),
  );
  return leastBy(alike, most, (other) => [rank(other), priceDistance(product, other)]);
}

/** One of each kind that goes with it, before a second of any; sizes that fit first, ready ones before those to configure. */
export function companionProducts<P extends Relatable>(product: Relatable, all: readonly P[], most: number): P[] {
  const byKind = companionModels(product.modelId).map((modelId) =>
    leastBy(
      all.filter((other) => other.modelId === modelId && other.id !== product.id),
      most,
      (other) => [sizeDistance(product, other), Number(other.canBeConfigured)],
    ),
  );
  const chosen: P[] = [];
  for (let round = 0; chosen.length < most && byKind.some((kind) => kind.length > round); round++)
    for (const kind of byKind) {
      const next = kind[round];
      if (next !== undefined && chosen.length < most) chosen.push(next);
    }
  return chosen;
}
