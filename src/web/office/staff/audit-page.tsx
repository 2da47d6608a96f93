import { useLoaderData, useSearchParams } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { AuditEntry, readAudit } from '#contract/audit.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { ListPager, pageIn } from '../ui/list-pager.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { auditWords as t, kindWords } from './audit-words.ts';
import { changeText } from './change-text.ts';
import styles from './staff.module.css';
import { usePersonName } from '../people/person-names.tsx';

export const meta: MetaFunction = () => [{ title: `${screenOf('audit').word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

const perPage = 100;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'audit', request);
  const query = new URL(request.url).searchParams;
  const kind = AuditEntry.shape.kind.safeParse(query.get('kind'));
  return call(readAudit, { query: { page: pageIn(request), perPage, ...(kind.success ? { kind: kind.data } : {}) } });
}

/** Log-ins, failed attempts and changes of rights, newest first. */
export default function AuditPage() {
  const list = useLoaderData<typeof loader>();
  const { items } = list;
  const nameOf = usePersonName();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <PageHead title={screenOf('audit').word} />
      <p className={pageStyles['note']}>{t.explain}</p>
      <p className={styles['filter']}>
        <label htmlFor="kind">{t.filter}</label>
        <select
          id="kind"
          value={query.get('kind') ?? ''}
          onChange={({ target }) => setQuery(target.value === '' ? {} : { kind: target.value })}
        >
          <option value="">{t.all}</option>
          {Object.entries(kindWords).map(([kind, word]) => (
            <option key={kind} value={kind}>
              {word}
            </option>
          ))}
        </select>
      </p>
      {items.length === 0 ? (
        <div className={pageStyles['empty']}>
          <h2>{t.none}</h2>
          <p>{t.noneText}</p>
        </div>
      ) : (
        <DataTable label={screenOf('audit').word} columns={columns([t.at, t.kind, t.who, t.about, t.change, t.address])}>
          <tbody>
            {items.map((entry, index) => (
              <tr key={`${entry.at} ${index}`}>
                <td className={pageStyles['keep']}>{instantText(entry.at)}</td>
                <td className={pageStyles['strong']}>{kindWords[entry.kind]}</td>
                <td>
                  {nameOf(entry.who)}
                  {nameOf(entry.who) === entry.who ? null : <small className={styles['address']}>{entry.who}</small>}
                </td>
                <td>{entry.about}</td>
                <td>{changeText(entry)}</td>
                <td>{entry.address}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <ListPager list={list} />
    </>
  );
}
