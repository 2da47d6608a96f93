/** The terms of a product, a category or a text page, field by field. */
import { compoundWords } from '#domain/search/german-word.ts';
import { joinsWords, nameTerms, searchTerms } from '#domain/search/search-term.ts';
import type { FieldTerms } from '#domain/search/term-index.ts';
import { loadAttribute, nameAndUnit } from '#domain/catalog/attribute-unit.ts';
import { attributeType, isConfigurationRelevant } from '#domain/catalog/product.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { languages } from '#domain/language/language.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';

export function loadOf(product: CatalogProduct): number | null {
  const load = product.values.find(({ name, value }) => name.de === loadAttribute && /^\d+$/.test(value));
  return load === undefined ? null : Number(load.value);
}

/** A value that differs by language is stored as JSON {de, fr, en}. */
export function valueText(value: string, language: Language): string {
  if (!value.startsWith('{"')) return value;
  const texts = JSON.parse(value) as Partial<LocalizedText>;
  return texts[language] || (texts.de ?? '');
}

/** Words and numbers in an attribute; a colour code, a figure or a yes is not searchable. A figure and a true boolean are found by their names. */
function searchedValue({ typeId, name, value }: CatalogProduct['values'][number], language: Language): string {
  if (typeId === attributeType.boolean) return value === 'true' ? name[language] : '';
  if (typeId === attributeType.dimension) return value === '' ? '' : nameAndUnit(name[language], typeId).label;
  if (typeId === attributeType.string || typeId === attributeType.enum) return valueText(value, language);
  return '';
}

/** `categoryNames`: those of its categories and all above them, without the root. */
export function productTerms(product: CatalogProduct, language: Language, categoryNames: readonly LocalizedText[]): FieldTerms {
  const flat = (text: string): string[] => {
    const { words, modifiers } = searchTerms(text, language, compoundWords);
    return [...words, ...modifiers];
  };
  const above = categoryNames.map((each) => each[language]);
  const name = nameTerms(product.name[language], language, compoundWords);
  return {
    name: name.words,
    modifier: name.modifiers,
    category: above.filter((each) => !joinsWords(each)).flatMap((each) => nameTerms(each, language, compoundWords).words),
    value: product.values.filter(({ typeId }) => isConfigurationRelevant(typeId)).flatMap((value) => flat(searchedValue(value, language))),
    text: flat(product.description[language]),
    around: above.flatMap(flat),
    foreign: foreignTerms(product.name, language),
  };
}

/** The names in the other languages, each by the rules of its own. */
function foreignTerms(name: LocalizedText, language: Language): string[] {
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => {
      const { words, modifiers } = searchTerms(name[other], other, compoundWords);
      return [...words, ...modifiers];
    });
}

/** `name`: of a category in all languages, of a page of text in its own. */
export function placeTerms(name: string | LocalizedText, text: string, language: Language): FieldTerms {
  const { words, modifiers } = nameTerms(typeof name === 'string' ? name : name[language], language, compoundWords);
  const body = searchTerms(text, language, compoundWords).words;
  const foreign = typeof name === 'string' ? [] : foreignTerms(name, language);
  return { name: words, modifier: modifiers, category: [], value: [], foreign, around: [], text: body };
}
