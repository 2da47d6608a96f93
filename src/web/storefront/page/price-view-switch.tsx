import { useTranslations } from 'use-intl';
import { useChoosePriceView } from './choose-price-view.ts';
import { usePriceView } from './price-view.tsx';
import styles from './price-view-switch.module.css';

/** "Privat inkl. | Firma exkl.", remembered for a year. */
export function PriceViewSwitch() {
  const t = useTranslations('shell');
  const view = usePriceView();
  const choose = useChoosePriceView();
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
