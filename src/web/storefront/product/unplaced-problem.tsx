/** Above the price: why nothing can be ordered, if no field says so. Loaded only then. */
import { useLocale, useTranslations } from 'use-intl';
import type { Problem } from '#domain/configurator/evaluation.ts';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import styles from './price-trouble.module.css';

export default function UnplacedProblem({ problem }: { problem: Problem }) {
  const t = useTranslations('configurator');
  return (
    <div className={styles['trouble']}>
      <p>
        <b>{t('error')}</b> {unbrokenSize(problem.message[useLocale()])}
      </p>
    </div>
  );
}
