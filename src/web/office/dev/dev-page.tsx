import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readOperation } from '#contract/operation.ts';
import { readStandIns } from '#contract/stand-in.ts';
import { readMails } from '#contract/mail.ts';
import { pageServices } from '#web/page-context.ts';
import { officeMailPath } from '#web/paths.ts';
import control from '../grid/control.module.css';
import { StateWord } from '../grid/state-word.tsx';
import { ListPager, pageIn } from '../ui/list-pager.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { columns, DataTable } from '../ui/plain-table.tsx';
import { instantText } from '../text/instant-text.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import styles from '../ui/page.module.css';
import partStyles from './operation-part.module.css';
import { OperationPart } from './operation-part.tsx';
import { StandInPart } from './stand-in-part.tsx';
import { mailMarks } from '../document/mail-marks.ts';
import { mailListWords } from '../document/mail-words.ts';
import tabStyles from '../frame/list-tabs.module.css';
import { officeWords } from '../frame/office-words.ts';
import { failedMailsQuery } from '../frame/waits.ts';

const t = officeWords.mails;
export const meta: MetaFunction = () => [{ title: `${screenOf('outbox').word} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'outbox', request);
  const onlyFailed = new URL(request.url).searchParams.get('state') === 'failed';
  const [operation, mails, standIns] = await Promise.all([
    call(readOperation, {}),
    call(readMails, { query: { page: pageIn(request), perPage: 50, ...(onlyFailed ? { state: 'failed' } : {}) } }),
    call(readStandIns, {}),
  ]);
  return { operation, mails, standIns: standIns.items, onlyFailed };
}

export default function DevPage() {
  const { operation, mails, standIns, onlyFailed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t.title} />
      <OperationPart {...operation} />
      <StandInPart standIns={standIns} />
      <h2 id="mails" className={partStyles['mails']}>
        {t.mails}
      </h2>
      <p className={styles['note']}>{t.explain}</p>
      <nav className={`${control['segments']} ${tabStyles['tabs']} ${partStyles['views']}`} aria-label={t.mails}>
        <Link className={control['segment'] ?? ''} to="?" aria-current={onlyFailed ? undefined : 'page'} preventScrollReset>
          {t.all}
        </Link>
        <Link
          className={control['segment'] ?? ''}
          to={`?${failedMailsQuery}`}
          aria-current={onlyFailed ? 'page' : undefined}
          preventScrollReset
        >
          {t.failed}
        </Link>
      </nav>
      {mails.items.length === 0 ? (
        <div className={styles['empty']}>
          <h2>{onlyFailed ? t.noneFailed : t.none}</h2>
          {onlyFailed ? null : <p>{t.noneYet}</p>}
        </div>
      ) : (
        <DataTable label={t.title} columns={columns([t.at, t.to, t.subject, t.state, t.tries, t.error])}>
          <tbody>
            {mails.items.map((mail) => (
              <tr key={mail.id}>
                <td className={styles['keep']}>{instantText(mail.createdAt)}</td>
                <td>{mail.to}</td>
                <td>
                  <Link to={officeMailPath(mail.id)}>{mail.subject}</Link>
                </td>
                <td>
                  <StateWord mark={mailMarks[mail.state]}>{mailListWords.states[mail.state]}</StateWord>
                </td>
                <td>{mail.tries}</td>
                <td>{mail.lastError}</td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
      <ListPager list={mails} />
    </>
  );
}
