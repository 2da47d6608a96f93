import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { importBankFile, readBankImports } from '#contract/bank-import.ts';
import { amountText } from '#domain/money/money-text.ts';
import { rappenFromChf } from '#domain/money/money.ts';
import { pageServices } from '#web/page-context.ts';
import { officeBankFilePath } from '#web/paths.ts';
import { upload } from '#web/upload.ts';
import { StateWord } from '../grid/state-word.tsx';
import { screenOf } from '../frame/areas.ts';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { FileListPage } from '../ui/file-list-page.tsx';
import { pageIn } from '../ui/list-pager.tsx';
import { columns } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { importMarks } from './bank-view.ts';
import { bankTexts as t } from './bank-words.ts';
import { PersonName } from '../people/person-names.tsx';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'payments', request, 'handleMoney');
  return call(readBankImports, { query: { page: pageIn(request), perPage: 50 } });
}

export default function BankFilesPage() {
  const list = useLoaderData<typeof loader>();
  const { file, read, state, rows, booked, amount, who } = t.list;
  return (
    <FileListPage
      head={screenOf('payments').word}
      tabs={<ListTabs screen="payments" />}
      words={t}
      accept=".xml,.zip,application/xml,text/xml,application/zip"
      onRead={async (chosen) => officeBankFilePath((await upload(importBankFile, chosen)).id)}
      columns={[...columns([file, state, read]), ...columns([rows, booked, amount], 'number'), ...columns([who])]}
      list={list}
    >
      {list.items.map((item) => (
        <tr key={item.id}>
          <td className={pageStyles['strong']}>
            <Link to={officeBankFilePath(item.id)}>{item.fileName}</Link>
          </td>
          <td>
            <StateWord mark={importMarks[item.state]}>{t.states[item.state]}</StateWord>{' '}
            {item.gaps.length === 0 || item.state === 'UNDONE' ? null : <small>{t.list.gap}</small>}
          </td>
          <td className={pageStyles['keep']}>{instantText(item.createdAt)}</td>
          <td className={pageStyles['number']}>{item.totals.rows}</td>
          <td className={pageStyles['number']}>{item.totals.bookable}</td>
          <td className={pageStyles['number']}>{amountText(rappenFromChf(item.totals.bookableAmount))}</td>
          <td>
            <PersonName who={item.who} />
          </td>
        </tr>
      ))}
    </FileListPage>
  );
}
