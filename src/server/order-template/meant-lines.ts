/** Resolves the rows of a template: their customer, the article by the shop's number or the customer's own, and the existing line. */
import { isForSale } from '#domain/catalog/product.ts';
import { textAt } from '#domain/import/path.ts';
import type { ReadRow } from '#domain/import/read-rows.ts';
import { lineText, longestLineText, standingLine } from '#domain/import/template-line.ts';
import { articleIndex } from '#domain/quick-order/article-index.ts';
import type { ArticleIndex, IndexedArticle } from '#domain/quick-order/article-index.ts';
import type { Outcome, Refusal } from '#domain/refusal/refusal.ts';
import { accepted, refusal, refused } from '#domain/refusal/refusal.ts';
import type { Catalog } from '#server/catalog/catalog.ts';
import type { CatalogProduct } from '#server/catalog/catalog-snapshot.ts';
import { ownersOf } from '#server/customer/by-table/find-addresses.ts';
import type { Db } from '#server/db/pool.ts';
import { customerProductsOf } from '#server/favourite/customer-products.ts';
import { buyersOf, linesAt } from './template-store.ts';
import type { Buyer, TemplateLine, TemplateTarget } from './template-store.ts';

export interface MeantLine {
  buyer: Buyer;
  reference: string;
  position: string;
  product: CatalogProduct;
  standing: TemplateLine | null;
}

export type Meaning = MeantLine | { fault: Refusal };

type Row = Pick<ReadRow, 'keys' | 'changes'>;

export const positionOf = ({ keys }: Row): string => keys['position'] ?? '';
const referenceOf = ({ keys }: Row): string => keys['reference'] ?? '';
const longestReference = 100;

export async function meantLines(
  db: Db,
  { catalog, target }: { catalog: Catalog; target: TemplateTarget },
  rows: readonly Row[],
): Promise<Meaning[]> {
  const owners = await ownersOf(db, rows);
  const customerIds = [...new Set(owners.flatMap((owner) => ('customerId' in owner ? owner.customerId : [])))];
  const buyers = await buyersOf(db, customerIds);
  const articles = new Map<number, ArticleIndex<Article>>();
  for (const id of customerIds) articles.set(id, await articlesFor(db, catalog, id));
  const places = rows.flatMap((row, at) => {
    const owner = owners[at];
    return owner !== undefined && 'customerId' in owner ? [{ customerId: owner.customerId, reference: referenceOf(row) }] : [];
  });
  const standing = Map.groupBy(await linesAt(db, target, places), ({ customerId, reference }) => `${customerId}/${reference}`);
  return rows.map((row, at): Meaning => {
    const owner = owners[at];
    if (owner === undefined || 'problem' in owner) return { fault: owner?.problem ?? refusal('importKeyMissing') };
    const buyer = buyers.get(owner.customerId);
    if (buyer === undefined) return { fault: refusal('importNoAddress', {}, 'customerNumber') };
    const fault = faultOf(row);
    if (fault !== null) return { fault };
    const found = articleOf(articles.get(buyer.id), textAt(row.changes, 'articleNumber'));
    if (!found.ok) return { fault: found.refusal };
    const [reference, position, { product }] = [referenceOf(row), positionOf(row), found.value];
    const there = standing.get(`${buyer.id}/${reference}`) ?? [];
    return { buyer, reference, position, product, standing: standingLine(there, { position, productId: product.id }) ?? null };
  });
}

function faultOf(row: Row): Refusal | null {
  const reference = referenceOf(row);
  if (reference === '') return refusal('importKeyMissing', {}, 'reference');
  if (reference.length > longestReference) return refusal('validation.max', { length: longestReference }, 'reference');
  const text = lineText({ position: positionOf(row), remark: textAt(row.changes, 'remark') });
  if (text.length > longestLineText) return refusal('validation.max', { length: longestLineText }, 'remark');
  for (const path of ['articleNumber', 'quantity']) if ((row.changes[path] ?? '') === '') return refusal('importNewNeeds', {}, path);
  return null;
}

interface Article extends IndexedArticle {
  readonly product: CatalogProduct;
}

/** All articles that the customer may buy. */
async function articlesFor(db: Db, catalog: Catalog, customerId: number): Promise<ArticleIndex<Article>> {
  const ties = await customerProductsOf(db, customerId);
  const products = [...catalog.now().productById.values()].filter((product) => isForSale(product, ties.get(product.id)?.isOwner ?? false));
  return articleIndex(
    products.map((product) => ({
      id: product.id,
      articleNumber: product.articleNumber,
      name: product.name.de,
      externalProductId: ties.get(product.id)?.externalProductId ?? '',
      product,
    })),
  );
}

/** An unknown number is reported with a suggestion. */
function articleOf(index: ArticleIndex<Article> | undefined, text: string): Outcome<Article> {
  const found = index?.find(text);
  if (index === undefined || found === undefined) return refused('importProductUnknown', { number: text.slice(0, 80) });
  if (found.ok) return accepted(found.value);
  const number = text.slice(0, 80);
  if (found.refusal.key === 'articleAmbiguous') return { ok: false, refusal: refusal('importKeyAmbiguous', { number }, 'articleNumber') };
  const [first, second] = index.suggest(text, 2);
  const near = found.refusal.params['near'];
  const suggestion = typeof near === 'string' ? near : second === undefined ? (first?.articleNumber ?? '') : '';
  return { ok: false, refusal: refusal('importProductUnknown', { number, suggestion }, 'articleNumber') };
}
