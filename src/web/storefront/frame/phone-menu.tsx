import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import type { Session } from '#contract/session.ts';
import type { ShopProfile } from '#contract/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import type { MenuEntry } from '../page/category-menu.ts';
import { AccountLinks, LanguageLinks } from './contact-bar.tsx';
import { DeliveryPlace } from './delivery-place.tsx';
import { useFavouritePages } from './favourites-menu.tsx';
import { phoneHref } from '../page/phone-href.ts';
import styles from './phone-menu.module.css';
import { PriceViewSwitch } from '../page/price-view-switch.tsx';

/** Escape closes it and returns the focus to its button; inside a dialog, Escape belongs to the dialog. */
export function PhoneMenu({ profile, session, menu }: { profile: ShopProfile; session: Session | null; menu: readonly MenuEntry[] }) {
  const t = useTranslations('shell');
  const pages = useFavouritePages(session);
  useEffect(() => {
    const closed = new AbortController();
    const close = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      const button = document.querySelector<HTMLElement>('[aria-controls=phone-menu]');
      button?.click();
      button?.focus();
    };
    document.addEventListener('keydown', close, { signal: closed.signal });
    return () => closed.abort();
  }, []);
  return (
    <div id="phone-menu" className={styles['menu']}>
      <nav aria-label={t('range')}>
        <ul className={styles['range']}>
          {menu.map((entry) => (
            <li key={entry.id}>
              {entry.children.length === 0 ? (
                <Link to={entry.url}>{entry.name}</Link>
              ) : (
                <details>
                  <summary>
                    {entry.name}
                    <Icon name="down" size="small" />
                  </summary>
                  <ul>
                    <li>
                      <Link to={entry.url}>{t('all', { name: entry.name })}</Link>
                    </li>
                    {entry.children.map((child) => (
                      <li key={child.id}>
                        <Link to={child.url}>{child.name}</Link>
                      </li>
                    ))}
                  </ul>
                </details>
              )}
            </li>
          ))}
          <li>
            <Link to={paths.contact}>{t('kontakt')}</Link>
          </li>
        </ul>
      </nav>
      <div className={styles['settings']}>
        <DeliveryPlace />
        <PriceViewSwitch />
        <LanguageLinks />
        <div className={styles['account']}>
          <AccountLinks session={session} />
        </div>
        {pages.map(({ to, label }) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
        <a href={phoneHref(profile.phone)}>{profile.phone}</a>
      </div>
    </div>
  );
}
