import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/paths.ts';
import { isAt, Link } from '#web/ui/link.tsx';
import { SearchField } from '../search/search-field.tsx';
import { CartEntry } from './cart-entry.tsx';
import type { MenuEntry, TopEntry } from '../page/category-menu.ts';
import { useContentMenu } from '../page/content-menu.ts';
import { FavouritesMenu } from './favourites-menu.tsx';
import styles from './header.module.css';
import { Kept } from '../page/kept.tsx';
import { Logo } from '../page/logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PhoneMenu, useOpenedParts } from './opened-later.ts';
import { useDeepMenu } from './use-deep-menu.ts';

interface HeaderProps {
  profile: ShopProfile;
  session: Session | null;
  menu: readonly TopEntry[];
  /** Address of the customer's own logo; null: none. */
  customerLogo: string | null;
}

export function Header({ profile, session, menu, customerLogo }: HeaderProps) {
  const t = useTranslations('shell');
  const searchWords = useTranslations('search');
  const { key, pathname } = useLocation();
  const entries = [...useDeepMenu(menu), ...useContentMenu(profile.shop)];
  useOpenedParts();
  // The menu belongs to the page it was opened on, so that every navigation closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['row']}`}>
        <Link className={styles['logo']} to={`/-${profile.shop}`} aria-label={t('homeLink')}>
          <Logo />
          Kistenwerk
        </Link>
        {customerLogo === null ? null : <img className={styles['customer']} src={customerLogo} alt={t('customerLogo')} height={44} />}
        {/* The search page has its own field. */}
        <div className={styles['search']}>{pathname === paths.search ? null : <SearchField />}</div>
        <Link className={styles['searchLink']} to={paths.search} aria-label={searchWords('field')}>
          <Icon name="search" />
        </Link>
        <ModeSwitch profile={profile} className={styles['mode']} />
        <FavouritesMenu session={session} />
        <CartEntry />
        <button
          type="button"
          className={styles['menu']}
          aria-expanded={open}
          aria-controls="phone-menu"
          aria-label={t(open ? 'menuClose' : 'menu')}
          onClick={() => setOpenOn(open ? null : key)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
      </div>
      {open ? (
        <Suspense>
          <PhoneMenu profile={profile} session={session} menu={entries} />
        </Suspense>
      ) : null}
      <ModeSwitch profile={profile} className={styles['modeBelow']} />
      <div className={`wrap ${styles['range']}`}>
        <Kept name="menu" by={[entries, addressesAt(pathname, entries)]}>
          <MainMenu entries={entries} />
        </Kept>
      </div>
    </header>
  );
}

/** The menu entries marked as the visitor's current location. */
function addressesAt(pathname: string, entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ url, children }) => [...(isAt(pathname, url) ? [url] : []), ...addressesAt(pathname, children)]);
}
