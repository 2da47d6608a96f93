import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { readQuotes } from '#contract/quote.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { DocumentFilterBar, DocumentPages } from '../document/document-list.tsx';
import { requireAnyOf } from '../frame/office-guard.ts';
import styles from '../ui/page.module.css';
import { officeTexts } from '../frame/office-words.ts';
import { askedOf, orderFilterOf, orderQuery } from '../document/document-filter.ts';
import type { OrderFilter } from '../document/document-filter.ts';
import { QuoteTable } from './quote-table.tsx';
import { quoteTexts } from './quote-texts.ts';

const t = quoteTexts.list;

export const meta: MetaFunction = () => [{ title: `${officeTexts.quotes} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireAnyOf(session, [permission.ADMIN_QUOTE], request);
  const filter: OrderFilter = { ...orderFilterOf(new URL(request.url).searchParams), orderStatusId: null, showPreparation: false };
  return { filter, quotes: await call(readQuotes, { query: askedOf(filter) }) };
}

export default function QuotesPage() {
  const { filter, quotes } = useLoaderData<typeof loader>();
  return (
    <>
      <header className={styles['head']}>
        <h1>{officeTexts.quotes}</h1>
      </header>
      <DocumentFilterBar path={paths.officeQuotes} filter={filter} searchLabel={t.search} />
      {quotes.items.length === 0 ? (
        <div className={styles['empty']}>
          <h2>{t.none}</h2>
          <p>{orderQuery(filter) === '' ? t.noneYet : t.noneFor}</p>
        </div>
      ) : (
        <>
          <QuoteTable quotes={quotes.items} />
          <DocumentPages path={paths.officeQuotes} filter={filter} list={quotes} />
        </>
      )}
    </>
  );
}
