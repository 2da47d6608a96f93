/**
 * All public products of the shop with their public price, for price portals and partners. Made once per state of the catalogue and cached with it;
 * it contains neither customers' agreed prices nor our costs.
 */
import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { pathOf } from '#contract/endpoint.ts';
import { drawProduct } from '#contract/media.ts';
import { isForSale } from '#domain/catalog/product.ts';
import type { Language } from '#domain/language/language.ts';
import { csvText } from '#domain/list/csv.ts';
import { chfFromRappen, chfFromUnitPrice } from '#domain/money/money.ts';
import { grossUnitPrice, vatPercentOf } from '#domain/vat/vat.ts';
import type { VatRate } from '#domain/vat/vat.ts';
import { FileAnswer } from '#server/call/binding.ts';
import type { CatalogProduct, CatalogSnapshot } from '#server/catalog/catalog-snapshot.ts';
import { checkConfiguration } from '#server/pricing/check-configuration.ts';
import { priceLadderOf } from '#server/pricing/price-ladder-of.ts';
import type { IntegrationServices } from './integration-services.ts';
import { xmlText } from './xml-text.ts';

export type FeedFormat = 'json' | 'csv' | 'xml';

interface FeedItem {
  articleNumber: string;
  name: string;
  description: string;
  categories: string[];
  url: string;
  imageUrl: string;
  configurable: boolean;
  /** Minimum order quantity, to which the price applies. */
  quantity: number;
  /** CHF per piece; null: on request. */
  price: number | null;
  priceInclVat: number | null;
  vatPercent: number;
  weightKg: number | null;
}

const kept = new WeakMap<CatalogSnapshot, Map<string, Promise<FileAnswer>>>();
const kinds = { json: 'application/json', csv: 'text/csv; charset=utf-8', xml: 'application/rss+xml; charset=utf-8' } as const;

export async function productFeed(services: IntegrationServices, format: FeedFormat, language: Language): Promise<FileAnswer> {
  const snapshot = services.catalog.now();
  const { vatRate } = await services.readRules();
  const key = `${format} ${language} ${vatRate}`;
  const files = kept.get(snapshot) ?? new Map<string, Promise<FileAnswer>>();
  kept.set(snapshot, files);
  const known = files.get(key);
  if (known !== undefined) return known;
  const made = fileOf(services, snapshot, { format, language, vatRate });
  files.set(key, made);
  // After a failure it is made again.
  made.catch(() => files.delete(key));
  return made;
}

interface Wish {
  format: FeedFormat;
  language: Language;
  vatRate: VatRate;
}

async function fileOf(services: IntegrationServices, snapshot: CatalogSnapshot, { format, language, vatRate }: Wish): Promise<FileAnswer> {
  const items: FeedItem[] = [];
  const categories = new Map(snapshot.categories.filter(({ published }) => published).map(({ id, name }) => [id, name[language]]));
  for (const product of snapshot.products) {
    if (!isForSale(product, false)) continue;
    items.push(itemOf(services.publicUrl, snapshot, product, { language, vatRate, categories }));
    if (items.length % 20 === 0) await breathe();
  }
  items.sort((one, other) => (one.articleNumber < other.articleNumber ? -1 : 1));
  const body = { json: jsonOf, csv: csvOf, xml: (all: readonly FeedItem[]) => xmlOf(all, services.publicUrl) }[format](items);
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return new FileAnswer(body, kinds[format], { etag });
}

function itemOf(
  publicUrl: string,
  snapshot: CatalogSnapshot,
  product: CatalogProduct,
  { language, vatRate, categories }: Omit<Wish, 'format'> & { categories: ReadonlyMap<number, string> },
): FeedItem {
  const { evaluation, valid } = checkConfiguration(snapshot.models, product, product.configuration, 1);
  const ladder = valid ? priceLadderOf(snapshot, null, product, evaluation) : null;
  const quantity = ladder?.unitOfSales ?? 1;
  const price = ladder?.priceAt(quantity) ?? null;
  return {
    articleNumber: product.articleNumber,
    name: product.name[language],
    description: product.description[language],
    categories: product.categoryIds.flatMap((id) => categories.get(id) ?? []),
    url: `${publicUrl}/products/${encodeURIComponent(product.articleNumber)}`,
    imageUrl: `${publicUrl}${pathOf(drawProduct, { articleNumber: product.articleNumber })}?format=png&width=800`,
    configurable: product.canBeConfigured,
    quantity,
    price: price === null ? null : chfFromUnitPrice(price),
    priceInclVat: price === null ? null : chfFromRappen(grossUnitPrice(price, vatRate)),
    vatPercent: vatPercentOf(vatRate),
    weightKg: evaluation?.totals.weight ?? product.weightKg,
  };
}

const jsonOf = (items: readonly FeedItem[]): string => JSON.stringify({ currency: 'CHF', total: items.length, items });

const heads = [
  'articleNumber',
  'name',
  'description',
  'categories',
  'url',
  'imageUrl',
  'configurable',
  'quantity',
  'price',
  'priceInclVat',
  'vatPercent',
  'weightKg',
] as const;

const csvOf = (items: readonly FeedItem[]): string =>
  csvText([
    heads,
    ...items.map((item) =>
      heads.map((head) => {
        const value = item[head];
        return typeof value === 'object' && value !== null ? value.join(' > ') : value;
      }),
    ),
  ]);

const field = (name: string, value: string): string => `<${name}>${xmlText(value)}</${name}>`;

/** RSS 2.0 with the fields that Google Merchant and price portals read; products without a price are left out, as required. */
function xmlOf(items: readonly FeedItem[], publicUrl: string): string {
  const priced = items.filter(({ priceInclVat }) => priceInclVat !== null);
  const item = ({ articleNumber, name, description, categories, url, imageUrl, priceInclVat, weightKg }: FeedItem): string =>
    [
      field('g:id', articleNumber),
      field('title', name),
      field('description', description === '' ? name : description),
      field('link', url),
      field('g:image_link', imageUrl),
      field('g:price', `${(priceInclVat ?? 0).toFixed(2)} CHF`),
      field('g:availability', 'in_stock'),
      field('g:condition', 'new'),
      field('g:mpn', articleNumber),
      ...categories.slice(0, 1).map((category) => field('g:product_type', category)),
      ...(weightKg === null || weightKg <= 0 ? [] : [field('g:shipping_weight', `${weightKg.toFixed(3)} kg`)]),
    ].join('');
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    field('title', new URL(publicUrl).hostname),
    field('link', publicUrl),
    field('description', new URL(publicUrl).hostname),
    ...priced.map((each) => `<item>${item(each)}</item>`),
    '</channel></rss>',
  ].join('\n');
}
