/** Errors and warnings, announced once to screen readers; problems without a field of their own are also shown here. */
import { useLocale, useTranslations } from 'use-intl';
import type { Problem } from '#domain/configurator/evaluation.ts';
import { Icon } from '#web/ui/icon.tsx';
import { unbrokenSize } from '#domain/language/unbroken-size.ts';
import { NextConstructions } from './next-construction.tsx';
import styles from './problem-list.module.css';

export function ProblemList({ problems, shownAtFields }: { problems: readonly Problem[]; shownAtFields: ReadonlySet<string> }) {
  const t = useTranslations('configurator');
  const language = useLocale();
  return (
    <ul className={styles['problems']} aria-live="polite" aria-relevant="additions text" aria-label={t('problems')}>
      {problems.map((problem) => {
        const first = problem.params[0];
        const elsewhere = first !== undefined && shownAtFields.has(first);
        return (
          <li key={`${problem.id}-${first ?? ''}`} className={elsewhere ? styles['heard'] : styles[problem.severity]}>
            <Icon name="warning" size="small" />
            <span>
              <b>{t(problem.severity === 'ERROR' ? 'error' : 'warning')}</b> {unbrokenSize(problem.message[language])}
              {elsewhere ? null : <NextConstructions problem={problem} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
