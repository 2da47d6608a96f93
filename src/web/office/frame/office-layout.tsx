import { NavLink, Outlet, useLoaderData } from 'react-router';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { permission } from '#domain/access/permission.ts';
import { logOut } from '#contract/session.ts';
import { call } from '#web/call.ts';
import { pageServices } from '#web/page-context.ts';
import { paths } from '#web/paths.ts';
import { mayDevelop, requireAdmin } from './office-guard.ts';
import styles from './office-layout.module.css';
import { officeTexts as t } from './office-words.ts';

export const meta: MetaFunction = () => [{ title: `${t.title} | Kistenwerk` }, { name: 'robots', content: 'noindex' }];

export function loader({ context, request }: LoaderFunctionArgs) {
  const { session, profile } = pageServices(context);
  const staff = requireAdmin(session, request);
  return {
    email: staff.email ?? '',
    shop: profile.shop,
    seesOrders: staff.perm.includes(permission.ADMIN_QUOTE),
    seesDevelopment: mayDevelop(staff),
  };
}

/** Leaves the shop the way customers do: home first, then a fresh page without any state of the session. */
async function leave(): Promise<void> {
  await call(logOut, {});
  location.assign('/');
}

export default function OfficeLayout() {
  const { email, seesOrders, seesDevelopment } = useLoaderData<typeof loader>();
  return (
    <div className={styles['office']} lang="de-CH">
      <header className={styles['side']}>
        <a className={styles['logo']} href="/" aria-label="Kistenwerk">
          <svg viewBox="0 0 44 44" aria-hidden="true">
            <path d="M0 0h44v44H0z" className={styles['plate']} />
            <path d="M6 6h8v32H6zM17 20 30 6h9L24 22zM17 24l4-4 18 18h-9z" className={styles['letter']} />
          </svg>
        </a>
        <nav aria-label={t.navigation}>
          <ul>
            {seesOrders ? (
              <li>
                <NavLink to={paths.officeOrders}>{t.orders}</NavLink>
              </li>
            ) : null}
            {seesOrders ? (
              <li>
                <NavLink to={paths.officeQuotes}>{t.quotes}</NavLink>
              </li>
            ) : null}
            {seesDevelopment ? (
              <li>
                <NavLink to={paths.officeDevelopment}>{t.development}</NavLink>
              </li>
            ) : null}
          </ul>
        </nav>
        <div className={styles['who']}>
          <span>{email}</span>
          <a href="/">{t.toShop}</a>
          <button type="button" onClick={() => void leave()}>
            {t.logOut}
          </button>
        </div>
      </header>
      <main id="inhalt" className={styles['main']} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}
