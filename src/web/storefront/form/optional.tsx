import { useTranslations } from 'use-intl';
import styles from './optional.module.css';

/** Label of an optional field. */
export function Optional({ text }: { text: string }) {
  const t = useTranslations('checkout');
  return (
    <>
      {text} <span className={styles['optional']}>({t('optional')})</span>
    </>
  );
}
