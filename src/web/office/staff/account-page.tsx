import { useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { readSecondFactor } from '#contract/second-factor.ts';
import { readLogIns } from '#contract/session.ts';
import { pageServices } from '#web/page-context.ts';
import { requireScreen } from '../frame/screen-access.ts';
import { PageHead } from '../ui/page-head.tsx';
import { accountWords as t } from './account-words.ts';
import { LogInList } from './log-in-list.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';
import styles from './staff.module.css';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, call } = pageServices(context);
  const { userId, email, owesSecondFactor } = requireScreen(session, 'account', request);
  const [factor, logIns] = await Promise.all([call(readSecondFactor, {}), call(readLogIns, { query: {} })]);
  return { userId: userId ?? 0, email: email ?? '', owes: owesSecondFactor === true, factor, logIns: logIns.items };
}

/** The user's own log-in: second factor, password, and sessions. */
export default function AccountPage() {
  const { userId, email, owes, factor, logIns } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={t.title} />
      <p className={styles['filter']}>{email}</p>
      <SecondFactorPart factor={factor} owes={owes} />
      <PasswordPart userId={userId} email={email} />
      <LogInList logIns={logIns} />
    </>
  );
}
