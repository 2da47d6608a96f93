/** Everything of one's own account: tabs on top, for logged-in people only. */
import { NavLink, Outlet, useLocation, useMatches } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { useTranslations } from 'use-intl';
import { pageServices } from '#web/page-context.ts';
import { useRootData } from '#web/root.tsx';
import '#web/texts/buyer-texts.ts';
import { requireLogIn } from '../favourites/require-log-in.ts';
import { PageHead } from '../layout/page-head.tsx';
import styles from './profile-layout.module.css';

export { StorefrontErrorBoundary as ErrorBoundary } from '../layout/error-page.tsx';
export { privateHeaders as headers } from '../account/private-headers.ts';

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
  // An order has its own name.
  const onTab = useMatches().at(-1)?.pathname.replace(/\/$/, '') === addressOf(tab);
  return (
    <div className={`wrap ${styles['page']}`}>
      <nav className={styles['tabs']} aria-label={t('menu')}>
        <ul>
          {tabs.map((each) => (
            <li key={each}>
              <NavLink to={addressOf(each)}>{t(`tabs.${each}`)}</NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {onTab ? (
        <>
          <PageHead title={`${t(`tabs.${tab}`)} | ${domain}`} noIndex />
          <h1>{t(`tabs.${tab}`)}</h1>
          <p className={styles['lead']}>{t(`leads.${tab}`)}</p>
        </>
      ) : null}
      <Outlet />
    </div>
  );
}
