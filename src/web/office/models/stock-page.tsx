import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readHistory } from '#contract/record.ts';
import { readStock } from '#contract/stock.ts';
import { pageServices } from '#web/page-context.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { wholeHistory } from '../record/history.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './model.module.css';
import { StockForm } from './stock-form.tsx';
import { stockWords as t } from './stock-words.ts';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'models', request, 'managePrices');
  const [record, history] = await Promise.all([
    call(readStock, {}),
    call(readHistory, { query: { kind: 'materialPrice', id: 1, ...wholeHistory } }),
  ]);
  return { record, history: history.items };
}

/** The timber stock, for the cut plans. */
export default function StockPage() {
  const { record, history } = useLoaderData<typeof loader>();
  return (
    <div className={styles['list']}>
      <PageHead title={t.title}>
        <ListTabs screen="models" />
      </PageHead>
      <StockForm loaded={record} history={history} />
    </div>
  );
}
