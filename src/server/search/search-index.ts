/** The index of one language: made from a snapshot of the catalogue and the pages of text, a slice at a time so that nobody waits for it. */
import { setImmediate } from 'node:timers/promises';
import MiniSearch from 'minisearch';
import type { FoundPage, FoundPlace } from '#contract/search.ts';
import { compareProducts } from '#domain/catalog/product-order.ts';
import type { Language, LocalizedText } from '#domain/language/language.ts';
import { wordListOf } from '#domain/search/compound.ts';
import { foldedWords } from '#domain/search/fold.ts';
import { germanWords } from '#domain/search/german-word.ts';
import type { Lexicon } from '#domain/search/lexicon.ts';
import { stem } from '#domain/search/stem.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { isOnSale } from '#server/catalog/catalog-snapshot.ts';
import { LeastRecentlyUsed } from '#server/cache/least-recently-used.ts';
import type { ModelLibrary } from '#server/model/model-library.ts';
import type { ProductFacts, SearchDocument } from './search-document.ts';
import { placeDocument, productDocument, productFacts, valueText } from './search-document.ts';
import type { Ranking } from './rank.ts';

export interface SearchPage {
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

export interface SearchIndex {
  readonly language: Language;
  readonly lexicon: Lexicon;
  readonly engine: MiniSearch<SearchDocument>;
  /** Of the products that are searched, those made for one customer included. */
  readonly facts: readonly ProductFacts[];
  /** By document. */
  readonly categories: ReadonlyMap<string, FoundPlace>;
  readonly pages: ReadonlyMap<string, FoundPage>;
  readonly kept: LeastRecentlyUsed<string, Ranking>;
}

/** What staff find beside what everybody finds stands apart: hidden goods change no answer of a visitor, neither a correction nor an order. */
export interface SearchIndexes {
  readonly shown: SearchIndex;
  readonly hidden: SearchIndex;
}

const compoundWords = wordListOf(germanWords);
const sliceSize = 100;

const fields: readonly (keyof SearchDocument)[] = ['name', 'modifier', 'category', 'value', 'text', 'foreign'];

const termsOf = (document: SearchDocument): string[] => fields.flatMap((field) => document[field].split(' ')).filter((term) => term !== '');

export async function buildIndexes(snapshot: CatalogSnapshot, pages: readonly SearchPage[], language: Language): Promise<SearchIndexes> {
  const { models } = snapshot;
  const there = snapshot.products.filter(({ deletedAt }) => deletedAt === null);
  const hidden = there.filter(({ published }) => !published);
  return {
    shown: await buildIndex(
      { models, products: there.filter(({ published }) => published), categories: snapshot.categories, pages, speaks: isOnSale },
      language,
    ),
    hidden: await buildIndex({ models, products: hidden, categories: snapshot.categories, pages: null, speaks: () => true }, language),
  };
}

/** Whether the caller may see a product is asked when answering. */
interface Searched {
  models: ModelLibrary;
  products: readonly CatalogProduct[];
  categories: CatalogSnapshot['categories'];
  /** null: neither pages nor categories are found. */
  pages: readonly SearchPage[] | null;
  /** Its words are known to the index and put others right. */
  speaks: (product: CatalogProduct) => boolean;
}

/** Names of a category and of those above it, without the root, which holds everything. */
function namesByCategory(categories: CatalogSnapshot['categories']): ReadonlyMap<number, readonly LocalizedText[]> {
  const names = new Map<number, readonly LocalizedText[]>();
  // Parents stand before their children.
  for (const { id, parentId, name } of categories) names.set(id, parentId === null ? [] : [name, ...(names.get(parentId) ?? [])]);
  return names;
}

async function buildIndex({ models, products, categories: tree, pages, speaks }: Searched, language: Language): Promise<SearchIndex> {
  const engine = new MiniSearch<SearchDocument>({
    fields: [...fields],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
    searchOptions: { tokenize: (text) => [text], processTerm: (term) => term },
  });
  const namesAbove = namesByCategory(tree);
  const publicTerms = new Set<string>();
  const strongTerms = new Set<string>();
  const spelling = new Map<string, string>();
  const spell = (text: string): void => {
    for (const word of text.match(/[\p{L}\p{N}]+/gu) ?? []) {
      const [folded = ''] = foldedWords(word);
      if (folded.length > 3 && !/\d/.test(folded) && !spelling.has(folded)) spelling.set(folded, word);
    }
  };
  const facts: ProductFacts[] = [];
  const categories = new Map<string, FoundPlace>();
  const foundPages = new Map<string, FoundPage>();
  const add = (document: SearchDocument, isPublic: boolean): void => {
    engine.add(document);
    if (!isPublic) return;
    for (const term of termsOf(document)) publicTerms.add(term);
    for (const term of termsOf({ ...document, text: '', foreign: '' })) strongTerms.add(term);
  };
  // In the order of the shop, which settles equal hits.
  const searched = products.toSorted((a, b) => compareProducts({ ...a, name: a.name[language] }, { ...b, name: b.name[language] }));
  for (const [index, product] of searched.entries()) {
    if (index % sliceSize === sliceSize - 1) await setImmediate();
    const names = product.categoryIds.flatMap((id) => namesAbove.get(id) ?? []);
    add(productDocument(product, language, compoundWords, names), speaks(product));
    facts.push(productFacts(models, product, language, compoundWords));
    if (!speaks(product)) continue;
    spell(product.name[language]);
    for (const { value } of product.values) if (value.startsWith('{"')) spell(valueText(value, language));
  }
  for (const { id, parentId, name, description, url, published } of pages === null ? [] : tree) {
    if (!published || parentId === null) continue;
    const key = `category ${id}`;
    add(placeDocument(key, name[language], description[language], language, compoundWords), true);
    categories.set(key, { name: name[language], url });
    spell(name[language]);
  }
  for (const page of pages ?? []) {
    if (page.language !== language) continue;
    const key = `page ${page.slug}`;
    add(placeDocument(key, page.title, page.text, language, compoundWords), true);
    foundPages.set(key, { name: page.title, slug: page.slug });
    spell(page.title);
  }
  // Words of the trade that the catalogue knows as parts of its own words.
  if (language === 'de') for (const word of germanWords) if (publicTerms.has(stem(word, 'de'))) spell(word);
  return {
    language,
    lexicon: {
      stems: [...strongTerms].sort(),
      known: publicTerms,
      strong: strongTerms,
      words: [...spelling.keys()].sort(),
      spelling,
      compoundWords,
    },
    engine,
    facts,
    categories,
    pages: foundPages,
    kept: new LeastRecentlyUsed<string, Ranking>(500),
  };
}
