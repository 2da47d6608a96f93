/** Categories and text pages found by a search besides products. */
import type { FoundPage, FoundPlace } from '#contract/search.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import type { SearchPlan } from '#domain/search/search-plan.ts';
import { TermIndex } from '#domain/search/term-index.ts';
import { WordScores } from '#domain/search/word-score.ts';
import type { CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { placeTerms } from './search-document.ts';

export interface SearchPage {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

type Place = { readonly category: FoundPlace } | { readonly page: FoundPage };
const nameOf = (place: Place): string => ('page' in place ? place.page : place.category).name;

export interface SearchPlaces {
  readonly index: TermIndex;
  readonly places: readonly Place[];
  readonly names: readonly string[];
}

export function searchPlaces({ categories }: CatalogSnapshot, pages: readonly SearchPage[], language: Language): SearchPlaces {
  const index = new TermIndex();
  const places: Place[] = [];
  const add = (place: Place, name: string | LocalizedText, text: string): void => {
    index.add(places.length, placeTerms(name, text, language), true);
    places.push(place);
  };
  for (const { parentId, name, description, url, published } of categories) {
    if (published && parentId !== null) add({ category: { name: name[language], url } }, name, description[language]);
  }
  for (const page of pages) if (page.language === language) add({ page: { name: page.title, slug: page.slug } }, page.title, page.text);
  return { index, places, names: places.map(nameOf) };
}

export interface FoundPlaces {
  readonly categories: FoundPlace[];
  readonly pages: FoundPage[];
  /** True: some place matches every word. */
  readonly complete: boolean;
}

/** Only places with such a name, or nearly. */
const leastScore = 0.2;
const scores = new WordScores();
const seen = (): boolean => true;

/** Places that match all words, else any of them; best first, and among equals the shorter name: Paletten before Normpaletten. */
export function findPlaces({ index, places }: SearchPlaces, { words }: SearchPlan, limit: number): FoundPlaces {
  scores.start(places.length);
  for (const word of words) scores.add(index, word, seen, true);
  const all = scores.rows.filter((row) => scores.answered(row) === words.length);
  const found = (all.length > 0 ? all : scores.rows)
    .filter((row) => scores.sum(row) / words.length > leastScore)
    .toSorted((a, b) => scores.sum(b) - scores.sum(a) || nameOf(places[a]!).length - nameOf(places[b]!).length)
    .map((row) => places[row]!);
  return {
    categories: found.flatMap((place) => ('category' in place ? [place.category] : [])).slice(0, limit),
    pages: found.flatMap((place) => ('page' in place ? [place.page] : [])).slice(0, limit),
    complete: all.length > 0,
  };
}
