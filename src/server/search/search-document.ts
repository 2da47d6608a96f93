/** What of a product, a category or a page of text is searched, and the facts beside the words: numbers, sizes, load. */
import type { WordList } from '#domain/search/compound.ts';
import { compact, foldedWords } from '#domain/search/fold.ts';
import { nameTerms, searchTerms } from '#domain/search/search-term.ts';
import { attributeType, isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import { productSizes } from './product-size.ts';

/** Terms joined by spaces, field by field in the order of their weight. */
export interface SearchDocument {
  /** `product 7`, `category 3`, `page agb`. */
  readonly id: string;
  readonly name: string;
  readonly modifier: string;
  readonly category: string;
  readonly value: string;
  readonly text: string;
  /** The name in the other languages. */
  readonly foreign: string;
}

export interface ProductFacts {
  readonly id: number;
  readonly articleNumber: string;
  readonly numbers: ReadonlySet<string>;
  /** Stems of the name's words and heads, in this index's language. */
  readonly nameTerms: ReadonlySet<string>;
  readonly canBeConfigured: boolean;
  readonly sizesMm: readonly (readonly number[])[];
  readonly loadKg: number | null;
}

/** The attribute that says how much goods may weigh. */
const loadName = 'Höchstlast in kg';

/** A value that differs by language is stored as JSON {de, fr, en}. */
export function valueText(value: string, language: Language): string {
  if (!value.startsWith('{"')) return value;
  const texts = JSON.parse(value) as Partial<LocalizedText>;
  return texts[language] ?? texts.de ?? '';
}

/** Words and numbers in an attribute; a colour code, a figure or a yes says nothing. A true boolean is findable by its name. */
function searchedValue({ typeId, name, value }: CatalogProduct['values'][number], language: Language): string {
  if (typeId === attributeType.boolean) return value === 'true' ? name[language] : '';
  if (typeId === attributeType.string || typeId === attributeType.enum) return valueText(value, language);
  return '';
}

export function productDocument(
  product: CatalogProduct,
  language: Language,
  known: WordList,
  /** Of its categories and of those above them, without the root. */
  categoryNames: readonly LocalizedText[],
): SearchDocument {
  const terms = (text: string) => searchTerms(text, language, known);
  const name = nameTerms(product.name[language], language, known);
  const flat = (text: string): string => {
    const { words, modifiers } = terms(text);
    return [...words, ...modifiers].join(' ');
  };
  const categories = categoryNames.map((each) => nameTerms(each[language], language, known));
  return {
    id: `product ${product.id}`,
    name: name.words.join(' '),
    modifier: [...name.modifiers, ...categories.flatMap(({ modifiers }) => modifiers)].join(' '),
    category: categories.flatMap((each) => each.words).join(' '),
    value: product.values
      .filter(({ typeId }) => isConfigurationRelevant(typeId))
      .map((value) => flat(searchedValue(value, language)))
      .join(' '),
    text: flat(product.description[language]),
    foreign: languages
      .filter((other) => other !== language)
      .flatMap((other) => searchTerms(product.name[other], language, known).words)
      .join(' '),
  };
}

export function placeDocument(id: string, name: string, text: string, language: Language, known: WordList): SearchDocument {
  const { words, modifiers } = nameTerms(name, language, known);
  const body = searchTerms(text, language, known).words;
  return { id, name: words.join(' '), modifier: modifiers.join(' '), category: '', value: '', text: body.join(' '), foreign: '' };
}

export function loadOf(product: CatalogProduct): number | null {
  const load = product.values.find(({ name, value }) => name.de === loadName && /^\d+$/.test(value));
  return load === undefined ? null : Number(load.value);
}

export function productFacts(models: ModelLibrary, product: CatalogProduct, language: Language, known: WordList): ProductFacts {
  return {
    id: product.id,
    articleNumber: compact(product.articleNumber),
    numbers: new Set(foldedWords(product.name.de).filter((word) => /^\d+$/.test(word))),
    nameTerms: new Set(nameTerms(product.name[language], language, known).words),
    canBeConfigured: product.canBeConfigured,
    sizesMm: product.canBeConfigured ? [] : productSizes(models, product),
    loadKg: loadOf(product),
  };
}
