import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readMaterialPrices } from '#contract/material-price.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { pageServices } from '#web/page-context.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { useKeptFocus } from '../ui/keep-focus.ts';
import { PageHead } from '../ui/page-head.tsx';
import { MaterialDesk } from './material-desk.tsx';
import { materialWords as t } from './material-words.ts';
import styles from './model.module.css';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'models', request, 'managePrices');
  return { record: await call(readMaterialPrices, {}), today: localNow(Date.now()).date };
}

/** Costs of material and work, effective from a day on. */
export default function MaterialsPage() {
  const { record, today } = useLoaderData<typeof loader>();
  useKeptFocus();
  return (
    <div className={styles['list']}>
      <PageHead title={t.title}>
        <ListTabs screen="models" />
      </PageHead>
      {record.inForce === null ? (
        <p className={styles['none']}>{t.none}</p>
      ) : (
        <MaterialDesk loaded={{ ...record, inForce: record.inForce }} today={today} />
      )}
    </div>
  );
}
