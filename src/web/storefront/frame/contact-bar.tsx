import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { holdsAbility } from '#domain/access/permission.ts';
import { languages } from '#domain/language/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './contact-bar.module.css';
import { DeliveryPlace } from './delivery-place.tsx';
import { useLogOut } from '../page/log-out.ts';
import { phoneHref } from '../page/phone-href.ts';
import { PriceViewSwitch } from '../page/price-view-switch.tsx';

export function ContactBar({ profile, session }: { profile: ShopProfile; session: Session | null }) {
  const t = useTranslations('shell');
  return (
    <aside className={styles['bar']} aria-label={t('contactBar')}>
      <div className={`wrap ${styles['row']}`}>
        <a className={styles['phone']} href={phoneHref(profile.phone)} aria-label={t('phone', { phone: profile.phone })}>
          {profile.phone}
        </a>
        <a className={styles['email']} href={`mailto:${profile.email}`}>
          {profile.email}
        </a>
        <span className={styles['space']} />
        <DeliveryPlace className={styles['place']} />
        <PriceViewSwitch />
        <LanguageLinks />
        <AccountLinks session={session} />
      </div>
    </aside>
  );
}

function inLanguage(search: string, language: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', language);
  return `?${query.toString()}`;
}

/** Words, not flags; the page stays the same. A full load, because texts belong to the document's language. */
export function LanguageLinks() {
  const t = useTranslations('shell');
  const current = useLocale();
  const { search } = useLocation();
  return (
    <nav className={styles['languages']} aria-label={t('language')}>
      {languages.map((language) => (
        <a
          key={language}
          // That of the page is the page as it is.
          href={language === current ? '' : inLanguage(search, language)}
          onClick={(event) => {
            // The current address has more than the link: a product page's configuration, unknown to the router, and anything the page was not rendered for.
            event.currentTarget.search = inLanguage(globalThis.location.search, language);
          }}
          lang={language}
          hrefLang={language}
          aria-current={language === current ? 'true' : undefined}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/** Where to return after the log-in; home pages need none. */
function nextOf(page: string): string {
  return page.startsWith('/user/') || page.startsWith('/-') ? '' : `?next=${encodeURIComponent(page)}`;
}

export function AccountLinks({ session }: { session: Session | null }) {
  const t = useTranslations('shell');
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const navigate = useNavigate();
  if (!session || session.guest) {
    return (
      <>
        <Link
          to={`${paths.logIn}${nextOf(pathname)}`}
          className={styles['link']}
          onClick={(event) => {
            // A product page keeps its configuration in the address, unknown to the router.
            event.preventDefault();
            void navigate(`${paths.logIn}${nextOf(pathname + globalThis.location.search)}`);
          }}
        >
          {t('logIn')}
        </Link>
        <Link to={paths.register} className={styles['link']}>
          {t('register')}
        </Link>
      </>
    );
  }
  return (
    <>
      {holdsAbility(session.perm, 'enterOffice') ? (
        // A fresh document, so that no tracking script is carried over to staff pages.
        <Link
          to={holdsAbility(session.perm, 'manageOrders') ? paths.officeOrders : paths.office}
          reloadDocument
          className={`${styles['link']} ${styles['office']}`}
        >
          {t('office')}
        </Link>
      ) : null}
      <Link to={paths.profileOrders} className={styles['user']} title={t('account', { email: session.email ?? '' })}>
        <Icon name="user" size="small" />
        <span>{session.email}</span>
      </Link>
      <button type="button" className={styles['link']} onClick={() => void logOut()}>
        {t('logOut')}
      </button>
    </>
  );
}
