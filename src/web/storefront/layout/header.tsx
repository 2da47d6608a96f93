import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import { CartEntry } from './cart-entry.tsx';
import type { MenuEntry } from './category-menu.ts';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { PhoneMenu } from './phone-menu.tsx';

interface HeaderProps {
  profile: ShopProfile;
  session: Session | null;
  menu: readonly MenuEntry[];
}

export function Header({ profile, session, menu }: HeaderProps) {
  const t = useTranslations('shell');
  const { key } = useLocation();
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
        <nav className={styles['nav']} aria-label={t('range')}>
          <ul>
            {menu.map((entry) => (
              <li key={entry.id}>
                <NavLink to={entry.url}>{entry.name}</NavLink>
                {entry.children.length > 0 ? (
                  <ul className={styles['sub']} aria-label={t('rangeMenu', { name: entry.name })}>
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <NavLink to={child.url}>{child.name}</NavLink>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </li>
            ))}
          </ul>
        </nav>
        <ModeSwitch profile={profile} className={styles['mode']} />
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
      {open ? <PhoneMenu profile={profile} session={session} menu={menu} /> : null}
      <ModeSwitch profile={profile} className={styles['modeBelow']} />
    </header>
  );
}
