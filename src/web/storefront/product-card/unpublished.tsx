import { useTranslations } from 'use-intl';
import styles from './unpublished.module.css';

/** Said of what only staff see: fading alone tells nothing to whoever cannot see it. */
export function Unpublished() {
  const t = useTranslations('catalog');
  return <span className={styles['unpublished']}>{t('unpublished')}</span>;
}
