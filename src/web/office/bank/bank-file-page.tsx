import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readBankImport } from '#contract/bank-import.ts';
import { localNow } from '#domain/calendar/local-time.ts';
import { idInPath, or404 } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { BankDesk } from './bank-desk.tsx';
import { bankTexts } from './bank-words.ts';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.file.fileName ?? bankTexts.title} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

export const handle: RecordHandle = { recordName: (data) => (data as Awaited<ReturnType<typeof loader>>).file.fileName };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'payments', request, 'handleMoney');
  const id = idInPath(params['id']);
  const file = await or404(async () => call(readBankImport, { params: { id } }));
  return { file, today: localNow(Date.now()).date };
}

export default function BankFilePage() {
  const { file, today } = useLoaderData<typeof loader>();
  return <BankDesk key={file.id} loaded={file} today={today} />;
}
