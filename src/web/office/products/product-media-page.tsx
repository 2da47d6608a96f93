import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readProductHead } from '#contract/product-head.ts';
import { readProductImages } from '#contract/product-image.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { ArrangeImages } from './arrange-images.tsx';
import { productHandle, productTitle } from './product-meta.ts';

export const handle = productHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => productTitle(loaderData, 'media');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'products', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const [head, images] = await Promise.all([call(readProductHead, { params: { id } }), call(readProductImages, { params: { id } })]);
    return { head, images };
  });
}

/** A product's pictures: which ones the shop shows, in which order, and of what kind. */
export default function ProductMediaPage() {
  const { head, images } = useLoaderData<typeof loader>();
  return <ArrangeImages key={head.id} head={head} loaded={images} />;
}
