/**
 * A row that stands in one cell, as copied from a mail: "3x EP_0001", "PL_0003 20 Stk", "HK_0002: 5". Decides for quick order (storefront §2).
 */
import type { ArticleIndex, IndexedArticle } from './article-index.ts';
import { joinsNumbers } from './article-index.ts';
import { readQuantity } from './quantity-text.ts';

const amount = String.raw`\+?\d[\d'\u2019]*(?:[.,]\d+)?\s?(?:[a-z\u00e0-\u00fc]{1,7}\.?)?`;
const forms = [
  new RegExp(String.raw`^(?<article>.+?)(?:\s*[,;:\u00d7]|\s[x*])?\s*(?<=[\s,;:\u00d7])(?<quantity>${amount})$`, 'i'),
  new RegExp(String.raw`^(?<quantity>${amount})\s+(?<article>.+)$`, 'i'),
];

/** A longer text is no row of an order. */
const longest = 200;

interface WordedRow<Article> {
  readonly article: Article;
  readonly quantity: number;
}

/** Null: it is not one article and a quantity. */
export function rowInWords<Article extends IndexedArticle>(text: string, index: ArticleIndex<Article>): WordedRow<Article> | null {
  for (const form of text.length > longest ? [] : forms) {
    const { article: name = '', quantity: typed = '' } = form.exec(text)?.groups ?? {};
    const article = index.named(name);
    const quantity = readQuantity(typed);
    if (article !== null && quantity.ok && !joinsNumbers(name, article)) return { article, quantity: quantity.value };
  }
  return null;
}
