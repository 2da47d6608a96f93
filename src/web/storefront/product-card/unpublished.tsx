import { useTranslations } from 'use-intl';
import styles from './unpublished.module.css';

/** Label for what only staff can see: fading alone tells nothing to those who cannot see it. */
export function Unpublished() {
  const t = useTranslations('catalog');
  return <span className={styles['unpublished']}>{t('unpublished')}</span>;
}
