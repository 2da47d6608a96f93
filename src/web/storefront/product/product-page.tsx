/** /products/{articleNumber}: picture, choices, price and part list of one product. */
import { useEffect } from 'react';
import type { LinksFunction, LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useLocation } from 'react-router';
import { pageServices, sentDocuments } from '#web/page-context.ts';
import { track } from '#web/storefront/consent/track.ts';
import { breadcrumbData, JsonLd } from '#web/storefront/page/json-ld.tsx';
import { PageHead } from '#web/storefront/page/page-head.tsx';
import { usePriceView } from '#web/storefront/page/price-view.tsx';
import { productPicture } from '#web/storefront/page/product-picture.ts';
import { useRootData } from '#web/root-data.ts';
import { productPath } from '#web/paths.ts';
import { loadProduct } from './load-product.ts';
import { Gallery } from './gallery.tsx';
import { PlainProduct } from './plain-product.tsx';
import type { ProductData } from './product-data.ts';
import { productRecord } from './product-facts.ts';
import { Related } from './related.tsx';
import styles from './product-page.module.css';
import sheetStyle from './product-sheet.css?url';
import { WakingModelProduct } from './waking-model-product.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';

/** Fetched at once but for print only, so that it blocks nothing. */
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: sheetStyle, media: 'print' }];

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<ProductData> {
  const page = await loadProduct(pageServices(context), params['articleNumber'] ?? '', request);
  return { ...page, documents: sentDocuments(context, page.documents) };
}

export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  const { search } = useLocation();
  // Another product, or another link to the same one, resets the page.
  const key = `${page.product.articleNumber}?${search}`;
  const { articleNumber, name } = page.product;
  useEffect(() => track({ event: 'view_item', items: [{ item_id: articleNumber, item_name: name, quantity: 1 }] }), [articleNumber, name]);
  const hasModel = page.documents === null || page.documents.length > 0;
  return (
    <>
      <Facts page={page} />
      {hasModel ? <WakingModelProduct key={key} page={page} /> : <PlainProduct key={key} page={page} />}
      {hasModel && page.gallery.length > 0 && (
        <div className={`wrap ${styles['pictures']}`}>
          <Gallery key={articleNumber} images={page.gallery} name={name} />
        </div>
      )}
      <Related related={page.related} />
    </>
  );
}

const isHidden = ({ published, publiclyAvailable }: ProductData['product']): boolean => !published || !publiclyAvailable;

function Facts({ page: { product, trail, firstPrice } }: { page: ProductData }) {
  const view = usePriceView();
  const profile = useRootData()?.profile;
  if (profile === undefined) return null;
  const path = productPath(product.articleNumber);
  const picturePath = productPicture(product.articleNumber, { format: 'png', width: 1200, numerals: true, field: 'paper' });
  const net = firstPrice?.cartPrice.items[0]?.pricePerOne ?? product.price;
  const trailItems = [...trail.map(({ label, to }) => ({ label, path: to })), { label: product.name, path }];
  return (
    <>
      <PageHead
        title={`${product.name} | ${profile.domain}`}
        description={product.description || undefined}
        image={picturePath}
        noIndex={isHidden(product)}
      />
      <JsonLd
        data={{
          '@graph': [productRecord({ product, profile, net, view, path, picturePath }), breadcrumbData(profile.publicUrl, trailItems)],
        }}
      />
    </>
  );
}
