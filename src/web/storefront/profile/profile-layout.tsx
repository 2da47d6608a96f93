/** All pages of the user's account: tabs on top, only when logged in. */
import { Outlet, useLocation, useMatches } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root-data.ts';
import '#web/texts/buyer-texts.ts';
import { GroupedNumbers } from '#web/texts/grouped-numbers.tsx';
import { requireLogIn } from '../page/require-log-in.ts';
import { PageHead } from '../page/page-head.tsx';
import { TabFrame, TabHead } from '../page/tab-frame.tsx';

export { StorefrontErrorBoundary as ErrorBoundary } from '../page/error-page.tsx';
export { privateHeaders as headers } from '../page/private-headers.ts';

const tabs = ['bestellungen', 'offerten', 'konto', 'zugangsdaten'] as const;
const addressOf = (tab: (typeof tabs)[number]): string => `/user/profile/${tab}`;

export function loader({ context, request }: LoaderFunctionArgs): null {
  requireLogIn(pageServices(context).session, request);
  return null;
}

export default function ProfileLayout() {
  const t = useTranslations('profile');
  const { pathname } = useLocation();
  const domain = useRootData()?.profile.domain ?? '';
  const tab = tabs.find((each) => pathname.startsWith(addressOf(each))) ?? 'bestellungen';
  // An order's page has its own title.
  const onTab = useMatches().at(-1)?.pathname.replace(/\/$/, '') === addressOf(tab);
  return (
    <TabFrame label={t('menu')} tabs={tabs.map((each) => ({ to: addressOf(each), label: t(`tabs.${each}`) }))}>
      {onTab ? (
        <>
          <PageHead title={`${t(`tabs.${tab}`)} | ${domain}`} noIndex />
          <TabHead title={t(`tabs.${tab}`)} lead={t(`leads.${tab}`)} />
        </>
      ) : null}
      <GroupedNumbers>
        <Outlet />
      </GroupedNumbers>
    </TabFrame>
  );
}
