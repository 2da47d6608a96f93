import { Link, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readArtworkInvoice, readArtworks } from '#contract/artwork.ts';
import { pageServices } from '#web/page-context.ts';
import { officeArtworkPath, officeQuotePath } from '#web/paths.ts';
import type { StatusState } from '#web/ui/status-mark.tsx';
import { upload } from '#web/upload.ts';
import type { Artwork } from '#contract/artwork.ts';
import { StateWord } from '../grid/state-word.tsx';
import { ListTabs } from '../frame/list-tabs.tsx';
import { requireScreen } from '../frame/screen-access.ts';
import { instantText } from '../text/instant-text.ts';
import { FileListPage } from '../ui/file-list-page.tsx';
import { pageIn } from '../ui/list-pager.tsx';
import { columns } from '../ui/plain-table.tsx';
import pageStyles from '../ui/page.module.css';
import { artworkWords as t } from './artwork-words.ts';
import { PersonName } from '../people/person-names.tsx';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'artworks', request);
  return call(readArtworks, { query: { page: pageIn(request), perPage: 50 } });
}

const marks: Readonly<Record<Artwork['state'], StatusState>> = { READ: 'part', MANUAL: 'open', QUOTED: 'done' };

export default function ArtworksPage() {
  const list = useLoaderData<typeof loader>();
  const { file, buyer, house, state, works, confirmed, quote, read, who } = t.list;
  return (
    <FileListPage
      tabs={<ListTabs screen="artworks" />}
      words={t}
      accept=".pdf,application/pdf"
      onRead={async (chosen) => officeArtworkPath((await upload(readArtworkInvoice, chosen)).id)}
      columns={[...columns([file, buyer, house, state]), ...columns([works, confirmed], 'number'), ...columns([quote, read, who])]}
      list={list}
    >
      {list.items.map((item) => (
        <tr key={item.id}>
          <td className={pageStyles['strong']}>
            <Link to={officeArtworkPath(item.id)}>{item.fileName}</Link>
          </td>
          <td>{item.buyer === '' ? '–' : item.buyer}</td>
          <td>{item.house ?? t.unknownHouse}</td>
          <td>
            <StateWord mark={marks[item.state]}>{t.states[item.state]}</StateWord>
          </td>
          <td className={pageStyles['number']}>{item.works}</td>
          <td className={pageStyles['number']}>
            {item.confirmed} / {item.filled}
          </td>
          <td>{item.quote === null ? '–' : <Link to={officeQuotePath(item.quote.id)}>{item.quote.formattedId}</Link>}</td>
          <td className={pageStyles['keep']}>{instantText(item.createdAt)}</td>
          <td>
            <PersonName who={item.who} />
          </td>
        </tr>
      ))}
    </FileListPage>
  );
}
