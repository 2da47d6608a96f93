import { useState } from 'react';
import { Link, useLoaderData, useNavigate } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { importTable, readImports } from '#contract/import.ts';
import { readOrderTemplate, readStatusFile } from '#contract/order-import.ts';
import type { ImportKindKey } from '#contract/import.ts';
import { groupedText } from '#domain/money/money-text.ts';
import { pageServices } from '#web/page-context.ts';
import { officeImportPath } from '#web/paths.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { upload } from '#web/upload.ts';
import { StateWord } from '../grid/state-word.tsx';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { FileDrop } from '../ui/file-drop.tsx';
import { ListPager, pageIn } from '../ui/list-pager.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { kindsFor, templateTargets } from './import-kinds.ts';
import { importTexts as t } from './import-words.ts';
import { TemplateBuyerFields } from './template-buyer.tsx';
import type { TemplateBuyer } from './template-buyer.tsx';
import styles from './imports-page.module.css';
import { PersonName } from '../people/person-names.tsx';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const { perm } = requireScreen(session, 'imports', request);
  const list = await call(readImports, { query: { page: pageIn(request), perPage: 50 } });
  const kinds = kindsFor(perm);
  const asked = new URL(request.url).searchParams.get('kind');
  return { list, kinds, chosen: kinds.find((kind) => kind === asked) ?? kinds[0] ?? 'product' };
}

const marks = { DRY: 'working', APPLIED: 'done', UNDONE: 'canceled' } as const satisfies Record<string, StatusState>;

export default function ImportsPage() {
  const { list, kinds, chosen } = useLoaderData<typeof loader>();
  const [kind, setKind] = useState<ImportKindKey>(chosen);
  const [buyer, setBuyer] = useState<TemplateBuyer>({ customer: null, reference: '' });
  const target = templateTargets[kind];
  const navigate = useNavigate();
  const { file, kind: what, state, read, rows, stored, faults, who } = t.list;
  return (
    <>
      <PageHead title={t.title}>
        <ListTabs screen="imports" />
      </PageHead>
      <fieldset className={styles['kinds']}>
        <legend>{t.what}</legend>
        {kinds.map((each) => (
          <label key={each}>
            <input type="radio" name="import-kind" checked={kind === each} onChange={() => setKind(each)} />
            {t.kinds[each]}
            <small>{t.kindNotes[each]}</small>
          </label>
        ))}
      </fieldset>
      {target === undefined ? null : <TemplateBuyerFields value={buyer} onChange={setBuyer} />}
      <FileDrop
        title={t.drop[kind]}
        hint={t.dropHint}
        choose={t.choose}
        reading={t.reading}
        pasted={t.pasted}
        accept=".xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onFile={async (chosen) => {
          const { id } = await send(kind, chosen, buyer);
          await navigate(officeImportPath(id));
        }}
      />
      <section className={styles['export']}>
        <h2>{target === undefined ? `${t.export}: ${t.kinds[kind]}` : t.template}</h2>
        <p>{target === undefined ? t.exportNote : t.templateNote}</p>
        <a className={pageStyles['button']} href={`/api/export/${kind}?format=xlsx`} download>
          Excel (.xlsx)
        </a>
        <a className={pageStyles['button']} href={`/api/export/${kind}?format=csv`} download>
          CSV
        </a>
      </section>
      <h2 className={styles['earlier']}>{t.earlier}</h2>
      {list.items.length === 0 ? (
        <p className={pageStyles['note']}>{t.none}</p>
      ) : (
        <DataTable
          label={t.earlier}
          columns={[...columns([file, what, state, read]), ...columns([rows, stored, faults], 'number'), ...columns([who])]}
        >
          <tbody>
            {list.items.map((item) => {
              const changing = item.counts.new + item.counts.changed;
              return (
                <tr key={item.id}>
                  <td className={pageStyles['strong']}>
                    <Link to={officeImportPath(item.id)}>{item.fileName}</Link>
                  </td>
                  <td>{t.kinds[item.kind]}</td>
                  <td>
                    <StateWord mark={marks[item.state]}>{t.states[item.state]}</StateWord>
                  </td>
                  <td className={pageStyles['keep']}>{instantText(item.createdAt)}</td>
                  <td className={pageStyles['number']}>{groupedText(changing + item.counts.same + item.counts.faulty)}</td>
                  <td className={pageStyles['number']}>{item.state === 'APPLIED' ? groupedText(changing) : '–'}</td>
                  <td className={pageStyles['number']}>{groupedText(item.counts.faulty)}</td>
                  <td>
                    <PersonName who={item.appliedBy === '' ? item.who : item.appliedBy} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
      <ListPager list={list} />
    </>
  );
}

async function send(kind: ImportKindKey, file: File, { customer, reference }: TemplateBuyer): Promise<{ id: number }> {
  if (kind === 'orderStatus') return upload(readStatusFile, file);
  const into = templateTargets[kind];
  if (into === undefined) return upload(importTable, file, { query: { kind } });
  return upload(readOrderTemplate, file, {
    query: { into, reference: reference.trim(), ...(customer === null ? {} : { customerId: customer.id }) },
  });
}
