/** The frame of the checkout steps: only links home, to help and to the terms lead away. */
import { useTranslations } from 'use-intl';
import type { ShopProfile } from '#contract/shop.ts';
import { paths } from '#web/paths.ts';
import { Link } from '#web/ui/link.tsx';
import { phoneHref } from '../page/phone-href.ts';
import styles from './bare-frame.module.css';
import { Logo } from '../page/logo.tsx';

export const isStepOfCheckout = (pathname: string): boolean =>
  /^\/checkout\/(?:signin|invoice|delivery-address|payment|summary)\/?$/.test(pathname);

export function BareHeader({ profile }: { profile: ShopProfile }) {
  const t = useTranslations('shell');
  return (
    <header className={styles['header']}>
      <div className={`wrap ${styles['row']}`}>
        <Link className={styles['logo']} to={`/-${profile.shop}`} aria-label={t('homeLink')}>
          <Logo />
          Kistenwerk
        </Link>
        <a href={phoneHref(profile.phone)} aria-label={t('phone', { phone: profile.phone })}>
          {profile.phone}
        </a>
      </div>
    </header>
  );
}

export function BareFooter({ profile }: { profile: ShopProfile }) {
  const t = useTranslations('shell');
  return (
    <footer className={styles['footer']} aria-label={t('footer')}>
      <div className={`wrap ${styles['row']}`}>
        <span>
          {profile.companyName}, {profile.zipCode} {profile.city}
        </span>
        <span className={styles['links']}>
          <Link to={paths.terms}>{t('agb')}</Link>
          <Link to={paths.privacy}>{t('datenschutz')}</Link>
          <Link to="/impressum">{t('impressum')}</Link>
        </span>
      </div>
    </footer>
  );
}
