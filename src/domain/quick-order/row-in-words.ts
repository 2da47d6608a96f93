/**
 * A row that stands in one cell, as copied from a mail: "3x EP_0001", "PL_0003 20 Stk", "HK_0002: 5", "1 200 x EP_0001". Decides for quick order
 * (storefront §2). A number before a space belongs to the article if one is called so: "HK 1 200" are 200 of HK_0001.
 */
import type { ArticleIndex, IndexedArticle } from './article-index.ts';
import { joinsNumbers } from './article-index.ts';
import { readQuantity } from './quantity-text.ts';

const whole = String.raw`\d[\d'\u2019]*`;
const grouped = String.raw`[1-9]\d{0,2}(?:[ \u00a0\u2009\u202f]\d{3})+`;
const forms = [whole, grouped].flatMap((number) => {
  const amount = String.raw`\+?${number}(?:[.,]\d+)?\s?(?:[a-z\u00e0-\u00fc]{1,7}\.?)?`;
  return [
    new RegExp(String.raw`^(?<article>.+?)(?:\s*[,;:\u00d7]|\s[x*])?\s*(?<=[\s,;:\u00d7])(?<quantity>${amount})$`, 'i'),
    new RegExp(String.raw`^(?<quantity>${amount})\s+(?<article>.+)$`, 'i'),
  ];
});

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
