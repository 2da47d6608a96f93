import { useLocale, useTranslations } from 'use-intl';
import { dayText } from '#domain/calendar/date-text.ts';
import { parsePlainDate } from '#domain/calendar/plain-date.ts';
import type { ShopMode } from '#domain/catalog/shop.ts';
import { useRootData } from '#web/root-data.ts';
import { Link } from '#web/ui/link.tsx';
import styles from './about-us.module.css';

/** Who makes the products, where, how soon they arrive and for whom, from the company record and the calendar. */
export function AboutUs({ shop, earliest }: { shop: ShopMode; earliest: string }) {
  const t = useTranslations('home.about');
  const language = useLocale();
  const profile = useRootData()?.profile;
  const day = parsePlainDate(earliest);
  if (!profile) return null;
  const { companyName: company, street, zipCode, city, openingHours } = profile;
  return (
    <section className={`wrap ${styles['about']}`} aria-label={t('title', { company })}>
      <div>
        <h2>{t('who')}</h2>
        <p>{t(`whoText_${shop}`, { company, city })}</p>
        <Link to={shop === 'verpackung' ? '/geschichte' : '/kontakt'}>{t(`whoMore_${shop}`)}</Link>
      </div>
      <div>
        <h2>{t('where')}</h2>
        <p>
          {street}, {zipCode} {city}
        </p>
        <p>{t('pickup', { hours: openingHours })}</p>
      </div>
      <div>
        <h2>{t('howSoon')}</h2>
        <p>{t('howSoonText', { day: day === null ? earliest : dayText(day, language) })}</p>
      </div>
      <div>
        <h2>{t('forWhom')}</h2>
        <p>{t(`forWhomText_${shop}`)}</p>
      </div>
    </section>
  );
}
