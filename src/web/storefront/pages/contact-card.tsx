import { useTranslations } from 'use-intl';
import type { ShopProfile } from '#contract/shop.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { JsonLd } from '../page/json-ld.tsx';
import { phoneHref } from '../page/phone-href.ts';
import styles from './contact-card.module.css';
import { requestId } from './contact-request.tsx';

/** Phone, mail, address and hours from the company record; the text below never repeats them. */
export function ContactCard({ profile }: { profile: ShopProfile }) {
  const t = useTranslations('shell');
  return (
    <section className="wrap" aria-label={t('contactCard')}>
      <div className={styles['card']}>
        <a href={phoneHref(profile.phone)} className={`num ${styles['phone']}`} aria-label={t('phone', { phone: profile.phone })}>
          {profile.phone}
        </a>
        <a href={`mailto:${profile.email}`} className={styles['mail']}>
          <Icon name="mail" />
          {profile.email}
        </a>
        <address>
          <Icon name="factory" />
          <span>
            {profile.companyName}
            <br />
            {profile.street}
            <br />
            {profile.zipCode} {profile.city}
          </span>
        </address>
        <p>
          <strong>{t('openingHours')}</strong>
          <br />
          {profile.openingHours}
        </p>
        <ButtonLink to={`#${requestId}`} mark="down">
          {t(`sendDrawing_${profile.shop}`)}
        </ButtonLink>
      </div>
      <JsonLd
        data={{
          '@type': 'LocalBusiness',
          name: profile.companyName,
          url: profile.publicUrl,
          image: `${profile.publicUrl}/images/share-${profile.shop}.png`,
          telephone: profile.phone,
          email: profile.email,
          vatID: profile.uid,
          address: {
            '@type': 'PostalAddress',
            streetAddress: profile.street,
            postalCode: profile.zipCode,
            addressLocality: profile.city,
            addressCountry: 'CH',
          },
        }}
      />
    </section>
  );
}
