/** What search engines and messengers read of a product page: title, description, canonical address, picture, and the product as JSON-LD with the price that the page shows. */
import type { MetaDescriptor } from 'react-router';
import { chfFromRappen, chfFromUnitPrice, unitPriceFromChf } from '#domain/money/money.ts';
import { grossUnitPrice } from '#domain/vat/vat.ts';
import type { PriceView } from '#web/storefront/layout/price-view.tsx';
import type { ProductData } from './product-data.ts';

export function shownChf(net: number, view: PriceView): number {
  const price = unitPriceFromChf(net);
  return view === 'incl' ? chfFromRappen(grossUnitPrice(price)) : chfFromUnitPrice(price);
}

export function productMeta(page: ProductData): MetaDescriptor[] {
  const { product, publicUrl, domain } = page;
  const path = `/products/${encodeURIComponent(product.articleNumber)}`;
  const address = `${publicUrl}${path}`;
  const picture = `${publicUrl}/api/media/product-overview/${encodeURIComponent(product.articleNumber)}?format=png&width=1200&numerals=all&field=paper`;
  const title = `${product.name} | ${domain}`;
  return [
    { title },
    { name: 'description', content: product.description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'product' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: product.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { 'script:ld+json': productRecord(page, address, picture) },
    { 'script:ld+json': breadcrumbRecord(page, address) },
  ];
}

function productRecord({ product, firstPrice, priceView, companyName }: ProductData, address: string, picture: string) {
  const net = firstPrice?.cartPrice.items[0]?.pricePerOne ?? product.price;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    sku: product.articleNumber,
    description: product.description,
    image: picture,
    url: address,
    brand: { '@type': 'Brand', name: companyName },
    ...(net === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url: address,
            priceCurrency: 'CHF',
            price: shownChf(net, priceView).toFixed(2),
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              priceCurrency: 'CHF',
              price: shownChf(net, priceView).toFixed(2),
              valueAddedTaxIncluded: priceView === 'incl',
            },
            availability: 'https://schema.org/MadeToOrder',
            seller: { '@type': 'Organization', name: companyName },
          },
        }),
  };
}

function breadcrumbRecord({ product, trail, publicUrl }: ProductData, address: string) {
  const steps = [...trail.map(({ label, to }) => ({ name: label, item: `${publicUrl}${to}` })), { name: product.name, item: address }];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: encodeURI(decodeURI(item)),
    })),
  };
}
