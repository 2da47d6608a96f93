import { useTranslations } from 'use-intl';
import type { ShopProfile } from '#contract/shop.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { IconName } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { reopenConsent } from '../consent/consent-state.ts';
import { galleryOf, servicePaths } from '#web/content-address.ts';
import type { TopEntry } from '../page/category-menu.ts';
import { phoneHref } from '../page/phone-href.ts';
import styles from './footer.module.css';

const marks: Record<ShopProfile['shop'], readonly IconName[]> = {
  verpackung: ['thisWayUp', 'keepDry', 'fragile', 'centreOfGravity', 'sling', 'stacking'],
  moebel: ['thisWayUp', 'keepDry', 'stacking', 'truck'],
};
const legalPages = ['agb', 'impressum', 'datenschutz', 'kontakt', 'labels'] as const;

export function Footer({ profile, menu }: { profile: ShopProfile; menu: readonly TopEntry[] }) {
  const t = useTranslations('shell');
  const c = useTranslations('consent');
  const [mailbox, host] = profile.email.split('@');
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
            <a href={phoneHref(profile.phone)}>{profile.phone}</a>
            <a href={`mailto:${profile.email}`}>
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
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
            <h2>{t(profile.shop === 'verpackung' ? 'services' : 'inspiration')}</h2>
            {profile.shop === 'verpackung' ? <ServiceLinks /> : null}
            <Link to={galleryOf[profile.shop]}>{t('gallery')}</Link>
            <Link to="/news">{t('news')}</Link>
          </section>
          <section>
            <h2>{t('legal')}</h2>
            {legalPages.map((page) => (
              <Link key={page} to={`/${page}`}>
                {t(page)}
              </Link>
            ))}
            {profile.shop === 'verpackung' ? <Link to="/geschichte">{t('geschichte')}</Link> : null}
            <button type="button" onClick={reopenConsent}>
              {c('settings')}
            </button>
          </section>
        </div>
      </div>
    </footer>
  );
}

function ServiceLinks() {
  const t = useTranslations('shell');
  return servicePaths.all.map(({ slug, path }) => (
    <Link key={slug} to={path}>
      {t(`serviceNames.${slug}`)}
    </Link>
  ));
}
