/**
 * Finds the intended product by the shop's article number, the customer's own number or its name; case, spaces and hyphens do not matter.
 * A text that fits two products is never guessed. Decides for quick order (storefront §2). It knows no price.
 */
import type { Outcome } from '#domain/refusal/refusal.ts';
import { accepted, refused } from '#domain/refusal/refusal.ts';
import { allowedSlips, editDistance } from '#domain/language/edit-distance.ts';
import { compact, fold } from '#domain/search/fold.ts';

export interface IndexedArticle {
  readonly id: number;
  readonly articleNumber: string;
  readonly name: string;
  /** The customer's own number; empty if none. */
  readonly externalProductId: string;
}

export interface ArticleIndex<Article extends IndexedArticle = IndexedArticle> {
  readonly articles: readonly Article[];
  /** The first kind of match that finds anything counts. */
  readonly find: (text: string) => Outcome<Article>;
  /** The same without a reason why not, which takes a look at every article. */
  readonly named: (text: string) => Article | null;
  /** At most `limit` articles that begin with or contain the typed text, best first. */
  readonly suggest: (text: string, limit: number) => readonly Article[];
}

const sideBySide = /\d[^\p{L}\d]+\d/u;

/** HK 3 is HK_0003. Empty for two numbers side by side: HK_0001 5 is not HK_0015. */
const withoutZeros = (text: string): string => (sideBySide.test(text) ? '' : compact(text).replace(/^([a-z]+)0+(?=[1-9])/, '$1'));

const exact = (text: string): string => text.trim().toLowerCase();

export function articleIndex<Article extends IndexedArticle>(articles: readonly Article[]): ArticleIndex<Article> {
  const levels: readonly { key: (text: string) => string; entries: Map<string, Article[]> }[] = [
    { key: exact, entries: entriesOf(articles, exact, numbersOf) },
    { key: compact, entries: entriesOf(articles, compact, numbersOf) },
    { key: withoutZeros, entries: entriesOf(articles, withoutZeros, numbersOf) },
    { key: nameKey, entries: entriesOf(articles, nameKey, ({ name }) => [name]) },
  ];
  const foundBy = (text: string): readonly Article[] => {
    for (const { key, entries } of levels) {
      const found = entries.get(key(text));
      if (found !== undefined) return found;
    }
    return [];
  };
  const named = (text: string): Article | null => {
    const [first, ...others] = foundBy(text);
    return first === undefined || others.length > 0 ? null : first;
  };
  const find = (text: string): Outcome<Article> => {
    if (text.trim() === '') return refused('articleMissing');
    const article = named(text);
    if (article !== null) return accepted(article);
    if (foundBy(text).length > 0) return refused('articleAmbiguous', { text });
    const near = nearest(numbers, text);
    return near === null ? refused('articleUnknown', { text }) : refused('articleUnknownNear', { text, near });
  };
  const numbers = articles.flatMap(numbersOf).map((number) => ({ number, letters: compact(number) }));
  const searchable = articles.map((article) => ({
    article,
    numbers: numbersOf(article).map(compact),
    name: nameKey(article.name),
  }));
  return {
    articles,
    find,
    named,
    suggest: (text, limit) => {
      const [number, name] = [compact(text), nameKey(text)];
      if (number === '' && name === '') return [];
      return searchable
        .flatMap((entry) => {
          const rank = rankOf(entry, number, name);
          const matched = entry.numbers.find((each) => each.startsWith(number)) ?? '';
          return rank === null ? [] : [{ article: entry.article, rank, matched }];
        })
        .sort((a, b) => a.rank - b.rank || (a.matched === b.matched ? 0 : a.matched < b.matched ? -1 : 1))
        .slice(0, limit)
        .map(({ article }) => article);
    },
  };
}

function numbersOf({ articleNumber, externalProductId }: IndexedArticle): string[] {
  return externalProductId === '' ? [articleNumber] : [articleNumber, externalProductId];
}

/** Whether two numbers side by side were read as one that the article is not written with: 4711 5 for 47115. */
export const joinsNumbers = (text: string, article: IndexedArticle): boolean =>
  sideBySide.test(text) && ![...numbersOf(article), article.name].some((each) => nameKey(each) === nameKey(text));

function nameKey(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

function entriesOf<Article>(
  articles: readonly Article[],
  key: (text: string) => string,
  textsOf: (article: Article) => readonly string[],
): Map<string, Article[]> {
  const entries = new Map<string, Article[]>();
  for (const article of articles) {
    for (const text of new Set(textsOf(article).map(key))) {
      if (text === '') continue;
      const present = entries.get(text);
      if (present) present.push(article);
      else entries.set(text, [article]);
    }
  }
  return entries;
}

function rankOf(entry: { numbers: readonly string[]; name: string }, number: string, name: string): number | null {
  if (number !== '' && entry.numbers.includes(number)) return 0;
  if (number !== '' && entry.numbers.some((each) => each.startsWith(number))) return 1;
  if (name !== '' && entry.name.startsWith(name)) return 2;
  if (number.length > 1 && entry.numbers.some((each) => each.includes(number))) return 3;
  return name.length > 1 && name.split(' ').every((word) => entry.name.includes(word)) ? 4 : null;
}

interface Known {
  readonly number: string;
  readonly letters: string;
}

/** The only number within one typing error; null when there is none or more than one. */
function nearest(numbers: readonly Known[], text: string): string | null {
  const wanted = compact(text);
  const slips = Math.min(1, allowedSlips(wanted.length));
  if (slips === 0) return null;
  const near = numbers.filter(({ letters }) => mayBeSlip(wanted, letters) && editDistance(wanted, letters, slips) <= slips);
  return near.length === 1 ? (near[0]?.number ?? null) : null;
}

/** One typing error leaves all but two letters where they stand, from the front or from the end. */
function mayBeSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let front = 0;
  while (front < a.length && a.charCodeAt(front) === b.charCodeAt(front)) front += 1;
  let end = 0;
  while (end < a.length - front && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return front + end >= a.length - 2;
}
