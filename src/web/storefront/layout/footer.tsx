import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ShopProfile } from '#contract/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import type { MenuEntry } from './category-menu.ts';
import { phoneHref } from './phone-href.ts';
import styles from './footer.module.css';

const marks: Record<ShopProfile['shop'], readonly IconName[]> = {
  verpackung: ['thisWayUp', 'keepDry', 'fragile', 'centreOfGravity', 'sling', 'stacking'],
  moebel: ['thisWayUp', 'keepDry', 'stacking', 'truck'],
};
const legalPages = ['agb', 'impressum', 'datenschutz', 'kontakt'] as const;

export function Footer({ profile, menu }: { profile: ShopProfile; menu: readonly MenuEntry[] }) {
  const t = useTranslations('shell');
  return (
    <footer className={styles['footer']} aria-label={t('footer')}>
      <div className="wrap">
        <div className={styles['marks']}>
          {marks[profile.shop].map((mark) => (
            <Icon key={mark} name={mark} size="large" />
          ))}
          <p className="small">{t(profile.shop === 'moebel' ? 'sloganMoebel' : 'slogan', { city: profile.city })}</p>
        </div>
        <div className={styles['columns']}>
          <section>
            <h2>{profile.companyName}</h2>
            <address>
              {profile.street}
              <br />
              {profile.zipCode} {profile.city}
            </address>
            <p className={styles['quiet']}>{profile.openingHours}</p>
          </section>
          <section>
            <h2>{t('range')}</h2>
            {menu.map((entry) => (
              <Link key={entry.id} to={entry.url}>
                {entry.name}
              </Link>
            ))}
          </section>
          <section>
            <h2>{t('service')}</h2>
            <a href={phoneHref(profile.phone)}>{profile.phone}</a>
            <a href={`mailto:${profile.email}`}>{profile.email}</a>
          </section>
          <section>
            <h2>{t('legal')}</h2>
            {legalPages.map((page) => (
              <Link key={page} to={`/${page}`}>
                {t(page)}
              </Link>
            ))}
          </section>
        </div>
      </div>
    </footer>
  );
}
