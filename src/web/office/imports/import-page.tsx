import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readImport, readImportRows } from '#contract/import.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { ImportDesk } from './import-desk.tsx';
import { firstFilter, pageSize } from './import-filter.ts';
import { importTexts } from './import-words.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.desk.fileName ?? importTexts.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as Awaited<ReturnType<typeof loader>>).desk.fileName };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'imports', request);
  const id = idInPath(params['id']);
  const desk = await or404(async () => call(readImport, { params: { id } }));
  const rows = await call(readImportRows, { params: { id }, query: { ...firstFilter(desk), perPage: pageSize } });
  return { desk, rows };
}

export default function ImportPage() {
  const { desk, rows } = useLoaderData<typeof loader>();
  return <ImportDesk key={desk.id} loaded={desk} firstRows={rows} />;
}
