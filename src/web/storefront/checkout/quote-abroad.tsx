import { useTranslations } from 'use-intl';
import { ButtonLink } from '#web/ui/button.tsx';
import { paths } from '#web/paths.ts';
import styles from './step-page.module.css';

/** Deliveries abroad cannot be ordered directly: links to a quote for the same cart. */
export default function QuoteAbroad() {
  const t = useTranslations('order');
  return (
    <div className={styles['note']} role="status">
      <p>{t('quoteAbroad')}</p>
      <ButtonLink to={paths.requestQuote} size="small" mark="arrow">
        {t('askQuote')}
      </ButtonLink>
    </div>
  );
}
