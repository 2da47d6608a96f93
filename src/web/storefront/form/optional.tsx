import { useTranslations } from 'use-intl';
import styles from './optional.module.css';

/** The label of a field that may stay empty. */
export function Optional({ text }: { text: string }) {
  const t = useTranslations('checkout');
  return (
    <>
      {text} <span className={styles['optional']}>{t('optional')}</span>
    </>
  );
}
