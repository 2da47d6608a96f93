import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readModels } from '#contract/model-desk.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { pageServices } from '#web/page-context.ts';
import { officeModelPath } from '#web/paths.ts';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { Grid } from '../grid/grid.tsx';
import { plainView } from '../grid/rules/grid-view.ts';
import { useWholeRows } from '../grid/use-whole-rows.ts';
import { PageHead } from '../ui/page-head.tsx';
import { usePersonName } from '../people/person-names.tsx';
import { modelColumns } from './model-columns.tsx';
import styles from '../list/list-screen.module.css';
import { modelWords as t } from './model-words.ts';

const { word } = screenOf('models');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'models', request);
  const { items } = await call(readModels, {});
  return { rows: items.map((row) => ({ ...row, who: t.author(row.who) })), today: localNow(Date.now()).date };
}

/** All models: the version in the shop, the draft, the number of products that use it. */
export default function ModelsPage() {
  const { rows: models, today } = useLoaderData<typeof loader>();
  const personName = usePersonName();
  const navigate = useNavigate();
  const [view, setView] = useState(plainView);
  const columns = useMemo(() => modelColumns(), []);
  const rows = useMemo(() => models.map((row) => ({ ...row, who: personName(row.who) })), [models, personName]);
  const source = useWholeRows(rows, columns, view);
  return (
    <div className={styles['screen']}>
      <PageHead title={word}>
        <ListTabs screen="models" />
      </PageHead>
      <div className={styles['list']}>
        <Grid
          label={word}
          columns={columns}
          source={source}
          view={view}
          onView={setView}
          today={today}
          searchHint={t.search}
          addressOf={({ id }) => officeModelPath(id)}
          onOpen={({ id }) => void navigate(officeModelPath(id))}
        />
      </div>
    </div>
  );
}
