import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { exportOrders, readOrderExports } from '#contract/order-export.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { call } from '#web/call.ts';
import { newKey } from '#web/new-key.ts';
import { pageServices } from '#web/page-context.ts';
import { useToast } from '#web/ui/toast.tsx';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { PlainField } from '../ui/plain-field.tsx';
import { ListPager, pageIn } from '../ui/list-pager.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { useAction } from '../ui/use-action.ts';
import { erpExportTexts as t } from './import-words.ts';
import styles from './imports-page.module.css';
import { PersonName } from '../people/person-names.tsx';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call: ask } = pageServices(context);
  requireScreen(session, 'imports', request, 'importOrders');
  return ask(readOrderExports, { query: { page: pageIn(request), perPage: 50 } });
}

const formats = [
  ['xlsx', 'Excel'],
  ['csv', 'CSV'],
] as const;

export default function ErpExportsPage() {
  const list = useLoaderData<typeof loader>();
  const { items, waiting } = list;
  const [numbers, setNumbers] = useState('');
  const { busy, run } = useAction();
  const toast = useToast();
  const named = numbers.split(/[\s,;]+/).filter((number) => number !== '');
  const make = async (wish: { again?: number; numbers?: string[] }): Promise<boolean> =>
    run(async () => {
      const { orderCount } = await call(exportOrders, { body: wish }, { idempotencyKey: newKey() });
      toast.success(t.made(orderCount));
    }, null);
  const { file, made, orders, count, changed, who, load } = t.columns;
  return (
    <>
      <PageHead title={screenOf('imports').word}>
        <ListTabs screen="imports" />
      </PageHead>
      <section className={styles['export']}>
        <h2>{t.waiting(waiting)}</h2>
        <p>{t.note}</p>
        <button
          type="button"
          className={`${pageStyles['button']} ${pageStyles['ink']}`}
          disabled={busy || waiting === 0}
          onClick={() => void make({})}
        >
          {t.make}
        </button>
      </section>
      <form
        className={styles['again']}
        onSubmit={(event) => {
          event.preventDefault();
          void make({ numbers: named.map((number) => number.toUpperCase()) }).then((done) => {
            if (done) setNumbers('');
          });
        }}
      >
        <PlainField id="export-numbers" label={t.byHand} hint={t.numbersHint} value={numbers} onChange={setNumbers} maxLength={2000} />
        <button type="submit" className={pageStyles['button']} disabled={busy || named.length === 0}>
          {t.export}
        </button>
      </form>
      <h2 className={styles['earlier']}>{t.list}</h2>
      {items.length === 0 ? (
        <p className={pageStyles['note']}>{t.none}</p>
      ) : (
        <DataTable
          label={t.list}
          columns={[...columns([file, made, orders]), ...columns([count, changed], 'number'), ...columns([who, load])]}
        >
          <tbody>
            {items.map((item) => (
              <tr key={item.id}>
                <td className={pageStyles['strong']}>
                  {item.id}
                  {item.byHand ? ` (${t.handMade})` : ''}
                </td>
                <td className={pageStyles['keep']}>{instantText(item.madeAt)}</td>
                <td className={pageStyles['keep']}>{item.numbers.join(' bis ')}</td>
                <td className={pageStyles['number']}>{groupedText(item.orderCount)}</td>
                <td className={pageStyles['number']}>{groupedText(item.changedSince)}</td>
                <td>
                  <PersonName who={item.who} />
                </td>
                <td>
                  <span className={styles['loads']}>
                    {formats.map(([format, word]) => (
                      <a key={format} href={`/api/erp-export/${item.id}/file?format=${format}`} download aria-label={t.load(item.id, word)}>
                        {word}
                      </a>
                    ))}
                    <button
                      type="button"
                      className={pageStyles['button']}
                      disabled={busy}
                      aria-label={t.againLabel(item.id)}
                      onClick={() => void make({ again: item.id })}
                    >
                      {t.again}
                    </button>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <ListPager list={list} />
    </>
  );
}
