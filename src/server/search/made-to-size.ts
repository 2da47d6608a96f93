/** Products that can be built in the typed size, with the values filled in and the caller's price, in JSON. */
import type { MadeToSize } from '#contract/search.ts';
import { drawProduct } from '#contract/media.ts';
import { pathOf } from '#contract/endpoint.ts';
import type { CompiledModel } from '#domain/configurator/compiled-model.ts';
import type { SearchPlan } from '#domain/search/search-plan.ts';
import type { ParameterValue } from '#domain/configurator/evaluation.ts';
import { shareQuery } from '#domain/configurator/share-link.ts';
import type { Language } from '#domain/language/language.ts';
import { chfFromUnitPrice } from '#domain/money/money.ts';
import { stepPrice } from '#domain/pricing/price-ladder.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { evaluateValues } from '#server/configurator/evaluate-configuration.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import { keptWithLadders, paysAsEverybody, priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import type { Ranking } from './rank.ts';
import type { SearchState } from './search-state.ts';

const sides = ['length', 'width', 'height'] as const;

/** Each costs an evaluation; if a hundred kinds do not fit, further ones are not tried. */
const mostTried = 100;

interface Limits {
  readonly min: number;
  readonly max: number;
}

const keptSides = new WeakMap<CompiledModel, readonly (Limits | null)[]>();

/** The fixed limits of each side; null: it cannot be chosen. */
function sidesOf(compiled: CompiledModel): readonly (Limits | null)[] {
  const known = keptSides.get(compiled);
  if (known !== undefined) return known;
  const made = sides.map((side) => {
    const param = compiled.params.find((each) => each.param.id === side)?.param;
    if (param?.type !== 'number') return null;
    const { min, max } = param;
    return { min: typeof min === 'number' ? min : -Infinity, max: typeof max === 'number' ? max : Infinity };
  });
  keptSides.set(compiled, made);
  return made;
}

/** The model if exactly as many of its sides as were typed can be chosen, and they are within its fixed limits. */
function modelOfSides(models: ModelLibrary, product: CatalogProduct, asked: readonly number[]): CompiledModel | null {
  const compiled = product.modelId === null ? null : models.compiled(product.modelId);
  if (compiled === null) return null;
  const fits = sidesOf(compiled).every((limits, index) => {
    const mm = asked[index];
    return limits === null || mm === undefined ? limits === null && mm === undefined : mm >= limits.min && mm <= limits.max;
  });
  return fits ? compiled : null;
}

/** At least two sides were typed. */
export const isSized = ({ readings: [likeliest] }: SearchPlan): boolean => (likeliest?.sidesMm.length ?? 0) >= 2;

/** `MadeToSize`s in JSON: at most `limit`, in the order of the categories. */
export function madeToSizeJson(
  { snapshot, table, columns }: SearchState,
  { plan, rows }: Pick<Ranking, 'plan' | 'rows'>,
  view: Viewer & { readonly limit: number },
): string[] {
  const [reading] = plan.readings;
  if (reading === undefined || !isSized(plan)) return [];
  const found: string[] = [];
  let tried = 0;
  for (const row of plan.words.length === 0 ? columns.configurableInOrder() : columns.configurableAmong(rows)) {
    if (found.length >= view.limit || tried >= mostTried) break;
    const product = table.at(row);
    const compiled = product === null ? null : modelOfSides(snapshot.models, product, reading.sidesMm);
    if (product === null || compiled === null) continue;
    tried += 1;
    const made = keptMade(snapshot, { product, compiled, sidesMm: reading.sidesMm, massKg: plan.massKg }, view);
    if (made !== null) found.push(made);
  }
  return found;
}

interface Asked {
  readonly product: CatalogProduct;
  readonly compiled: CompiledModel;
  readonly sidesMm: readonly number[];
  readonly massKg: number | null;
}

interface Viewer {
  readonly language: Language;
  readonly customerId: number | null;
}

const mostKept = 4000;
/** What everybody is offered in a size: most type the usual ones, and a page of the large catalogue holds more of them than evaluations are kept. */
const keptByAsked = keptWithLadders(() => new LeastRecentlyUsed<string, Asked & { readonly made: string | null }>(mostKept));

/** A changed product or model is another object. */
function keptMade(snapshot: CatalogSnapshot, asked: Asked, viewer: Viewer): string | null {
  if (!paysAsEverybody(snapshot, viewer.customerId)) return make(snapshot, asked, viewer);
  const { product, compiled, sidesMm, massKg } = asked;
  const kept = keptByAsked();
  const key = `${product.id}|${viewer.language}|${sidesMm.join('x')}|${massKg}`;
  const known = kept.get(key);
  if (known?.product === product && known.compiled === compiled) return known.made;
  const made = make(snapshot, asked, viewer);
  kept.set(key, { ...asked, made });
  return made;
}

/** Null: it cannot be built in that size. */
function make(snapshot: CatalogSnapshot, asked: Asked, { language, customerId }: Viewer): string | null {
  const { product, compiled, sidesMm, massKg } = asked;
  const values: Record<string, ParameterValue> = { ...product.preset };
  for (const [index, side] of sidesMm.entries()) values[sides[index]!] = side;
  const weight = compiled.params.find(({ param }) => param.id === 'mass' || param.id === 'load')?.param.id;
  if (weight !== undefined && massKg !== null) values[weight] = massKg;
  const evaluation = evaluateValues(snapshot.models, compiled, values);
  if (evaluation.problems.some(({ severity }) => severity === 'ERROR')) return null;
  const ladder = priceLadderOf(snapshot, customerId, product, evaluation);
  const price = stepPrice(ladder.steps, ladder.unitOfSales);
  const page = `/products/${encodeURIComponent(product.articleNumber)}`;
  const made: MadeToSize = {
    articleNumber: product.articleNumber,
    name: product.name[language],
    size: `${sidesMm.join(' × ')} mm`,
    url: `${page}?${shareQuery(compiled, { values, whole: true })}`,
    picture: `${pathOf(drawProduct, { articleNumber: product.articleNumber })}?values=${encodeURIComponent(JSON.stringify(values))}`,
    price: price === null ? null : chfFromUnitPrice(price),
  };
  return JSON.stringify(made);
}
