/** The facts of a product that lists are narrowed by, and the facets that a set of products has. Made once per snapshot; languages change only labels. */
import { attributeType, isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { colourFamilies, colourFamily } from '#domain/search/colour-family.ts';
import { compact, foldedWords } from '#domain/search/fold.ts';
import type { FacetKind, FacetShape } from '#domain/search/listing.ts';
import { sizeClasses, sizeClassOf, stepsFor } from '#domain/search/size-class.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { valueText } from './search-document.ts';
import { productSizes } from './product-size.ts';

export interface ListedFacts {
  readonly options: ReadonlyMap<string, readonly string[]>;
  readonly figures: ReadonlyMap<string, number>;
  readonly longestMm: number | null;
}

export interface AttributeFacet {
  readonly key: string;
  readonly kind: FacetKind;
  readonly name: LocalizedText;
  /** Option → its stored value. */
  readonly texts: Map<string, string>;
}

interface ListedCatalog {
  readonly facts: ReadonlyMap<number, ListedFacts>;
  readonly attributes: ReadonlyMap<string, AttributeFacet>;
}

const kindOf: Readonly<Record<number, FacetKind>> = {
  [attributeType.enum]: 'choice',
  [attributeType.boolean]: 'switch',
  [attributeType.color]: 'colour',
  [attributeType.dimension]: 'atLeast',
};

const kept = new WeakMap<CatalogSnapshot, ListedCatalog>();

/** `Höchstlast in kg` → `hochstlast`: the same in every language. */
const keyOf = (name: LocalizedText): string => foldedWords(name.de.replace(/ in \w+$/, '')).join('-');

export function listedCatalog(snapshot: CatalogSnapshot): ListedCatalog {
  const known = kept.get(snapshot);
  if (known !== undefined) return known;
  const attributes = new Map<string, AttributeFacet>();
  const facts = new Map(snapshot.products.map((product) => [product.id, factsOf(snapshot.models, product, attributes)]));
  const made = { facts, attributes };
  kept.set(snapshot, made);
  return made;
}

function factsOf(models: ModelLibrary, product: CatalogProduct, attributes: Map<string, AttributeFacet>): ListedFacts {
  const options = new Map<string, readonly string[]>();
  const figures = new Map<string, number>();
  const sizes = productSizes(models, product);
  const longestMm = sizes.length === 0 ? null : Math.max(...sizes.flat());
  if (product.canBeConfigured) {
    options.set('configurable', ['1']);
    options.set('size', sizeClasses);
  } else if (longestMm !== null) {
    options.set('size', [sizeClassOf(longestMm)]);
  }
  for (const { name, typeId, visibility, value } of product.values) {
    const kind = kindOf[typeId];
    if (kind === undefined || visibility === 0 || value === '' || !isConfigurationRelevant(typeId)) continue;
    const key = keyOf(name);
    const facet = attributes.get(key) ?? { key, kind, name, texts: new Map<string, string>() };
    attributes.set(key, facet);
    if (kind === 'atLeast') figures.set(key, Number(value));
    const option = optionOf(kind, value);
    if (option === null) continue;
    options.set(key, [...(options.get(key) ?? []), option]);
    facet.texts.set(option, value);
  }
  return { options, figures, longestMm };
}

function optionOf(kind: FacetKind, value: string): string | null {
  if (kind === 'switch') return value === 'true' ? '1' : null;
  if (kind === 'colour') return colourFamily(value);
  if (kind === 'choice') return foldedWords(valueText(value, 'de')).join('-') || compact(value);
  return null;
}

/** The facets that part these products, in the order of the attributes; size and what can be configured come first. */
export function facetsOf(snapshot: CatalogSnapshot, ids: readonly number[]): FacetShape[] {
  const { facts, attributes } = listedCatalog(snapshot);
  const list = ids.flatMap((id) => facts.get(id) ?? []);
  const shapes: FacetShape[] = [
    { key: 'configurable', kind: 'switch', options: ['1'] },
    { key: 'size', kind: 'choice', options: sizeClasses },
    ...[...attributes.values()].map(({ key, kind }): FacetShape => ({ key, kind, options: optionsOf(list, key, kind) })),
  ];
  return shapes
    .filter((shape) => parts(shape, list))
    .map((shape) => ({
      ...shape,
      options: shape.options.filter(
        (option) => shape.kind === 'atLeast' || list.some(({ options }) => options.get(shape.key)?.includes(option)),
      ),
    }));
}

function optionsOf(list: readonly ListedFacts[], key: string, kind: FacetKind): readonly string[] {
  if (kind === 'switch') return ['1'];
  if (kind === 'atLeast') {
    const figures = list.flatMap(({ figures: own }) => own.get(key) ?? []);
    return figures.length === 0 ? [] : stepsFor(figures).map(String);
  }
  const used = new Set(list.flatMap(({ options }) => options.get(key) ?? []));
  return kind === 'colour' ? colourFamilies.filter((family) => used.has(family)) : [...used].sort();
}

/** A facet that all or none answer alike helps nobody. */
function parts({ key, kind, options }: FacetShape, list: readonly ListedFacts[]): boolean {
  if (kind === 'atLeast') return options.length > 0;
  const with1 = list.filter(({ options: own }) => own.has(key)).length;
  if (kind === 'switch') return with1 > 0 && with1 < list.length;
  return new Set(list.map(({ options: own }) => own.get(key)?.join('|') ?? '')).size > 1 && with1 > 0;
}

/** The words of an option; empty where the screens name it (size, colour, figure, yes). */
export function optionLabel(facet: AttributeFacet | undefined, option: string, language: Language): string {
  const text = facet?.kind === 'choice' ? facet.texts.get(option) : undefined;
  return text === undefined ? '' : valueText(text, language);
}
