/** The facts about a product by which lists are filtered; cached with the product. Languages affect only labels. */
import { nameAndUnit } from '#domain/catalog/attribute-unit.ts';
import { attributeType, isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { colourFamily } from '#domain/search/colour-family.ts';
import type { FacetKind } from '#domain/search/facet.ts';
import { compact, foldedWords } from '#domain/search/fold.ts';
import type { Side } from '#domain/search/listing.ts';
import { sizeClasses, sizeClassOf } from '#domain/search/size-class.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { Span } from './product-size.ts';
import { innerSpans, productSizes } from './product-size.ts';
import { valueText } from './search-document.ts';

interface ListedFact {
  readonly key: string;
  readonly kind: FacetKind;
  /** Name of the attribute; null if the screens name the facet. */
  readonly name: LocalizedText | null;
  readonly unit: string | null;
  readonly options: readonly string[];
  /** For `atLeast`. */
  readonly figure: number | null;
  /** The stored value. */
  readonly value: string;
}

export interface ListedFacts {
  readonly facts: readonly ListedFact[];
  readonly longestMm: number | null;
  /** null: it has no inside. */
  readonly innerMm: Readonly<Record<Side, Span>> | null;
}

const kindOf: Readonly<Record<number, FacetKind>> = {
  [attributeType.enum]: 'choice',
  [attributeType.boolean]: 'switch',
  [attributeType.color]: 'colour',
  [attributeType.dimension]: 'atLeast',
};

/** `Tragfähigkeit in kg` → `tragfahigkeit`: the same in every language. */
const keyOf = (name: LocalizedText, typeId: number): string => foldedWords(nameAndUnit(name.de, typeId).label).join('-');

function namedApart(name: LocalizedText, typeId: number): { name: LocalizedText; unit: string | null } {
  const { label: de, unit } = nameAndUnit(name.de, typeId);
  return { name: { de, fr: nameAndUnit(name.fr, typeId).label, en: nameAndUnit(name.en, typeId).label }, unit };
}

const kept = new WeakMap<CatalogProduct, ListedFacts>();

export function listedFacts(models: ModelLibrary, product: CatalogProduct): ListedFacts {
  const known = kept.get(product);
  if (known !== undefined) return known;
  const sizes = productSizes(models, product);
  const longestMm = sizes.length === 0 ? null : Math.max(...sizes.flat());
  const facts = [...sizeFacts(product, longestMm), ...product.values.flatMap(valueFact)];
  const made = { facts, longestMm, innerMm: innerSpans(models, product) };
  kept.set(product, made);
  return made;
}

const named = (key: string, kind: FacetKind, options: readonly string[]): ListedFact => ({
  key,
  kind,
  name: null,
  unit: null,
  options,
  figure: null,
  value: '',
});

function sizeFacts({ canBeConfigured }: CatalogProduct, longestMm: number | null): ListedFact[] {
  if (canBeConfigured) return [named('configurable', 'switch', ['1']), named('size', 'choice', sizeClasses)];
  return longestMm === null ? [] : [named('size', 'choice', [sizeClassOf(longestMm)])];
}

function valueFact({ name, typeId, visibility, value }: CatalogProduct['values'][number]): ListedFact[] {
  const kind = kindOf[typeId];
  if (kind === undefined || visibility === 0 || value === '' || !isConfigurationRelevant(typeId)) return [];
  const option = optionOf(kind, value);
  return [
    {
      key: keyOf(name, typeId),
      kind,
      ...namedApart(name, typeId),
      options: option === null ? [] : [option],
      figure: kind === 'atLeast' ? Number(value) : null,
      value,
    },
  ];
}

function optionOf(kind: FacetKind, value: string): string | null {
  if (kind === 'switch') return value === 'true' ? '1' : null;
  if (kind === 'colour') return colourFamily(value);
  if (kind === 'choice') return foldedWords(valueText(value, 'de')).join('-') || compact(value);
  return null;
}

/** Labels of a facet and of each of its options; empty if the screens name them (size, colour, figure, yes). */
export interface FacetLabels {
  readonly name: LocalizedText | null;
  readonly unit: string | null;
  /** Option → its stored value. */
  readonly values: Map<string, string>;
}

export function optionLabel(labels: FacetLabels | undefined, option: string, language: Language): string {
  const value = labels?.values.get(option);
  return value === undefined ? '' : valueText(value, language);
}
