import { useState } from 'react';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readCategories } from '#contract/category.ts';
import { readModels } from '#contract/model-desk.ts';
import { readAttributes } from '#contract/product-type.ts';
import { readTypesWithAttributes } from '#contract/product-type-record.ts';
import { readReportDeclarations } from '#contract/report.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { Ask } from '../ui/ask.tsx';
import { Figure, PageHead } from '../ui/page-head.tsx';
import pageStyles from '../ui/page.module.css';
import { TypeDialog } from './type-dialog.tsx';
import { TypePanel } from './type-panel.tsx';
import { typeWords as t } from './type-words.ts';
import styles from './types.module.css';

const { word } = screenOf('productTypes');

export const meta: MetaFunction = () => [{ title: `${word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'productTypes', request);
  const [types, attributes, categories, reports, models] = await Promise.all([
    call(readTypesWithAttributes, {}),
    call(readAttributes, {}),
    call(readCategories, {}),
    call(readReportDeclarations, {}),
    call(readModels, {}),
  ]);
  return {
    types: types.items,
    attributes: attributes.items.map(({ id, name }) => ({ id, name })),
    choices: {
      categories: categories.items.map(({ id, name }) => ({ id, name })),
      reports: reports.items.map(({ reportId }) => reportId),
      models: models.items.map(({ id, label }) => ({ id, name: label.de })),
    },
  };
}

/** All types on the left, one of them on the right. */
export default function ProductTypesPage() {
  const { types, attributes, choices } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();
  const [creating, setCreating] = useState(false);
  const [isUnsaved, setUnsaved] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const selected = types.find(({ id }) => String(id) === query.get('type')) ?? types[0];
  const go = (id: number): void => setQuery({ type: String(id) }, { replace: true, preventScrollReset: true });
  return (
    <>
      <PageHead title={word} figures={<Figure number={String(types.length)} word={t.count} />}>
        <button type="button" className={`${pageStyles['button']} ${pageStyles['ink']}`} onClick={() => setCreating(true)}>
          {t.create}
        </button>
      </PageHead>
      <div className={styles['split']}>
        <ul className={styles['list']} aria-label={word}>
          {types.map(({ id, name, productCount, kind }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === selected?.id}
                onClick={() => (isUnsaved && id !== selected?.id ? setAsked(id) : go(id))}
              >
                <span>{name}</span>
                {kind === 'COMPOSITE' ? <small>Set</small> : null}
                <small>{productCount}</small>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles['work']}>
          {selected === undefined ? (
            <p className={pageStyles['note']}>{t.pick}</p>
          ) : (
            <TypePanel
              key={selected.id}
              type={selected}
              choices={choices}
              attributes={attributes}
              onUnsaved={setUnsaved}
              onRemoved={() => setQuery({}, { replace: true })}
            />
          )}
        </div>
      </div>
      {creating ? (
        <TypeDialog
          choices={choices}
          onMade={(id) => {
            setCreating(false);
            void revalidate().then(() => go(id));
          }}
          onClose={() => setCreating(false)}
        />
      ) : null}
      <Ask
        title={t.leaveTitle}
        text={t.leaveText}
        verb={t.leave}
        back={t.stay}
        open={asked !== null}
        onYes={() => {
          if (asked !== null) go(asked);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    </>
  );
}
