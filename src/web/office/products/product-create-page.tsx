import { redirect, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readCategories } from '#contract/category.ts';
import { readProducts } from '#contract/product.ts';
import { readProductKinds } from '#contract/product-life.ts';
import { readProductRecord } from '#contract/product-record.ts';
import { readProductTypes } from '#contract/product-type.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { PageHead } from '../ui/page-head.tsx';
import { CreateProduct } from './create-product.tsx';
import { productWords } from './product-words.ts';

const t = productWords.create;

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

/** `from`: the article number of the product to copy. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'products', request);
  const from = new URL(request.url).searchParams.get('from') ?? '';
  const [types, kinds, categories, sources] = await Promise.all([
    call(readProductTypes, {}),
    call(readProductKinds, {}),
    call(readCategories, {}),
    from === '' ? { items: [] } : call(readProducts, { query: { articleNumber: from.slice(0, 80) } }),
  ]);
  const [found] = sources.items;
  // oxlint-disable-next-line typescript/only-throw-error -- the router accepts thrown responses
  if (from !== '' && found === undefined) throw redirect(new URL(request.url).pathname.replace(/\.data$/, ''));
  // With its names in every language.
  const source = found === undefined ? null : await call(readProductRecord, { params: { id: found.id } });
  return {
    types: types.items.map(({ id, name }) => ({ id, name })),
    kinds: kinds.items,
    categories: categories.items.filter(({ parentId }) => parentId !== null).map(({ id, name }) => ({ id, name })),
    source:
      source === null
        ? null
        : { id: source.id, articleNumber: source.articleNumber, name: source.name, typeId: source.typeId, kindCode: source.kindCode },
  };
}

/** One short form, from the type to a page in the shop. */
export default function ProductCreatePage() {
  const data = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t.title} />
      <CreateProduct key={data.source?.id ?? 0} {...data} />
    </>
  );
}
