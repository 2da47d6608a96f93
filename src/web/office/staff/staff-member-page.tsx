import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readHistory } from '#contract/record.ts';
import { readLogIns } from '#contract/session.ts';
import { readRoles, readStaff } from '#contract/staff.ts';
import { idInPath } from '#web/or-404.ts';
import { pageServices } from '#web/page-context.ts';
import { screenOf } from '../frame/areas.ts';
import { requireScreen } from '../frame/screen-access.ts';
import type { RecordHandle } from '../frame/use-trail.ts';
import { wholeHistory } from '../record/history.tsx';
import { StaffRecord } from './staff-record.tsx';

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: `${loaderData?.person.displayName ?? screenOf('staff').word} | Kistenwerk` },
  { name: 'robots', content: 'noindex' },
];

type Data = Awaited<ReturnType<typeof loader>>;

export const handle: RecordHandle = { recordName: (data) => (data as Data).person.displayName };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  requireScreen(session, 'staff', request);
  const id = idInPath(params['id']);
  const [staff, roles, logIns, history] = await Promise.all([
    call(readStaff, {}),
    call(readRoles, {}),
    call(readLogIns, { query: { userId: id } }),
    call(readHistory, { query: { kind: 'user', id, ...wholeHistory } }),
  ]);
  const person = staff.items.find((each) => each.id === id);
  if (person === undefined) throw new Response(null, { status: 404 });
  return { person, roles: roles.items, logIns: logIns.items, history: history.items };
}

export default function StaffMemberPage() {
  const data = useLoaderData<typeof loader>();
  return <StaffRecord key={`${data.person.id} ${data.person.version}`} {...data} />;
}
