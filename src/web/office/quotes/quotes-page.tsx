import { Form, Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { readQuotes } from '#contract/quote.ts';
import { pageServices } from '#web/page-context.ts';
import { requireAnyOf } from '../office-guard.ts';
import styles from '../office-page.module.css';
import { officeTexts } from '../office-texts.ts';
import { orderFilterOf, ordersPerPage, orderQuery } from '../orders/order-filter.ts';
import type { OrderFilter } from '../orders/order-filter.ts';
import { QuoteTable } from './quote-table.tsx';
import { quoteTexts } from './quote-texts.ts';

const t = quoteTexts.list;
const list = officeTexts.list;

export const meta: MetaFunction = () => [{ title: `${officeTexts.quotes} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireAnyOf(session, [permission.ADMIN_QUOTE], request);
  const filter: OrderFilter = { ...orderFilterOf(new URL(request.url).searchParams), orderStatusId: null, showPreparation: false };
  const query = {
    page: filter.page,
    perPage: ordersPerPage,
    ...(filter.search === '' ? {} : { search: filter.search }),
    ...(filter.fromDate === '' ? {} : { fromDate: filter.fromDate }),
    ...(filter.toDate === '' ? {} : { toDate: filter.toDate }),
  };
  return { filter, quotes: await call(readQuotes, { query }) };
}

export default function QuotesPage() {
  const { filter, quotes } = useLoaderData<typeof loader>();
  const first = (quotes.page - 1) * quotes.perPage + 1;
  const last = first + quotes.items.length - 1;
  const count = list.count(first, last, quotes.total);
  return (
    <>
      <header className={styles['head']}>
        <h1>{officeTexts.quotes}</h1>
      </header>
      <FilterBar filter={filter} />
      {quotes.items.length === 0 ? (
        <div className={styles['empty']}>
          <h2>{t.none}</h2>
          <p>{orderQuery(filter) === '' ? t.noneYet : t.noneFor}</p>
        </div>
      ) : (
        <>
          <QuoteTable quotes={quotes.items} />
          <nav className={styles['foot']} aria-label={count}>
            <span>{count}</span>
            {filter.page > 1 ? (
              <Link className={styles['button']} to={`/admin/Quotes${orderQuery({ ...filter, page: filter.page - 1 })}`}>
                {list.previous}
              </Link>
            ) : null}
            {last < quotes.total ? (
              <Link className={styles['button']} to={`/admin/Quotes${orderQuery({ ...filter, page: filter.page + 1 })}`}>
                {list.next}
              </Link>
            ) : null}
          </nav>
        </>
      )}
    </>
  );
}

/** A plain form: its fields are the URL's query. */
function FilterBar({ filter }: { filter: OrderFilter }) {
  return (
    <Form className={styles['bar']} role="search" key={JSON.stringify(filter)}>
      <label>
        {list.from}
        <input type="date" name="from" defaultValue={filter.fromDate} />
      </label>
      <label>
        {list.to}
        <input type="date" name="to" defaultValue={filter.toDate} />
      </label>
      <input type="search" name="q" aria-label={t.search} placeholder={t.search} defaultValue={filter.search} size={28} />
      <button type="submit" className={`${styles['button']} ${styles['ink']}`}>
        {list.filter}
      </button>
      <Link to="/admin/Quotes" className={styles['button']}>
        {list.reset}
      </Link>
    </Form>
  );
}
