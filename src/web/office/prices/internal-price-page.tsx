import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readInternalPrice } from '#contract/internal-price.ts';
import { readDefaultRemotePrice } from '#contract/price-explanation.ts';
import { readProductHead } from '#contract/product-head.ts';
import { readHistory } from '#contract/record.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { ProductFrame } from '../products/product-frame.tsx';
import { productHandle } from '../products/product-meta.ts';
import { wholeHistory } from '../record/history.tsx';
import { priceWords as t } from './price-words.ts';
import { InternalPriceEditor } from './internal-price-editor.tsx';

export const handle = productHandle;
export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${t.internal} ${loaderData?.head.articleNumber ?? ''} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call: callHere } = pageServices(context);
  requireScreen(session, 'prices', request);
  const id = idInPath(params['id']);
  const [head, internal, { remotePrice }] = await or404(async () =>
    Promise.all([
      callHere(readProductHead, { params: { id } }),
      callHere(readInternalPrice, { query: { productId: id } }),
      callHere(readDefaultRemotePrice, {}),
    ]),
  );
  const history =
    internal.id === null ? [] : (await callHere(readHistory, { query: { kind: 'internalPrice', id: internal.id, ...wholeHistory } })).items;
  return { head, internal, remotePrice, history };
}

export default function InternalPricePage() {
  const { head, internal, remotePrice, history } = useLoaderData<typeof loader>();
  return (
    <ProductFrame head={head} note={t.marginRows(internal.marginRows)}>
      <InternalPriceEditor key={internal.productId} internal={internal} defaultRemote={remotePrice} history={history} />
    </ProductFrame>
  );
}
