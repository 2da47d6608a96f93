import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { holdsAbility } from '#domain/access/permission.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { insuranceServiceTypeId } from '#domain/cart/quote-line.ts';
import { readProducts } from '#contract/product.ts';
import { readQuoteFiles } from '#contract/quote-file.ts';
import { readQuote } from '#contract/quote.ts';
import { or404, idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { germanNames, GermanNamesProvider } from '../document/german-names.tsx';
import { QuoteDesk } from './quote-desk.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.quote.formattedId ?? screenOf('quotes').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as Awaited<ReturnType<typeof loader>>).quote.formattedId };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call, language } = pageServices(context);
  requireScreen(session, 'quotes', request);
  const id = idInPath(params['id']);
  return or404(async () => {
    const [quote, { items: files }, { items }] = await Promise.all([
      call(readQuote, { params: { id } }),
      call(readQuoteFiles, { params: { id } }),
      call(readProducts, { query: { typeId: insuranceServiceTypeId } }),
    ]);
    const mayRelease = session !== null && holdsAbility(session.perm, 'releaseMargin');
    return {
      names: await germanNames({ call, language }, quote),
      quote,
      files,
      mayRelease,
      mayOrder: session !== null && holdsAbility(session.perm, 'manageOrders'),
      today: localNow(Date.now()).date,
      services: items.map(({ id: productId, name }) => ({ id: productId, name })),
    };
  });
}

/** One quote for editing. Another one starts with its own draft. */
export default function QuotePage() {
  const { quote, names, ...rest } = useLoaderData<typeof loader>();
  return (
    <GermanNamesProvider value={names}>
      <QuoteDesk key={quote.id} loaded={quote} {...rest} />
    </GermanNamesProvider>
  );
}
