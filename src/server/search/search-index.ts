/** The shop's words in one language: the rows of the product table that contain them, their spelling, and the categories and pages. */
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { foldedWords } from '#domain/search/fold.ts';
import { compoundWords, germanWords } from '#domain/search/german-word.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { Spelling } from '#domain/search/spelling.ts';
import { stem } from '#domain/search/stem.ts';
import { TermIndex } from '#domain/search/term-index.ts';
import type { CatalogCategory, CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import type { SearchPlaces } from './search-places.ts';
import { productTerms, valueText } from './search-document.ts';

/** Goods that only staff find are indexed separately: hidden goods must not affect a visitor's results, neither corrections nor order. */
export interface SearchIndex {
  readonly language: Language;
  readonly shown: TermIndex;
  readonly hidden: TermIndex;
  readonly places: SearchPlaces;
  readonly lexicon: Lexicon;
  readonly hiddenLexicon: Lexicon;
  /** By row: number of terms in the name. */
  readonly nameLengths: number[];
}

const asNoun = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function lexiconOf(indexes: readonly TermIndex[], language: Language): Lexicon {
  const knows = (term: string): boolean => indexes.some((index) => index.knows(term));
  return {
    knows,
    knowsWell: (term) => indexes.some((index) => index.knowsWell(term)),
    begins: (beginning) => indexes.some((index) => index.beginningWith(beginning).some((term) => index.knowsWell(term))),
    spelling: new Spelling((word) => knows(stem(word, language))),
    compoundWords,
  };
}

export function emptyIndex(language: Language, places: SearchPlaces): SearchIndex {
  const shown = new TermIndex();
  const hidden = new TermIndex();
  const lexicon = lexiconOf([shown, places.index], language);
  // Compounds are also corrected with the words of the trade.
  for (const name of language === 'de' ? [...places.names, ...germanWords.map(asNoun)] : places.names) {
    spell(name, (word, written) => lexicon.spelling.add(word, written));
  }
  return { language, shown, hidden, places, lexicon, hiddenLexicon: lexiconOf([hidden], language), nameLengths: [] };
}

/** Names of a category and those above it, without the root, which contains everything. */
export type CategoryNames = ReadonlyMap<number, readonly LocalizedText[]>;

export function namesByCategory(categories: readonly CatalogCategory[]): CategoryNames {
  const names = new Map<number, readonly LocalizedText[]>();
  // Parents come before their children.
  for (const { id, parentId, name } of categories) names.set(id, parentId === null ? [] : [name, ...(names.get(parentId) ?? [])]);
  return names;
}

const isHidden = ({ published }: CatalogProduct): boolean => !published;

/** Adds a product, or removes it exactly as it was added. */
export function setProduct(index: SearchIndex, row: number, product: CatalogProduct, names: CategoryNames, isThere: boolean): void {
  if (product.deletedAt !== null) return;
  const { language, lexicon } = index;
  const above = product.categoryIds.flatMap((id) => names.get(id) ?? []);
  const terms = productTerms(product, language, above);
  const words = isHidden(product) ? index.hidden : index.shown;
  const isOpen = isHidden(product) || isOnSale(product);
  if (isThere) words.add(row, terms, isOpen);
  else words.remove(row, terms, isOpen);
  index.nameLengths[row] = isThere ? new Set(terms.name).size : 0;
  if (!isOnSale(product)) return;
  const note = (word: string, written: string): void => (isThere ? lexicon.spelling.add(word, written) : lexicon.spelling.remove(word));
  spell(product.name[language], note);
  for (const { value } of product.values) if (value.startsWith('{"')) spell(valueText(value, language), note);
}

function spell(text: string, note: (word: string, written: string) => void): void {
  for (const written of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const [word = ''] = foldedWords(written);
    if (word.length > 3 && !/\d/.test(word)) note(word, written);
  }
}
