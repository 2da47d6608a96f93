import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { priceViewCookie, usePriceView } from './price-view.tsx';
import type { PriceView } from './price-view.tsx';
import styles from './price-view-switch.module.css';

const yearSeconds = 365 * 86_400;

/** "Privat inkl. | Firma exkl.", remembered for a year. */
export function PriceViewSwitch() {
  const t = useTranslations('shell');
  const view = usePriceView();
  const { revalidate } = useRevalidator();
  const choose = (chosen: PriceView): void => {
    document.cookie = `${priceViewCookie}=${chosen}; path=/; max-age=${yearSeconds}; samesite=lax`;
    void revalidate();
  };
  return (
    <div className={styles['switch']} role="group" aria-label={t('priceView')}>
      <button type="button" aria-pressed={view === 'incl'} onClick={() => choose('incl')}>
        {t('priceViewIncl')}
      </button>
      <button type="button" aria-pressed={view === 'excl'} onClick={() => choose('excl')}>
        {t('priceViewExcl')}
      </button>
    </div>
  );
}
