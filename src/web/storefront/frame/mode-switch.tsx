import { useTranslations } from 'use-intl';
import type { ShopProfile } from '#contract/shop.ts';
import { shopModes } from '#domain/calendar/shop-mode.ts';
import styles from './mode-switch.module.css';

/** The link to the other shop; hidden when its address is not configured. */
export function ModeSwitch({ profile, className }: { profile: ShopProfile; className?: string | undefined }) {
  const t = useTranslations('shell');
  const { shop, otherShopUrl } = profile;
  if (otherShopUrl === null) return null;
  return (
    <nav className={`${styles['switch']} ${className ?? ''}`} aria-label={t('shopMode')}>
      {shopModes.map((mode) => (
        <a
          key={mode}
          className={styles[mode]}
          href={mode === shop ? `/-${mode}` : `${otherShopUrl}/-${mode}`}
          aria-current={mode === shop ? 'true' : undefined}
        >
          {t(mode)}
        </a>
      ))}
    </nav>
  );
}
