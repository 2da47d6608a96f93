/** How far apart the parts are drawn. */
import { useTranslations } from 'use-intl';
import styles from './apart-slider.module.css';

export function ApartSlider({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useTranslations('configurator');
  return (
    <label className={styles['slider']}>
      <span>{t('apart')}</span>
      <input type="range" min="0" max="1" step="0.05" value={value} onChange={(event) => onChange(Number(event.target.value))} />
    </label>
  );
}
