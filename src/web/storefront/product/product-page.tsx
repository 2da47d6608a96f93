/** /products/{articleNumber}: picture, choices, price and part list of one product. */
import type { LoaderFunctionArgs, MetaDescriptor, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { pageServices } from '#web/page-context.ts';
import { loadProduct } from './load-product.ts';
import { ModelProduct } from './model-product.tsx';
import { PlainProduct } from './plain-product.tsx';
import { productMeta } from './product-meta.ts';

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  return loadProduct(pageServices(context), params['articleNumber'] ?? '', request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }): MetaDescriptor[] =>
  loaderData === undefined ? [] : productMeta(loaderData);

export default function ProductPage() {
  const page = useLoaderData<typeof loader>();
  // Another product, or another link to the same one, starts anew.
  const key = `${page.product.articleNumber}?${page.search}`;
  return page.documents.length > 0 ? <ModelProduct key={key} page={page} /> : <PlainProduct key={key} page={page} />;
}
