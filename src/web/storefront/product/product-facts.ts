/** The product as schema.org data, with the price that the page shows. */
import type { ShopProfile } from '#contract/shop.ts';
import { chfFromRappen, chfFromUnitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { grossUnitPrice, vatRateOf } from '#domain/vat/vat.ts';
import type { PriceView } from '#domain/vat/shown-totals.ts';
import type { PageProduct } from './product-data.ts';

/** `186.50`: price of one piece in this view, with at least two decimals. */
export function shownPrice(net: number, view: PriceView, vatPercent: number): string {
  const price = unitPriceFromChf(net);
  if (view === 'incl') return chfFromRappen(grossUnitPrice(price, vatRateOf(vatPercent))).toFixed(2);
  const chf = chfFromUnitPrice(price);
  return price % 100 === 0 ? chf.toFixed(2) : String(chf);
}

export interface ProductFacts {
  product: Pick<PageProduct, 'articleNumber' | 'name' | 'description' | 'onStock'>;
  profile: Pick<ShopProfile, 'publicUrl' | 'companyName' | 'vatPercent'>;
  /** Net CHF of one piece; null: on request, so there is no offer. */
  net: number | null;
  view: PriceView;
  path: string;
  picturePath: string;
}

export function productRecord({ product, profile, net, view, path, picturePath }: ProductFacts): Record<string, unknown> {
  const { publicUrl, companyName, vatPercent } = profile;
  const url = `${publicUrl}${path}`;
  const record = {
    '@type': 'Product',
    name: product.name,
    sku: product.articleNumber,
    description: product.description,
    image: `${publicUrl}${picturePath}`,
    url,
    brand: { '@type': 'Brand', name: companyName },
  };
  if (net === null) return record;
  const price = shownPrice(net, view, vatPercent);
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    priceCurrency: 'CHF',
    price,
    valueAddedTaxIncluded: view === 'incl',
  };
  const offers = {
    '@type': 'Offer',
    url,
    priceCurrency: 'CHF',
    price,
    priceSpecification,
    availability: `https://schema.org/${product.onStock ? 'InStock' : 'MadeToOrder'}`,
    seller: { '@type': 'Organization', name: companyName },
  };
  return { ...record, offers };
}
