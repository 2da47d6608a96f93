import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readProductHead } from '#contract/product-head.ts';
import { readProductRecord } from '#contract/product-record.ts';
import { readProductTypes } from '#contract/product-type.ts';
import { readHistory } from '#contract/record.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { wholeHistory } from '../record/history.tsx';
import { EditProduct } from './edit-product.tsx';
import { productHandle, productTitle } from './product-meta.ts';

export const handle = productHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => productTitle(loaderData, 'edit');

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'products', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const [head, record, types, history] = await Promise.all([
      call(readProductHead, { params: { id } }),
      call(readProductRecord, { params: { id } }),
      call(readProductTypes, {}),
      call(readHistory, { query: { kind: 'product', id, ...wholeHistory } }),
    ]);
    const names = types.items.map((type) => ({ id: type.id, name: type.name }));
    return { head, record, types: names, history: history.items, today: localNow(Date.now()).date };
  });
}

/** A product's texts, properties and visibility. */
export default function ProductEditPage() {
  const data = useLoaderData<typeof loader>();
  return <EditProduct key={data.record.id} {...data} />;
}
